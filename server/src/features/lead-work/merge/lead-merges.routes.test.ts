import { randomUUID } from 'node:crypto';
import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { LeadComparison, MergeFact } from '@meg/shared/contract/lead-merges';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAddress, newContact } from '../../../testing/addresses.js';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../../testing/database/each-database.js';
import { leadBody, quoteData } from '../../../testing/factories.js';
import { setRange } from '../../../testing/quoted-lead.js';
import { startReceiver } from '../../../testing/receiver.js';
import type { SignedIn } from '../../../testing/route-objects.js';
import { signIn } from '../../../testing/sign-in.js';

type Changes = Parameters<typeof leadBody>[0];

const config = {
  contactInfo: { phone: '+44 113 496 0123' },
  serviceCountries: ['GB'],
  chatbotConfig: { contactRequired: 'either' },
};

eachDatabase('Two leads of one person', (current) => {
  let app: FastifyInstance;
  /** Another server on the same database. */
  let secondApp: FastifyInstance;
  let database: TestDatabase['database'];
  let owner: SignedIn;
  let later = 0;
  let number = 0;

  beforeAll(async () => {
    database = current().database;
    const now = () => Date.now() + later;
    app = await createTestApp(database, { now });
    secondApp = await createTestApp(database, { now });
  });
  afterAll(() => Promise.all([app.close(), secondApp.close()]));
  beforeEach(async () => {
    later += 60_000;
    number++;
    owner = await signIn(app, database);
    await database.transaction((trx) =>
      trx
        .updateTable('companies')
        .set({ config: JSON.stringify(config) })
        .where('id', '=', owner.company.id)
        .execute(),
    );
  });

  const inject = (method: 'POST' | 'PATCH', url: string, payload: object, key: string = randomUUID()) =>
    app.inject({ method, url, remoteAddress: newAddress(), headers: { 'idempotency-key': key }, payload });
  const bodyOf = (changes: Changes) =>
    leadBody({ companyId: owner.company.slug, email: `m${number}@example.com`, phone: '', ...changes });
  const fromChat = async (changes: Changes = {}, key?: string): Promise<string> => {
    later += 1_000;
    const answer = await inject('POST', '/api/leads', bodyOf(changes), key);
    expect(answer.json()).toHaveProperty('id');
    return answer.json().id;
  };
  const look = async (id: string, who = owner) => (await who.call('GET', `/api/leads/${id}`)).json() as LeadDetail;
  const compare = async (id: string, otherId: string) =>
    (await owner.call('GET', `/api/leads/${id}/merges/${otherId}`)).json() as LeadComparison;
  const bodyFor = async (id: string, otherId: string, fromOther?: MergeFact[]) => {
    const [{ version }, other] = [await look(id), await look(otherId)];
    return { otherId, version, otherVersion: other.version, ...(fromOther && { fromOther }) };
  };
  const merge = async (id: string, otherId: string, fromOther?: MergeFact[], who = owner) =>
    who.call('POST', `/api/leads/${id}/merges`, await bodyFor(id, otherId, fromOther));
  const search = async (typed: string) => {
    const { leads } = (await owner.call('GET', `/api/leads?search=${encodeURIComponent(typed)}`)).json();
    return leads.map((one: { id: string }) => one.id);
  };
  const said = (text: string) => [{ speaker: 'visitor' as const, text, at: new Date().toISOString() }];

  it('say what differs, and which of them said it last', async () => {
    const old = await fromChat({ name: 'Aoife Byrne', phone: '020 7946 0001', moveDate: '2027-06-18' });
    const young = await fromChat({ name: 'Aoife Byrne-Ray', phone: '+44 20 7946 0001', email: 'other@example.com' });
    const edit = { version: 1, move: { propertySize: '4 Beds+' } };
    later += 1_000;
    await owner.call('PATCH', `/api/leads/${old}/facts`, edit);
    const { lead, other, differences } = await compare(old, young);
    expect([lead.id, other.id]).toEqual([old, young]);
    const found = Object.fromEntries(differences.map(({ fact, ...rest }) => [fact, rest]));
    expect(Object.keys(found).sort()).toEqual(['email', 'moveDate', 'name', 'propertySize', 'quote']);
    expect(found.name).toEqual({
      label: 'Name',
      lead: 'Aoife Byrne',
      other: 'Aoife Byrne-Ray',
      isOfMove: false,
      newest: 'other',
    });
    expect(found.moveDate).toMatchObject({ other: '', newest: 'lead' });
    expect(found.propertySize).toMatchObject({ lead: 'More than 4 beds', newest: 'lead' });
  });

  it('that name two moves become one with the whole later move, and nothing of the other', async () => {
    const services = { packing: true };
    const long = await fromChat({
      originCity: 'Leeds',
      destinationCity: 'Lisbon',
      propertySize: '4 Beds+',
      ...services,
    });
    const short = await fromChat({ originCity: 'Otley', destinationCity: 'York', propertySize: 'Studio/1Bed' });
    const { isOtherMove, differences } = await compare(long, short);
    expect(isOtherMove).toBe(true);
    const ofMove = differences.filter((one) => one.isOfMove);
    expect(ofMove.map(({ fact }) => fact)).toEqual(
      expect.arrayContaining(['originCity', 'destinationCity', 'propertySize', 'packing']),
    );
    expect(new Set(ofMove.map(({ newest }) => newest))).toEqual(new Set(['other']));
    const { move, timeline } = (await merge(long, short)).json() as LeadDetail;
    expect(timeline.find(({ kind, before }) => kind === 'changed' && before === 'Lisbon')?.after).toBe('York');
    expect(move).toMatchObject({ originCity: 'Otley', destinationCity: 'York', propertySize: 'Studio/1Bed' });
    expect(move.packing).toBeUndefined();
  });

  it('that name two moves become one with the move that was chosen, and the timeline keeps the other', async () => {
    const long = await fromChat({ originCity: 'Leeds', destinationCity: 'Lisbon', propertySize: '4 Beds+' });
    const short = await fromChat({ originCity: 'Otley', destinationCity: 'York', propertySize: 'Studio/1Bed' });
    const { move, timeline } = (await merge(long, short, [])).json() as LeadDetail;
    expect(move).toMatchObject({ originCity: 'Leeds', destinationCity: 'Lisbon', propertySize: '4 Beds+' });
    const { after } = timeline.find(({ kind }) => kind === 'merged') ?? {};
    for (const said of ['Otley', 'York', 'bed']) expect(after).toContain(said);
  });

  it('that name the same places in short and whole are one move, of which nothing known is lost', async () => {
    const whole = {
      originCity: 'Denver, Colorado, United States',
      destinationCity: 'Austin, Texas, United States',
      propertySize: '4 Beds+' as const,
      moveDate: '2027-06-18',
    };
    const old = await fromChat(whole);
    await setRange(current().database, old, quoteData(1_000, 1_500));
    const short = { originCity: 'Denver, CO', destinationCity: 'Austin', propertySize: undefined };
    const young = await fromChat({ ...short, preliminaryQuote: '', quote: undefined });
    const { isOtherMove, differences } = await compare(old, young);
    expect(isOtherMove).toBe(false);
    for (const { lead, other, newest } of differences) expect({ lead, other, newest }[newest]).not.toBe('');
    const lead = (await merge(young, old)).json() as LeadDetail;
    expect(lead.move).toMatchObject(whole);
    expect(lead.shownQuote).toMatchObject({ minPrice: 1_000 });
  });

  it('that spell a fact in two ways do not differ in it, and the better spelling is kept without a line', async () => {
    const old = await fromChat({ name: 'jane smith', email: 'JANE@example.com', phone: '(617) 555-0142' });
    const young = await fromChat({ name: 'Jane Smith', email: 'jane@example.com', phone: '617-555-0142' });
    expect((await compare(old, young)).differences).toEqual([]);
    const lead = (await merge(old, young)).json() as LeadDetail;
    expect(lead).toMatchObject({ name: 'Jane Smith', email: 'jane@example.com', phone: '(617) 555-0142' });
    expect(lead.timeline.filter(({ kind }) => kind === 'changed')).toEqual([]);
  });

  it('become one, which takes what was said last and is all that lists, counts and search know', async () => {
    const old = await fromChat({ name: 'Aoife Byrne', originCity: 'Leeds', phone: '+44 113 496 0988' });
    const young = await fromChat({
      name: 'Aoife Ray',
      originCity: 'Bradford',
      phone: '+44 113 496 0777',
      conversation: said('A piano from Otley'),
    });
    const { reference } = await look(young);
    const answer = await merge(old, young);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: old,
      name: 'Aoife Ray',
      originCity: 'Bradford',
      samePerson: [],
      duplicates: 0,
    });
    const page = (await owner.call('GET', '/api/leads')).json();
    expect([page.total, page.leads.map((one: { id: string }) => one.id)]).toEqual([1, [old]]);
    expect((await owner.call('GET', '/api/leads/counts')).json()).toMatchObject({ all: 1, open: 1 });
    for (const typed of [reference, 'otley', 'Ray', '496 0777']) expect(await search(typed)).toEqual([old]);
    for (const before of ['Byrne', '0113 496 0988']) expect(await search(before)).toEqual([old]);
    expect((await look(young)).id).toBe(old);
    expect((await owner.call('POST', `/api/leads/${young}/notes`, { text: 'On the old address' })).statusCode).toBe(
      201,
    );
    expect((await look(old)).notes.map(({ text }) => text)).toEqual(['On the old address']);
  });

  it('keep what the person has chosen, and say so in the timeline', async () => {
    const old = await fromChat({ name: 'Aoife Byrne', originCity: 'Leeds' });
    const young = await fromChat({ name: 'Aoife Ray', originCity: 'Bradford', propertySize: '4 Beds+' });
    const { reference } = await look(young);
    const lead = (await merge(old, young, ['propertySize'])).json() as LeadDetail;
    expect(lead).toMatchObject({ name: 'Aoife Byrne', originCity: 'Leeds', propertySize: '4 Beds+' });
    expect(lead.timeline.map(({ kind, detail }) => [kind, detail]).slice(2)).toEqual([
      ['merged', reference],
      ['changed', 'Home'],
    ]);
    const audit = (await owner.call('GET', '/api/audit')).json();
    expect(audit.entries[0]).toMatchObject({ action: 'lead.merged', subject: old });
  });

  it('hang all that belongs to either on the kept one, in the order of time', async () => {
    const old = await fromChat({ conversation: said('First') });
    const young = await fromChat({ conversation: said('Second') });
    await setRange(current().database, old, quoteData(1_000, 1_500));
    await setRange(current().database, young, quoteData(2_000, 2_500));
    const { slug: companyId } = owner.company;
    for (const [id, tag] of [
      [old, 'piano'],
      [young, 'piano'],
      [young, 'attic'],
    ] as const) {
      const { version, tags } = await look(id);
      await owner.call('PATCH', `/api/leads/${id}`, { version, tags: [...tags, tag] });
    }
    for (const id of [old, young, old]) {
      later += 1_000;
      await owner.call('POST', `/api/leads/${id}/notes`, { text: `Note ${id}` });
      await owner.call('POST', `/api/leads/${id}/calls`, { outcome: 'no-answer', note: '' });
      const task = { text: `Task ${id}`, dueAt: new Date(Date.now() + later).toISOString(), assigneeId: null };
      await owner.call('POST', `/api/leads/${id}/tasks`, task);
      await owner.call('POST', `/api/leads/${id}/replies`, { subject: 'Your move', text: `Hello ${id}` });
      const call = {
        companyId,
        leadId: id,
        requestType: 'immediate',
        contactMethod: 'call',
        contactInfo: newContact(),
      };
      expect((await inject('POST', '/api/human-handoff', call)).statusCode).toBe(201);
      expect((await inject('POST', '/api/feedback', { companyId, leadId: id, rating: 5 })).statusCode).toBe(201);
    }
    const [one, other] = [await look(old), await look(young)];
    const lead = (await merge(old, young)).json() as LeadDetail;
    for (const part of ['notes', 'tasks', 'handoffs', 'feedback'] as const)
      expect(lead[part].map(({ id }) => id)).toEqual(
        [...one[part], ...other[part]]
          .toSorted(
            (a, b) =>
              ('createdAt' in a && 'createdAt' in b && a.createdAt < b.createdAt ? -1 : 0) || (a.id < b.id ? -1 : 1),
          )
          .map(({ id }) => id),
      );
    const replies = (await owner.call('GET', `/api/leads/${old}/replies`)).json().replies;
    expect(replies).toHaveLength(3);
    expect(lead.tags).toEqual(['attic', 'piano']);
    expect(lead.timeline.filter(({ kind }) => kind === 'created')).toHaveLength(2);
    expect(lead.timeline.filter(({ kind }) => kind === 'called')).toHaveLength(3);
    expect(lead.timeline.map(({ at }) => at)).toEqual(lead.timeline.map(({ at }) => at).toSorted());
    expect(lead.shownQuote).toMatchObject({ minPrice: 2_000 });
    expect(lead.earlierQuotes.map(({ quote }) => quote.minPrice)).toEqual([1_000]);
    expect(lead.conversation.map(({ text }) => text)).toEqual(['First']);
    expect(lead.mergedLeads).toMatchObject([{ id: young, conversation: [{ text: 'Second' }] }]);
  });

  it('end in the way of the one whose status is taken', async () => {
    const old = await fromChat();
    const young = await fromChat();
    await owner.call('POST', `/api/leads/${young}/status`, { version: 1, to: 'contacted' });
    const outcome = { kind: 'lost', reason: 'price' };
    const { version } = await look(young);
    await owner.call('POST', `/api/leads/${young}/status`, { version, to: 'lost', outcome });
    const lead = (await merge(old, young)).json();
    expect(lead).toMatchObject({ status: 'lost', outcome });
    const again = await fromChat();
    expect((await merge(old, again, ['status'])).json()).toMatchObject({ status: 'new', outcome: null });
  });

  it('are one lead for the visitor too: a repeated request, more of the chat, a call, a rating', async () => {
    const { slug: companyId, id } = owner.company;
    const key = randomUUID();
    const changes = { originCity: 'Otley', conversation: said('First words') };
    const old = await fromChat({ name: 'Kept' });
    const young = await fromChat(changes, key);
    await merge(old, young, []);
    const again = await inject('POST', '/api/leads', bodyOf(changes), key);
    expect([again.statusCode, again.json().id]).toEqual([201, young]);
    expect((await inject('POST', '/api/leads', bodyOf({ ...changes, name: 'Else' }), key)).statusCode).toBe(409);
    const stored = await database.reader.selectFrom('leads').select('id').where('companyId', '=', id).execute();
    expect(stored).toEqual([{ id: old }]);
    const addition = {
      companyId,
      conversation: said('Later words about Ripon'),
      move: { originCity: 'Otley', pets: true },
    };
    expect((await inject('POST', '/api/lead-additions', addition, key)).statusCode).toBe(200);
    const call = {
      companyId,
      leadId: young,
      requestType: 'immediate',
      contactMethod: 'call',
      contactInfo: newContact(),
    };
    expect((await inject('POST', '/api/human-handoff', call)).statusCode).toBe(201);
    expect((await inject('POST', '/api/feedback', { companyId, leadId: young, rating: 3 })).statusCode).toBe(201);
    const lead = await look(old);
    // What the person has decided stays.
    expect(lead).toMatchObject({
      name: 'Kept',
      originCity: 'Leeds',
      status: 'human-handoff-requested',
      move: { pets: true },
    });
    expect([lead.handoffs.length, lead.feedback.length]).toEqual([1, 1]);
    expect(lead.mergedLeads[0]?.conversation.map(({ text }) => text)).toEqual(['Later words about Ripon']);
    expect(await search('ripon')).toEqual([old]);
  });

  it('tell open dashboards of both, and other systems which one is gone', async () => {
    const receiver = await startReceiver();
    const webhook = { url: receiver.url, events: ['lead.updated'], shape: 'standard' };
    expect((await owner.call('POST', '/api/webhooks', webhook)).statusCode).toBe(201);
    const old = await fromChat();
    const young = await fromChat();
    await app.worker.settle();
    await merge(old, young);
    await app.worker.settle();
    const bodies = receiver.received.map(({ body }) => JSON.parse(body));
    expect(bodies).toHaveLength(1);
    expect(bodies[0].data.lead).toMatchObject({ id: old, mergedIds: young });
    const told = await database.reader
      .selectFrom('liveEntries')
      .select(['kind', 'subjectId'])
      .where('companyId', '=', owner.company.id)
      .where('kind', '=', 'changedLead')
      .execute();
    expect(told.map(({ subjectId }) => subjectId).toSorted()).toEqual([old, young].toSorted());
    await receiver.close();
  });

  describe('merged more than once', () => {
    it('with other choices, the other way round or with itself is refused', async () => {
      const [old, young] = [await fromChat({ name: 'Ada Kask' }), await fromChat({ name: 'Ada Kask-Mets' })];
      const body = await bodyFor(old, young);
      const [there, back] = [{ ...body, fromOther: ['name'] }, await bodyFor(young, old)];
      const press = (id: string, payload: object) => owner.call('POST', `/api/leads/${id}/merges`, payload);
      expect((await press(old, { ...body, otherId: old })).json().error.fields).toHaveProperty('otherId');
      expect((await press(old, there)).statusCode).toBe(200);
      expect((await press(old, there)).json()).toMatchObject({ id: old, name: 'Ada Kask-Mets' });
      for (const [id, payload] of [
        [old, { ...there, fromOther: [] }],
        [young, back],
      ] as const)
        expect((await press(id, payload)).json().error.code).toBe('edit_conflict');
      expect(await look(old)).toMatchObject({ name: 'Ada Kask-Mets' });
    });

    it('by a second press, by two people in both directions, on two servers, is one merge', async () => {
      const old = await fromChat();
      const young = await fromChat();
      const [there, back] = [await bodyFor(old, young), await bodyFor(young, old)];
      const press = (server: FastifyInstance, id: string, payload: object) =>
        server.inject({
          method: 'POST',
          url: `/api/leads/${id}/merges`,
          headers: { cookie: owner.cookie, origin: 'http://localhost' },
          payload,
        });
      const answers = await Promise.all([
        press(app, old, there),
        press(secondApp, young, back),
        press(app, old, there),
        press(secondApp, old, there),
      ]);
      // Whichever direction came first.
      const isThere = answers[0]?.statusCode === 200;
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(
        isThere ? [200, 409, 200, 200] : [409, 200, 409, 409],
      );
      const id = isThere ? old : young;
      const done = answers.filter(({ statusCode }) => statusCode === 200);
      expect(new Set(done.map((answer) => answer.json().id))).toEqual(new Set([id]));
      expect((await look(id)).timeline.filter(({ kind }) => kind === 'merged')).toHaveLength(1);
      const rows = await database.reader
        .selectFrom('leads')
        .select('id')
        .where('companyId', '=', owner.company.id)
        .execute();
      expect(rows).toEqual([{ id }]);
    });

    it('with a third, leads from each of them to the last', async () => {
      const [first, second, third] = [await fromChat(), await fromChat(), await fromChat()];
      expect((await merge(second, third)).statusCode).toBe(200);
      const lead = (await merge(first, second)).json() as LeadDetail;
      expect(lead.mergedLeads.map(({ id }) => id)).toEqual([second, third]);
      for (const id of [second, third]) expect((await look(id)).id).toBe(first);
    });
  });

  it('are not merged by who has not seen the last change, nor if they are not one person', async () => {
    const old = await fromChat();
    const young = await fromChat();
    const body = await bodyFor(old, young);
    await owner.call('PATCH', `/api/leads/${young}`, { version: 1, tags: ['attic'] });
    expect((await owner.call('POST', `/api/leads/${old}/merges`, body)).json().error.code).toBe('edit_conflict');
    const else_ = await fromChat({ email: `else${number}@example.com` });
    expect((await merge(old, else_)).json().error.fields).toHaveProperty('otherId');
    expect((await look(young)).id).toBe(young);
  });

  it('leave a way to reach the person', async () => {
    const old = await fromChat({ email: `only${number}@example.com`, phone: '' });
    const both = await fromChat({ email: `only${number}@example.com`, phone: '+44 20 7946 0777' });
    const young = await fromChat({ email: '', phone: '020 7946 0777' });
    await merge(both, old, []);
    expect((await merge(both, young, ['email', 'phone'])).statusCode).toBe(200);
    expect(await look(both)).toMatchObject({ email: '', phone: '020 7946 0777' });
    // Known by the address that it was left with before.
    const last = await fromChat({ email: `only${number}@example.com`, phone: '' });
    expect((await look(both)).samePerson.map(({ id }) => id)).toEqual([last]);
    expect((await look(last)).samePerson.map(({ id }) => id)).toEqual([both]);
    expect((await merge(last, both, ['email'])).json().error.fields).toHaveProperty('fromOther');
  });

  it('belong to one company: those of others are not there', async () => {
    const old = await fromChat();
    const young = await fromChat();
    const body = await bodyFor(old, young);
    const stranger = await signIn(app, database);
    const foreign = owner;
    owner = stranger;
    const own = await fromChat({ phone: '+44 20 7946 0001' });
    owner = foreign;
    const missing = randomUUID();
    const calls = async (id: string, otherId: string) => [
      (await stranger.call('GET', `/api/leads/${id}/merges/${otherId}`)).body,
      (await stranger.call('POST', `/api/leads/${id}/merges`, { ...body, otherId })).body,
    ];
    const expected = await calls(own, missing);
    expect(expected[0]).toContain('not_found');
    expect(await calls(own, young)).toEqual(expected);
    expect(await calls(old, own)).toEqual(expected);
    expect(await calls(old, young)).toEqual(expected);
    expect((await merge(old, young)).statusCode).toBe(200);
    expect((await stranger.call('GET', `/api/leads/${young}`)).body).toBe(
      (await stranger.call('GET', `/api/leads/${missing}`)).body,
    );
  });

  it('are merged by an agent of only their own leads where both are theirs or nobody’s', async () => {
    const company = owner.company.id;
    const agent = await signIn(app, database, { teamRole: 'agent', seesLeads: 'own', company });
    const colleague = await signIn(app, database, { teamRole: 'agent', company });
    const [mine, nobodys, theirs] = [await fromChat(), await fromChat(), await fromChat()];
    const give = (id: string, { person }: SignedIn) =>
      owner.call('PATCH', `/api/leads/${id}`, { version: 1, assigneeId: person.id });
    await give(mine, agent);
    await give(theirs, colleague);
    expect((await look(mine, agent)).samePerson.map(({ id }) => id)).toEqual([nobodys]);
    expect((await merge(mine, theirs, [], agent)).statusCode).toBe(404);
    expect((await agent.call('GET', `/api/leads/${mine}/merges/${theirs}`)).statusCode).toBe(404);
    expect((await merge(mine, nobodys, [], agent)).statusCode).toBe(200);
    // What was merged into a colleague's lead is a colleague's.
    expect((await merge(theirs, mine, [])).statusCode).toBe(200);
    for (const id of [mine, nobodys, theirs])
      expect((await agent.call('GET', `/api/leads/${id}`)).statusCode).toBe(404);
  });

  it('are erased together, whichever address is asked for, and handed out together', async () => {
    const name = `Zebulon${number}`;
    const old = await fromChat({ name: 'Somebody', email: `kept${number}@example.com`, phone: '020 7946 0888' });
    const young = await fromChat({ name, email: `gone${number}@example.com`, phone: '020 7946 0888' });
    await merge(old, young, []);
    const loose = await fromChat({ name: 'Third', email: `gone${number}@example.com` });
    const record = (await owner.call('GET', `/api/leads/${old}/person`)).json();
    expect(record.merges).toMatchObject([{ id: young, name }]);
    const answer = await owner.call('POST', `/api/leads/${young}/erase`, { confirm: 'erase' });
    expect(answer.json()).toMatchObject({ leads: 2 });
    for (const id of [old, young, loose]) expect((await owner.call('GET', `/api/leads/${id}`)).statusCode).toBe(404);
    const merges = await database.reader.selectFrom('leadMerges').selectAll().where('id', '=', young).execute();
    expect(merges).toEqual([]);
    expect(await search(name)).toEqual([]);
  });
});
