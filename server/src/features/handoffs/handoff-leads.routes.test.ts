import { randomUUID } from 'node:crypto';
import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newAddress, newContact } from '../../testing/addresses.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import type { SignedIn } from '../../testing/route-objects.js';
import { signIn } from '../../testing/sign-in.js';

eachDatabase('Who only asks for a person', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let owner: SignedIn;
  let contact: ReturnType<typeof newContact>;
  const later = 0;

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { now: () => Date.now() + later });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    owner = await signIn(app, database);
    contact = newContact();
  });

  const send = (url: string, body: object, key: string = randomUUID()) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress: newAddress(),
      headers: { 'idempotency-key': key },
      payload: { companyId: owner.company.slug, ...body },
    });
  const ask = (changes: object = {}, key?: string) => {
    const call = { requestType: 'immediate', contactMethod: 'call', name: 'Maeve Quinn' };
    return send('/api/human-handoff', { ...call, contactInfo: contact, elapsedMs: 20_000, ...changes }, key);
  };
  const leave = async (changes: object = {}, key?: string): Promise<string> => {
    const body = leadBody({ companyId: owner.company.slug, name: 'Maeve Quinn', ...contact, ...changes });
    return (await send('/api/leads', body, key)).json().id;
  };
  /** Leaves the form in the conversation in which a person was asked for: the key of that request shows it. */
  const leaveAfter = async (key: string, changes: object = {}, formKey?: string): Promise<string> => {
    const leadId = await leave(changes, formKey);
    expect((await send('/api/handoff-changes', { leadId }, key)).statusCode).toBe(200);
    await app.worker.settle();
    return leadId;
  };
  const list = async (query = '') => (await owner.call('GET', `/api/leads?${query}`)).json().leads;
  const look = async (id: string) => (await owner.call('GET', `/api/leads/${id}`)).json() as LeadDetail;
  const titles = async () => {
    await app.worker.settle();
    const { notifications } = (await owner.call('GET', '/api/notifications')).json();
    return notifications.map(({ title }: { title: string }) => title) as string[];
  };

  it('is one lead, in the list, the search, the file and the record of the person', async () => {
    const key = randomUUID();
    const [first, again] = [await ask({}, key), await ask({}, key)];
    expect(again.body).toBe(first.body);
    const { id, reference } = first.json();
    const leads = await list();
    expect(leads).toMatchObject([
      { id, reference, name: 'Maeve Quinn', ...contact, originCity: '', moveType: null, source: 'handoff' },
    ]);
    expect(leads).toMatchObject([{ status: 'human-handoff-requested' }]);
    expect(await list(`search=${reference}`)).toHaveLength(1);
    expect(await list('search=quinn')).toHaveLength(1);
    const detail = await look(id);
    expect(detail).toMatchObject({ quote: null, handoffs: [{ contactMethod: 'call' }] });
    expect(detail.timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['created', 'handoff', 'status']));
    const file = (await owner.call('GET', '/api/admin/leads/export')).body;
    expect(file).toContain('Maeve Quinn');
    expect(file).toContain('asked for a person');
    const record = (await owner.call('GET', `/api/leads/${id}/person`)).json();
    expect([record.leads.length, record.handoffs.length]).toEqual([1, 1]);
  });

  it('keeps the page, how the visitor came and the line on their details, as a form that is sent does', async () => {
    const visit = {
      sourcePage: 'https://movers.example/contact?utm_source=google&utm_medium=cpc&secret=1',
      consentText: 'Your details go to Acme only',
    };
    const facts = ['sourcePage', 'cameFrom', 'consentText'] as const;
    const { id } = (await ask(visit)).json();
    const asked = await look(id);
    contact = newContact();
    const form = await look(await leave(visit));
    for (const fact of facts) expect(asked[fact]).toBe(form[fact]);
    expect(asked).toMatchObject({ sourcePage: 'https://movers.example/contact', consentText: visit.consentText });
    expect(asked.cameFrom).not.toBe('');
  });

  it('has what the conversation tells of the move, until they send the form', async () => {
    const conversation = [
      { speaker: 'visitor', text: 'We move from Bath and need storage for a month' },
      { speaker: 'assistant', text: 'Noted.' },
    ];
    const key = randomUUID();
    const { id } = (await ask({ conversation }, key)).json();
    const { move } = await look(id);
    expect(move).toMatchObject({ originCity: 'Bath, United Kingdom', storage: true, destinationCity: '' });
    await leaveAfter(key, { destinationCity: 'Exeter' });
    expect(await list()).toHaveLength(1);
    const { move: after } = await look(id);
    expect([after.originCity, after.destinationCity]).toEqual(['Leeds', 'Exeter']);
  });

  it.each([
    ['nothing of what goes', 'We move from Bath to Exeter', false],
    ['the home', 'We move from Bath to Exeter, a three bedroom house', true],
  ])('is read whole where it has both cities and %s', async (_known, text, isPriced) => {
    const answer = await owner.call(
      'GET',
      `/api/leads/${(await ask({ conversation: [{ speaker: 'visitor', text }] })).json().id}`,
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().quote !== null).toBe(isPriced);
  });

  it('keeps the price that they were shown, if the rates give it for what they said', async () => {
    const said = { speaker: 'visitor', text: 'We move from Bath to Exeter on 3 March, a three bedroom house' };
    const { move } = await look((await ask({ conversation: [said] })).json().id);
    const asked = { moveDetails: 'full-home', ...move, companyId: owner.company.slug };
    const { minPrice, maxPrice } = (await send('/api/calculate-quote', asked)).json();
    const shown = [said, { speaker: 'assistant', text: `$${minPrice} – $${maxPrice}` }];
    contact = newContact();
    const { id } = (await ask({ conversation: shown })).json();
    const lead = await look(id);
    expect(lead.shownQuote).toMatchObject({ minPrice, maxPrice });
    expect(lead.preliminaryQuote).not.toBe('');
    expect(lead.scoreParts).not.toContainEqual(expect.objectContaining({ code: 'price', points: 0 }));
    contact = newContact();
    const invented = [said, { speaker: 'assistant', text: '$71 – $72' }];
    const other = await look((await ask({ conversation: invented })).json().id);
    expect(other).toMatchObject({ shownQuote: null, otherRange: '$71 – $72', preliminaryQuote: '' });
  });

  it('keeps what people have set of it when they send the form', async () => {
    const conversation = [{ speaker: 'visitor', text: 'We move from Bath, and we have a dog' }];
    const key = randomUUID();
    const { id } = (await ask({ conversation }, key)).json();
    const { version } = await look(id);
    await owner.call('PATCH', `/api/leads/${id}/facts`, { version, move: { packing: true } });
    await leaveAfter(key);
    const { move } = await look(id);
    expect(move.packing).toBe(true);
  });

  it('is told of once, with how to reach them', async () => {
    await ask();
    const ofThem = async () => (await titles()).filter((title) => title.includes('Maeve'));
    await expect.poll(ofThem, { timeout: 10_000 }).toEqual(['Maeve Quinn asked to be called']);
  });

  it('is the lead that they have left, if it is open, and learns nothing of it', async () => {
    const id = await leave();
    const answer = (await ask()).json();
    expect(decodeURIComponent(JSON.stringify(answer))).not.toMatch(/Leeds|Kuala|9,400/);
    expect(answer.reference).not.toBe((await look(id)).reference);
    expect((await list()).map((lead: { id: string }) => lead.id)).toEqual([id]);
    expect((await look(id)).handoffs).toHaveLength(1);
    const { version } = await look(id);
    await owner.call('POST', `/api/leads/${id}/status`, { version, to: 'lost' });
    await ask();
    expect(await list()).toHaveLength(2);
  });

  it.each([
    [
      'number in another spelling',
      () => ({ phone: ` ${contact.phone.replace(/(?=\d{4}$)/, '.')}`, email: newContact().email }),
    ],
    ['email', () => ({ email: contact.email.toUpperCase(), phone: newContact().phone })],
  ])(
    'stays as it is where somebody else sends a form with their %s, who learns nothing of it',
    async (_what, theirs) => {
      const conversation = [{ speaker: 'visitor', text: 'We move from Bath to Exeter' }];
      const { id, reference } = (await ask({ conversation })).json();
      const before = await look(id);
      const body = leadBody({ companyId: owner.company.slug, name: 'Somebody Else', ...theirs() });
      const answer = (await send('/api/leads', body)).json();
      expect([answer.id, answer.reference]).not.toEqual([id, reference]);
      expect(answer.id).not.toBe(id);
      const { samePerson, ...after } = await look(id);
      expect(after).toMatchObject({ name: 'Maeve Quinn', ...contact, version: before.version, move: before.move });
      expect(samePerson.map((other) => other.id)).toEqual([answer.id]);
      expect(after.timeline).toEqual(before.timeline);
    },
  );

  it('stays with the colleague who has it when they send the form', async () => {
    const key = randomUUID();
    const { id } = (await ask({}, key)).json();
    const { version } = await look(id);
    const assigneeId = owner.person.id;
    await owner.call('PATCH', `/api/leads/${id}`, { version, assigneeId });
    await leaveAfter(key);
    expect(await list()).toMatchObject([{ assigneeId }]);
  });

  it('is the same lead once they send the form, which is stored once and may be added to', async () => {
    const [key, formKey] = [randomUUID(), randomUUID()];
    const { id, reference } = (await ask({}, key)).json();
    const form = { name: 'Maeve Quinn-Roe', phone: newContact().phone };
    const leadId = await leave(form, formKey);
    expect(await leave(form, formKey)).toBe(leadId);
    const added = await send('/api/lead-additions', { move: { moveMonth: 6 } }, formKey);
    expect(added.statusCode).toBe(200);
    const joined = await send('/api/handoff-changes', { leadId }, key);
    expect(joined.json()).toMatchObject({ reference });
    await app.worker.settle();
    expect(await list()).toMatchObject([
      {
        id: leadId,
        name: 'Maeve Quinn-Roe',
        phone: form.phone,
        originCity: 'Leeds',
        source: 'chat',
        moveType: 'international',
      },
    ]);
    expect((await look(id)).move).toMatchObject({ destinationCity: 'Kuala Lumpur', moveMonth: 6 });
  });

  it('is one lead with that of the same conversation, whatever contact details its form has', async () => {
    const key = randomUUID();
    const { id } = (await ask({}, key)).json();
    const leadId = await leave(newContact());
    expect(leadId).not.toBe(id);
    expect((await send('/api/handoff-changes', { leadId }, key)).statusCode).toBe(200);
    await app.worker.settle();
    expect((await list()).map((lead: { id: string }) => lead.id)).toEqual([leadId]);
    expect(await look(leadId)).toMatchObject({ originCity: 'Leeds', handoffs: [{ id }], mergedLeads: [{ id }] });
  });

  it('shows the time of a call to nobody who only knows the email', async () => {
    const slots = async (query = '') =>
      (await app.inject({ url: `/api/callback-slots?companyId=${owner.company.slug}${query}` })).json();
    const [{ start }] = (await slots()).slots;
    const [call, key] = [{ requestType: 'scheduled', contactMethod: undefined, slot: start }, randomUUID()];
    const { id } = (await ask(call, key)).json();
    const leadId = await leave({ phone: newContact().phone });
    for (const known of [id, leadId]) expect(await slots(`&leadId=${known}`)).not.toHaveProperty('booked');
    await send('/api/handoff-changes', { leadId }, key);
    await app.worker.settle();
    expect(await slots(`&leadId=${leadId}`)).toMatchObject({ booked: { start } });
    await send('/api/handoff-changes', { slot: null }, key);
    const { timeline } = await look(id);
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'callback', detail: 'cancelled' }));
  });

  it('is gone after an erasure, with what they asked for', async () => {
    const { id } = (await ask({ chatHistory: 'Visitor: my Zebulon' })).json();
    await titles();
    const erased = await owner.call('POST', `/api/leads/${id}/erase`, { confirm: 'erase' });
    expect(erased.json()).toEqual({ leads: 1, handoffs: 1, feedback: 0 });
    expect(await list('search=quinn')).toEqual([]);
    for (const table of ['handoffs', 'notifications'] as const) {
      const rows = await database.reader
        .selectFrom(table)
        .selectAll()
        .where('companyId', '=', owner.company.id)
        .execute();
      expect(JSON.stringify(rows)).not.toContain('Maeve');
    }
  });

  it('is a bot by itself where it looks like one', async () => {
    const id = await leave();
    await ask({ website: 'https://spam.example' });
    expect(await list('bots=only')).toMatchObject([{ source: 'handoff', looksLikeBot: true }]);
    expect((await look(id)).status).toBe('new');
  });
});
