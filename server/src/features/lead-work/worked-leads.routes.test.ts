import { randomUUID } from 'node:crypto';
import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody, quoteData } from '../../testing/factories.js';
import { Mailbox } from '../../testing/mailbox.js';
import { setRange } from '../../testing/quoted-lead.js';
import { signIn } from '../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

eachDatabase('What people of a company do with a lead', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let owner: SignedIn;
  let agent: SignedIn;
  let stranger: SignedIn;
  const mailbox = new Mailbox();
  let later = 0;
  let number = 0;

  const look = async (id: string, who = owner) => (await who.call('GET', `/api/leads/${id}`)).json() as LeadDetail;
  const codeOf = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;
  const fromChat = async (changes: Parameters<typeof leadBody>[0] = {}, key: string = randomUUID()) => {
    number++;
    const contact = { email: `w${number}@example.com`, phone: `+44 7700 8${String(number).padStart(5, '0')}` };
    const payload = leadBody({ companyId: owner.company.slug, ...contact, ...changes });
    const headers = { 'idempotency-key': key };
    return (await app.inject({ method: 'POST', url: '/api/leads', headers, payload })).json().id as string;
  };
  const moveTo = async (id: string, to: string, more: object = {}, who = owner) => {
    const { version } = await look(id);
    return who.call('POST', `/api/leads/${id}/status`, { version, to, ...more });
  };
  const qualified = async () => {
    const id = await fromChat();
    for (const to of ['contacted', 'qualified']) await moveTo(id, to);
    return id;
  };

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { now: () => Date.now() + later, mailer: mailbox });
    owner = await signIn(app, database);
    agent = await signIn(app, database, { teamRole: 'agent', company: owner.company.id });
    stranger = await signIn(app, database);
    await database.transaction((trx) =>
      trx
        .updateTable('companies')
        .set({ config: JSON.stringify({ contactInfo: { phone: '+44 113 496 0123' }, serviceCountries: ['GB'] }) })
        .where('id', '=', owner.company.id)
        .execute(),
    );
    later += 5_000;
  });
  afterAll(() => app.close());
  beforeEach(() => {
    later += 1_000;
  });

  describe('who adds one by hand', () => {
    const body = (changes: object = {}) => ({
      name: 'Bo Lind',
      phone: '020 7946 0000',
      move: { moveType: 'local', originCity: 'Leeds', destinationCity: 'York' },
      note: 'Called on Monday',
      ...changes,
    });

    it('finds it in the list with its source, author, note and status, and nobody is mailed', async () => {
      const before = mailbox.mails.length;
      const answer = await agent.call('POST', '/api/leads/by-hand', body());
      expect(answer.statusCode).toBe(201);
      const { id, reference } = answer.json();
      expect(reference).toMatch(/^M-/);
      const lead = await look(id);
      expect(lead).toMatchObject({
        name: 'Bo Lind',
        source: 'by_hand',
        status: 'contacted',
        assigneeId: agent.person.id,
      });
      expect(lead.notes).toMatchObject([{ text: 'Called on Monday' }]);
      expect(lead.timeline[0]).toMatchObject({ kind: 'created', who: 'Amina Yusof', detail: 'Added by hand' });
      expect(lead.firstContactAt).not.toBeNull();
      const listed = (await owner.call('GET', '/api/leads?search=lind')).json().leads;
      expect(listed).toMatchObject([{ id, source: 'by_hand' }]);
      await app.worker.settle();
      expect(mailbox.mails.length).toBe(before);
      const notified = await database.reader
        .selectFrom('notifications')
        .select('id')
        .where('leadId', '=', id)
        .execute();
      expect(notified).toEqual([]);
    });

    it('leaves it to nobody: the colleagues are told of it', async () => {
      const answer = await agent.call('POST', '/api/leads/by-hand', body({ name: 'Left Toall', isMine: false }));
      const { id } = answer.json();
      await app.worker.settle();
      const notified = await database.reader
        .selectFrom('notifications')
        .select(['personId', 'title'])
        .where('leadId', '=', id)
        .execute();
      expect(notified).toContainEqual({ personId: owner.person.id, title: 'New lead: Left Toall' });
      expect(notified).not.toContainEqual(expect.objectContaining({ personId: agent.person.id }));
    });

    it('may know the name and one way to reach them only', async () => {
      const { id } = (
        await owner.call('POST', '/api/leads/by-hand', {
          name: 'Only Mail',
          email: 'only@example.com',
          move: { moveType: 'international' },
          hasSpoken: false,
          isMine: false,
        })
      ).json();
      expect(await look(id)).toMatchObject({ status: 'new', assigneeId: null, originCity: '', quoteAmount: null });
      const nothing = await owner.call('POST', '/api/leads/by-hand', { name: 'No Way', move: { moveType: 'local' } });
      expect(nothing.json().error.fields).toHaveProperty('phone');
    });

    it('refuses a year and a country that cannot be meant, in words at the field', async () => {
      const move = { moveType: 'local', moveDate: '2099-01-01', originCountry: 'XX' };
      const contact = { name: 'Slip Finger', email: 'slip@example.com' };
      const refused = await owner.call('POST', '/api/leads/by-hand', { ...contact, move });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().error.fields).toEqual({
        'move.moveDate': expect.stringMatching(/^Check the year/),
        'move.originCountry': expect.stringMatching(/no such country/),
      });
      const id = await fromChat({});
      const { version } = await look(id);
      const edit = await owner.call('PATCH', `/api/leads/${id}/facts`, { version, move: { moveDate: '1900-01-01' } });
      expect(edit.json().error.fields).toHaveProperty(['move.moveDate']);
    });

    it('stores it once, however often the button is pressed', async () => {
      const headers = { cookie: owner.cookie, origin: 'http://localhost', 'idempotency-key': randomUUID() };
      const send = () =>
        app.inject({ method: 'POST', url: '/api/leads/by-hand', headers, payload: body({ name: 'Twice Pressed' }) });
      const [first, second] = await Promise.all([send(), send()]);
      expect(first.json()).toEqual(second.json());
      expect((await look(first.json().id)).notes).toHaveLength(1);
    });

    it('is shown who may be the same person, however the number is spelled', async () => {
      const id = await fromChat({ phone: '+44 20 7946 0999', email: 'same@example.com' });
      const find = async (query: string, who = owner) =>
        (await who.call('GET', `/api/leads/same-person?${query}`)).json().leads.map((one: { id: string }) => one.id);
      expect(await find(`phone=${encodeURIComponent('(020) 7946-0999')}`)).toEqual([id]);
      expect(await find(`phone=${encodeURIComponent('+442079460999')}`)).toEqual([id]);
      expect(await find('email=SAME@example.com')).toEqual([id]);
      expect(await find('phone=02079460998')).toEqual([]);
      expect(await find('phone=&email=')).toEqual([]);
      expect(await find('email=same@example.com', stranger)).toEqual([]);
      const other = (await owner.call('POST', '/api/leads/by-hand', body({ phone: '020 7946 0999' }))).json().id;
      expect((await look(id)).samePerson.map((one) => one.id)).toEqual([other]);
      expect(await look(other)).toMatchObject({ duplicates: 1 });
      expect(await look(id)).toMatchObject({ duplicates: 1 });
    });
  });

  describe('who books it', () => {
    it('says for how much and when, which the timeline, the list and the file show', async () => {
      const id = await qualified();
      const outcome = { kind: 'converted', amount: 4_200, moveDate: '2027-03-01' };
      const answer = await moveTo(id, 'converted', { outcome });
      expect(answer.statusCode).toBe(200);
      const lead = await look(id);
      expect(lead.outcome).toMatchObject({ kind: 'converted', amount: 4_200, currency: 'USD', moveDate: '2027-03-01' });
      expect(lead.timeline.at(-1)).toMatchObject({
        kind: 'outcome',
        detail: 'Booked for $4,200, moving on Mon 1 Mar 2027',
      });
      const file = (await owner.call('GET', `/api/admin/leads/export?search=${lead.email.split('@')[0]}`)).body;
      expect(file).toContain(',4200,USD,2027-03-01,');
    });

    it('may book a move that is done by now, and none of a day over a year ago', async () => {
      const outcome = { kind: 'converted', amount: 4_200, moveDate: '2020-01-01' };
      const id = await qualified();
      const refused = await moveTo(id, 'converted', { outcome });
      expect(refused.json().error.fields).toEqual({ 'outcome.moveDate': 'This day is more than a year ago' });
      expect(await look(id)).toMatchObject({ status: 'qualified', outcome: null });
      const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
      const done = { ...outcome, moveDate: lastWeek };
      expect((await moveTo(id, 'converted', { outcome: done })).json().outcome).toMatchObject({ moveDate: lastWeek });
    });

    it('may correct it later, and not for a lead with another status', async () => {
      const id = await qualified();
      await moveTo(id, 'converted', { outcome: { kind: 'converted', amount: 100 } });
      const edit = async (outcome: object, who = owner) =>
        who.call('PUT', `/api/leads/${id}/outcome`, { version: (await look(id)).version, outcome });
      expect((await edit({ kind: 'converted', amount: 150 })).json().outcome).toMatchObject({ amount: 150 });
      expect(codeOf(await edit({ kind: 'lost', reason: 'price' }))).toBe('status_change_refused');
      expect(codeOf(await edit({ kind: 'converted', amount: 0 }))).toBe('validation_failed');
      expect(codeOf(await edit({ kind: 'converted', amount: 1_150.505 }))).toBe('validation_failed');
      expect(codeOf(await edit({ kind: 'converted', amount: 1 }, stranger))).toBe('not_found');
      await moveTo(id, 'lost', { outcome: { kind: 'lost', reason: 'timing' } });
      expect((await look(id)).outcome).toMatchObject({ kind: 'lost', amount: null, reason: 'timing' });
    });

    it('leaves in the log of changes from what to what it ended, without words that may name a person', async () => {
      const id = await qualified();
      const booked = { kind: 'converted', amount: 100, moveDate: null };
      await moveTo(id, 'converted', { outcome: booked });
      const { version } = await look(id);
      await owner.call('PUT', `/api/leads/${id}/outcome`, { version, outcome: { ...booked, amount: 150 } });
      await moveTo(id, 'lost', { outcome: { kind: 'lost', reason: 'other', words: 'Amina moved by herself' } });
      const said = (await owner.call('GET', '/api/audit')).json().entries as { subject: string; detail: object }[];
      const [lost, corrected, won] = said.filter(({ subject }) => subject === id).map(({ detail }) => detail);
      const [hundred, more] = [100, 150].map((amount) => ({ amount, currency: 'USD', moveDate: null }));
      expect(won).toEqual({ from: 'qualified', to: 'converted', after: hundred });
      expect(corrected).toEqual({ before: hundred, after: more });
      expect(lost).toEqual({ from: 'converted', to: 'lost', before: more, after: { reason: 'other' } });
    });

    it('may take it back within a minute, as if it had not been, and nobody else may', async () => {
      const id = await qualified();
      await moveTo(id, 'converted', { outcome: { kind: 'converted', amount: 100 } });
      const undo = async (who = owner) =>
        who.call('POST', `/api/leads/${id}/outcome/undo`, { version: (await look(id)).version });
      expect(codeOf(await undo(agent))).toBe('status_change_refused');
      expect((await undo()).json()).toMatchObject({ status: 'qualified', outcome: null });
      expect((await look(id)).timeline.map(({ kind }) => kind).slice(-2)).toEqual(['outcome', 'undone']);
      expect(codeOf(await undo())).toBe('status_change_refused');
      await moveTo(id, 'lost', { outcome: { kind: 'lost', reason: 'price' } });
      later += 71_000;
      expect(codeOf(await undo())).toBe('status_change_refused');
      expect(await look(id)).toMatchObject({ status: 'lost', outcome: { reason: 'price' } });
    });
  });

  it('that was nobody’s is nobody’s again when it was lost by mistake', async () => {
    const id = await fromChat();
    await moveTo(id, 'lost', { outcome: { kind: 'lost', reason: 'price' } });
    const { assigneeId, version } = await look(id);
    expect(assigneeId).toBe(owner.person.id);
    const undone = await owner.call('POST', `/api/leads/${id}/outcome/undo`, { version });
    expect(undone.json()).toMatchObject({ status: 'new', assigneeId: null });
    await owner.call('PATCH', `/api/leads/${id}`, { version: undone.json().version, assigneeId: owner.person.id });
    later += 1_000;
    await moveTo(id, 'lost', { outcome: { kind: 'lost', reason: 'price' } });
    const again = await owner.call('POST', `/api/leads/${id}/outcome/undo`, { version: (await look(id)).version });
    expect(again.json()).toMatchObject({ status: 'new', assigneeId: owner.person.id });
  });

  it('is lost for a reason, which another reason needs words for, also for many at once', async () => {
    const ids = [await fromChat(), await fromChat()];
    const bulk = (outcome: object) =>
      owner.call('POST', '/api/leads/bulk', { ids, action: { kind: 'status', to: 'lost', outcome } });
    expect((await bulk({ kind: 'lost', reason: 'other' })).statusCode).toBe(422);
    expect((await bulk({ kind: 'converted', amount: 5 })).statusCode).toBe(422);
    expect((await bulk({ kind: 'lost', reason: 'other', words: 'Stays where she is' })).statusCode).toBe(200);
    for (const id of ids)
      expect((await look(id)).outcome).toMatchObject({ reason: 'other', words: 'Stays where she is' });
    await moveTo(ids[0] as string, 'human-handoff-requested');
    expect((await look(ids[0] as string)).outcome).toBeNull();
  });

  describe('who edits its facts', () => {
    const edit = (id: string, body: object, who = owner) => who.call('PATCH', `/api/leads/${id}/facts`, body);

    it('leaves in the timeline what each was before, and finds it by the new ones', async () => {
      const id = await fromChat({ pets: true, moveMonth: 6 });
      const { version } = await look(id);
      const move = { destinationCity: 'Tartu', moveDate: '2027-05-04', pets: null, notes: ['Keys on Friday'] };
      const answer = await edit(id, { version, contact: { name: 'Renamed Person' }, move });
      const lead = answer.json() as LeadDetail;
      expect(lead.move).toMatchObject({ destinationCity: 'Tartu', moveDate: '2027-05-04', notes: ['Keys on Friday'] });
      expect(lead.move).not.toHaveProperty('pets');
      expect(lead.move).not.toHaveProperty('moveMonth');
      const said = lead.timeline.filter(({ kind }) => kind === 'changed');
      expect(said.map(({ detail, before, after }) => [detail, before, after])).toEqual(
        expect.arrayContaining([
          ['Name', 'Amina Yusof', 'Renamed Person'],
          ['Moves to', 'Kuala Lumpur', 'Tartu'],
          ['Pets', 'Yes', ''],
        ]),
      );
      expect(said.every(({ who }) => who === 'Amina Yusof')).toBe(true);
      const found = (await owner.call('GET', '/api/leads?search=renamed%20tartu')).json().leads;
      expect(found.map((one: { id: string }) => one.id)).toEqual([id]);
    });

    it('is refused a moving day that is over, while a lead whose day has passed is edited in all else', async () => {
      const id = await fromChat();
      const { version } = await look(id);
      const refused = await edit(id, { version, move: { moveDate: '2020-05-04' } });
      expect([refused.statusCode, refused.json().error.fields]).toEqual([
        422,
        { 'move.moveDate': 'This day is over: choose today or a later one' },
      ]);
      await current().database.transaction((trx) =>
        trx
          .updateTable('leads')
          .set({ move: JSON.stringify({ moveDate: '2020-05-04' }) })
          .where('id', '=', id)
          .execute(),
      );
      expect((await edit(id, { version, contact: { name: 'Kai' }, move: { moveDate: '2020-05-04' } })).statusCode).toBe(
        200,
      );
    });

    it('is told where somebody else was quicker, and overwrites nothing', async () => {
      const id = await fromChat();
      const { version } = await look(id);
      const both = await Promise.all([
        edit(id, { version, contact: { name: 'First' } }),
        edit(id, { version, contact: { name: 'Second' } }, agent),
      ]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(codeOf(await edit(id, { version: 99, contact: { name: 'x' } }, stranger))).toBe('not_found');
    });

    it('cannot leave a lead without a way to reach its person', async () => {
      const id = await fromChat();
      const answer = await edit(id, { version: 1, contact: { email: '', phone: '' } });
      expect(answer.json().error.fields).toHaveProperty('contact.phone');
    });

    it('has the last word over what the chat sends again', async () => {
      const key = randomUUID();
      const id = await fromChat({ destinationCity: 'Cork' }, key);
      await edit(id, { version: 1, move: { destinationCity: 'Perth' } });
      await app.inject({
        method: 'POST',
        url: '/api/lead-additions',
        headers: { 'idempotency-key': key },
        payload: { companyId: owner.company.slug, move: { destinationCity: 'Cork', car: true } },
      });
      expect((await look(id)).move).toMatchObject({ destinationCity: 'Perth', car: true });
    });
  });

  it('is quoted again by its present facts, and keeps the range that the visitor saw with its date', async () => {
    const id = await fromChat();
    await setRange(current().database, id, quoteData(1_000, 1_500));
    const { quote, createdAt } = await look(id);
    later += 60_000;
    const again = await owner.call('POST', `/api/leads/${id}/quotes`, { version: 1 });
    const lead = again.json() as LeadDetail;
    expect(lead.shownQuote).toMatchObject({ minPrice: quote?.minPrice, maxPrice: quote?.maxPrice });
    expect(lead).toMatchObject({ quotedBy: 'Amina Yusof', quoteDiffers: false });
    expect(lead.earlierQuotes).toMatchObject([
      { quote: { minPrice: 1_000, maxPrice: 1_500 }, at: createdAt, by: null },
    ]);
    expect(lead.quoteAmount).toBe(Math.round(((quote?.minPrice ?? 0) + (quote?.maxPrice ?? 0)) / 2));
    expect(lead.timeline.at(-1)).toMatchObject({ kind: 'quoted', who: 'Amina Yusof' });
    const nowhere = (
      await owner.call('POST', '/api/leads/by-hand', {
        name: 'No Route',
        phone: '020 7946 0001',
        move: { moveType: 'local' },
      })
    ).json().id;
    const refused = await owner.call('POST', `/api/leads/${nowhere}/quotes`, {
      version: (await look(nowhere)).version,
    });
    expect(refused.json().error.message).toMatch(/cannot be quoted/);
  });

  it('is tried by a press, and in touch only by a call that reached its person', async () => {
    const id = await fromChat();
    await owner.call('POST', `/api/leads/${id}/tries`, { way: 'whatsapp' });
    await owner.call('POST', `/api/leads/${id}/calls`, { outcome: 'no-answer', note: 'Rings out' });
    expect(await look(id)).toMatchObject({ status: 'new', firstContactAt: null });
    const answer = await agent.call('POST', `/api/leads/${id}/calls`, { outcome: 'reached' });
    expect(answer.json()).toMatchObject({ status: 'contacted', firstContactAt: expect.any(String) });
    const { timeline } = await look(id);
    expect(timeline.slice(1).map(({ kind, detail, after }) => [kind, detail, after])).toEqual([
      ['tried', 'whatsapp', null],
      ['called', 'no-answer', 'Rings out'],
      ['assigned', 'Amina Yusof', null],
      ['called', 'reached', null],
      ['status', 'contacted', null],
    ]);
    expect(codeOf(await stranger.call('POST', `/api/leads/${id}/calls`, { outcome: 'reached' }))).toBe('not_found');
  });

  it('shows a colleague’s note where it is open, as soon as it is written or removed', async () => {
    const id = await fromChat();
    const events = async () =>
      (await database.reader.selectFrom('events').select('type').where('subjectId', '=', id).execute()).filter(
        ({ type }) => type === 'lead.updated',
      ).length;
    const before = await events();
    const note = (await agent.call('POST', `/api/leads/${id}/notes`, { text: 'Has a narrow gate' })).json();
    expect(await events()).toBe(before + 1);
    await agent.call('DELETE', `/api/leads/${id}/notes/${note.id}`);
    expect(await events()).toBe(before + 2);
  });

  it('becomes that of whoever first acts on it, unless it has its person or rules give leads to people', async () => {
    const [called, moved, given] = [await fromChat(), await fromChat(), await fromChat()];
    await agent.call('POST', `/api/leads/${called}/calls`, { outcome: 'left-message' });
    await moveTo(called, 'lost', { outcome: { kind: 'lost', reason: 'price' } });
    expect((await look(called)).assigneeId).toBe(agent.person.id);
    const { assigneeId, timeline } = (await moveTo(moved, 'contacted')).json() as LeadDetail;
    expect(assigneeId).toBe(owner.person.id);
    expect(timeline.at(-1)).toMatchObject({ kind: 'assigned' });
    const { version } = await look(given);
    await owner.call('PATCH', `/api/leads/${given}`, { version, assigneeId: owner.person.id });
    await moveTo(given, 'contacted', {}, agent);
    expect((await look(given)).assigneeId).toBe(owner.person.id);

    const rule = { id: randomUUID(), name: '', kind: 'language', values: ['et'], personIds: [agent.person.id] };
    const saved = await owner.call('PUT', '/api/lead-assignment', { rules: [rule], version: 0 });
    expect(saved.statusCode).toBe(200);
    const left = await fromChat();
    await moveTo(left, 'contacted');
    expect((await look(left)).assigneeId).toBeNull();
    for (const to of ['qualified', 'converted']) await moveTo(left, to, {}, agent);
    const booked = await look(left);
    expect(booked.assigneeId, 'whoever books it has it').toBe(agent.person.id);
    expect(booked.timeline.at(-1)).toMatchObject({ kind: 'assigned' });
    const undone = await agent.call('POST', `/api/leads/${left}/outcome/undo`, { version: booked.version });
    expect(undone.json()).toMatchObject({ status: 'qualified', assigneeId: null });
    const action = { kind: 'status', to: 'converted' };
    await agent.call('POST', '/api/leads/bulk', { ids: [left], action });
    expect((await look(left)).assigneeId, 'among many as well').toBe(agent.person.id);
    await owner.call('PUT', '/api/lead-assignment', { rules: [], version: 1 });
  });

  it('is not stored again by the request that had stored it, once its person is erased', async () => {
    const payload = leadBody({
      companyId: owner.company.slug,
      email: 'gone.for.good@example.com',
      phone: '+44 20 7946 0321',
    });
    const headers = { 'idempotency-key': randomUUID() };
    const send = async () => {
      const answer = await app.inject({ method: 'POST', url: '/api/leads', headers, payload });
      expect(answer.statusCode).toBe(201);
      return answer.json();
    };
    const first = await send();
    expect((await owner.call('POST', `/api/leads/${first.id}/erase`, { confirm: 'erase' })).statusCode).toBe(200);
    expect(await send()).toEqual(first);
    expect((await owner.call('GET', `/api/leads/${first.id}`)).statusCode).toBe(404);
    expect((await owner.call('GET', '/api/leads?search=gone.for.good')).json().leads).toEqual([]);
    const kept = await current().database.reader.selectFrom('erasedLeads').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`gone|${headers['idempotency-key']}`));
  });

  it('leaves nothing of it when its person is erased', async () => {
    const id = await qualified();
    await moveTo(id, 'converted', { outcome: { kind: 'converted', amount: 100 } });
    await owner.call('POST', `/api/leads/${id}/quotes`, { version: (await look(id)).version });
    const record = (await owner.call('GET', `/api/leads/${id}/person`)).json();
    expect(record.outcomes).toHaveLength(1);
    expect(record.quotes).toHaveLength(2);
    expect((await owner.call('POST', `/api/leads/${id}/erase`, { confirm: 'erase' })).statusCode).toBe(200);
    for (const table of ['leadOutcomes', 'leadQuotes', 'leadEdits'])
      expect(
        (await sql`SELECT 1 FROM ${sql.table(table)} WHERE "leadId" = ${id}`.execute(database.reader)).rows,
      ).toEqual([]);
  });
});
