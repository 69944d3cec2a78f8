import { randomUUID } from 'node:crypto';
import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../database/connect.js';
import type { Database } from '../../database/database.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody, quoteData, readinessData } from '../../testing/factories.js';
import { signIn } from '../../testing/sign-in.js';

const dayMs = 86_400_000;

eachDatabase('What a visitor says after the lead was sent', (current) => {
  let app: FastifyInstance;
  let owner: Awaited<ReturnType<typeof signIn>>;
  let later = 0;

  const post = (url: string, key: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { 'idempotency-key': key }, payload });
  const store = async (key: string, changes: Parameters<typeof leadBody>[0] = {}) =>
    (await post('/api/leads', key, leadBody({ companyId: owner.company.slug, ...changes }))).json().id as string;
  const add = (key: string, said: object) =>
    post('/api/lead-additions', key, { companyId: owner.company.slug, move: {}, ...said });
  const look = async (id: string) => (await owner.call('GET', `/api/leads/${id}`)).json() as LeadDetail;

  beforeAll(async () => {
    const { database } = current();
    app = await createTestApp(database, { now: () => Date.now() + later });
    owner = await signIn(app, database);
  });
  afterAll(() => app.close());

  it('is added to the lead', async () => {
    const key = randomUUID();
    const id = await store(key, { moveMonth: 6, pets: true });
    const conversation = [{ speaker: 'visitor', at: '2026-11-21T10:00:00.000Z', text: 'On the 12th' }];
    const said = { readiness: readinessData(62), conversation };
    const answer = await add(key, { move: { moveDate: '2027-06-12', packing: true }, ...said });
    expect(answer.statusCode).toBe(200);
    const lead = await look(id);
    expect(lead.move).toMatchObject({ moveDate: '2027-06-12', packing: true, pets: true, propertySize: '2 - 3 Beds' });
    expect(lead.move).not.toHaveProperty('moveMonth');
    expect(lead).toMatchObject({ quoteAmount: 12_000, readinessPercent: 62, conversation, version: 1 });
  });

  it('keeps the year of a month until the visitor gives another time', async () => {
    const key = randomUUID();
    const id = await store(key, { moveMonth: 6, moveYear: 2028 });
    expect(await look(id)).toMatchObject({ move: { moveMonth: 6, moveYear: 2028 }, movesIn: '2028-06' });
    await add(key, { move: { moveMonth: 3 } });
    expect((await look(id)).move).not.toHaveProperty('moveYear');
    await add(key, { move: { moveMonth: 3, moveYear: 2029 } });
    await add(key, { move: { moveDate: '2029-04-02' } });
    expect((await look(id)).move).toMatchObject({ moveDate: '2029-04-02' });
    expect((await look(id)).move).not.toHaveProperty('moveYear');
  });

  it('changes the cities, and the lead is found by the new ones', async () => {
    const key = randomUUID();
    const id = await store(key, { originCity: 'Leeds', originPlaceId: '2644688', originCountry: 'GB' });
    const find = async (search: string) =>
      (await owner.call('GET', `/api/leads?search=${search}`)).json().leads.map((lead: { id: string }) => lead.id);
    expect(await find('leeds')).toContain(id);
    await add(key, { move: { originCity: 'Ålesund', destinationCity: '' } });
    const { move, destinationCity } = await look(id);
    expect(move).toMatchObject({ originCity: 'Ålesund', destinationCity: 'Kuala Lumpur' });
    expect(destinationCity).toBe('Kuala Lumpur');
    expect(move).not.toHaveProperty('originPlaceId');
    expect(move).not.toHaveProperty('originCountry');
    expect(await find('alesund')).toEqual([id]);
    expect(await find('kuala')).toContain(id);
    expect(await find('leeds')).not.toContain(id);
  });

  it('reaches open dashboards and webhooks once, and sends no notification', async () => {
    const { reader } = current().database;
    const key = randomUUID();
    const id = await store(key);
    await app.worker.settle();
    const notifications = () => reader.selectFrom('notifications').select('id').where('leadId', '=', id).execute();
    const before = await notifications();
    const entries = () => reader.selectFrom('liveEntries').select('kind').where('subjectId', '=', id).execute();
    expect(await entries()).toEqual([{ kind: 'newLead' }]);
    for (const _again of [1, 2]) await add(key, { move: { car: true, access: { origin: { floor: 2 } } } });
    await app.worker.settle();
    const events = await reader.selectFrom('events').select('type').where('subjectId', '=', id).orderBy('id').execute();
    expect(events).toEqual([{ type: 'lead.created' }, { type: 'lead.updated' }]);
    expect((await entries()).map(({ kind }) => kind).sort()).toEqual(['changedLead', 'newLead']);
    expect(await notifications()).toEqual(before);
  });

  it('shows what the visitor changed, with both ranges, and tells who may take the lead', async () => {
    const { reader } = current().database;
    const key = randomUUID();
    // Ranges are told as the company writes money, and not as the visitor reads it.
    const id = await store(key, { moveMonth: 6, language: 'de' });
    await app.worker.settle();
    const { shownQuote: first } = await look(id);
    await add(key, { move: { destinationCity: 'Porto' } });
    await add(key, { move: { moveMonth: 9 }, quote: quoteData(1_000, 1_500) });
    const lead = await look(id);
    const [entry, ...more] = lead.timeline.filter(({ kind }) => kind === 'revised');
    expect(more).toEqual([]);
    expect(entry?.who).toBeNull();
    const [was, is] = [first, lead.shownQuote].map((quote) => (quote?.minPrice ?? 0).toLocaleString('en'));
    expect(was).not.toBe(is);
    for (const before of ['Kuala Lumpur', 'June', was]) expect(entry?.before).toContain(before);
    for (const after of ['Porto', 'September', is]) expect(entry?.after).toContain(after);
    expect(lead.earlierQuotes).toMatchObject([{ quote: { minPrice: first?.minPrice }, by: null }]);
    await app.worker.settle();
    later += 3 * 60_000;
    await app.worker.settle();
    const told = await reader.selectFrom('notifications').select('title').where('leadId', '=', id).execute();
    expect(told.filter(({ title }) => title.endsWith('changed their move'))).toHaveLength(1);
  });

  it('is stored without what is not valid', async () => {
    const key = randomUUID();
    const id = await store(key);
    await add(key, { move: { car: true, moveMonth: 13, rooms: 'many' }, quote: { minPrice: -1 } });
    const lead = await look(id);
    expect(lead.move).toMatchObject({ car: true });
    expect(lead.move).not.toHaveProperty('moveMonth');
    expect(lead.quoteAmount).toBe(10_400);
  });

  it('is accepted only from the sender of the lead, for seven days', async () => {
    const key = randomUUID();
    const id = await store(key);
    expect((await add(randomUUID(), { move: { car: true } })).statusCode).toBe(404);
    expect((await post('/api/lead-additions', key, { companyId: 'demo', move: { car: true } })).statusCode).toBe(404);
    later += 8 * dayMs;
    expect((await add(key, { move: { car: true } })).statusCode).toBe(404);
    later = 0;
    expect((await look(id)).move).not.toHaveProperty('car');
  });
});

eachDatabase('What a visitor says in several requests at the same moment', (current) => {
  let second: Database;
  let servers: FastifyInstance[];
  beforeAll(async () => {
    second = connect(current().target);
    servers = await Promise.all([createTestApp(current().database), createTestApp(second)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await second.close();
  });

  it('is stored completely, also by two servers', async () => {
    const facts = [{ pets: true }, { car: true }, { packing: true }, { storage: true }, { insurance: true }];
    for (let round = 0; round < 5; round++) {
      const headers = { 'idempotency-key': randomUUID() };
      const post = (place: number, url: string, payload: object) =>
        (servers[place % 2] as FastifyInstance).inject({ method: 'POST', url, headers, payload });
      const { id } = (await post(0, '/api/leads', leadBody())).json();
      const { companyId } = leadBody();
      await Promise.all(facts.map((move, place) => post(place, '/api/lead-additions', { companyId, move })));
      const row = await current()
        .database.reader.selectFrom('leads')
        .select('move')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(JSON.parse(row.move)).toMatchObject(Object.assign({}, ...facts));
    }
  });
});

eachDatabase('A lead with facts that are not valid', (current) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp(current().database);
  });
  afterAll(() => app.close());

  it('is stored without them', async () => {
    const broken = {
      propertySize: '17 Beds',
      moveDate: 'soon',
      moveMonth: 0,
      access: { origin: { floor: 1e9 } },
      inventory: { items: [{ code: 'elephant', count: 1 }] },
      specialItems: ['elephant'],
      packing: 'yes',
      quote: { minPrice: 5, maxPrice: 1, currency: '$' },
      preliminaryQuote: '',
      readiness: { percentage: 400 },
      conversation: [{ speaker: 'nobody', text: 'x' }],
    };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/leads',
      payload: { ...leadBody(), ...broken, car: true },
    });
    expect(answer.statusCode).toBe(201);
    const row = await current()
      .database.reader.selectFrom('leads')
      .selectAll()
      .where('id', '=', answer.json().id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      propertySize: null,
      moveDate: null,
      rangeShown: 0,
      readiness: null,
      conversation: null,
    });
    expect(JSON.parse(row.move)).toEqual({ car: true });
  });
});
