import { randomUUID } from 'node:crypto';
import type { CallbackSlots, StoredHandoff } from '@meg/shared/contract/handoffs';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newAddress, newContact } from '../../testing/addresses.js';
import { addCompany } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';

/** A Monday, six in the morning in London. */
const mondayMs = Date.parse('2026-11-23T06:00Z');
const dayMs = 86_400_000;

eachDatabase('POST /api/handoff-changes', (current) => {
  let app: FastifyInstance;
  let nowMs = mondayMs;
  let companyId: string;
  let starts: string[];
  let key: string;
  let stored: StoredHandoff;

  beforeAll(async () => {
    app = await createTestApp(current().database, { now: () => nowMs });
  });
  afterAll(() => app.close());

  const free = async (): Promise<string[]> => {
    const answer = await app.inject({ url: '/api/callback-slots', query: { companyId } });
    return (answer.json() as CallbackSlots).slots.map(({ start }) => start);
  };
  const book = (slot: string | undefined, bookingKey: string, changes: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/human-handoff',
      remoteAddress: newAddress(),
      headers: { 'idempotency-key': bookingKey },
      payload: { companyId, requestType: 'scheduled', contactInfo: newContact(), slot, ...changes },
    });
  const change = (body: object, of = key) =>
    app.inject({
      method: 'POST',
      url: '/api/handoff-changes',
      headers: { 'idempotency-key': of },
      payload: { companyId, ...body },
    });
  const newLead = async (): Promise<string> =>
    (await app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId }) })).json().id;
  const row = () =>
    current().database.reader.selectFrom('handoffs').selectAll().where('id', '=', stored.id).executeTakeFirstOrThrow();
  const events = async () => {
    const found = await current()
      .database.reader.selectFrom('events')
      .select('type')
      .where('subjectId', '=', stored.id)
      // The lead that is made of the request has its id.
      .where('type', 'not like', 'lead.%')
      .orderBy('id')
      .execute();
    return found.map(({ type }) => type);
  };

  beforeEach(async () => {
    nowMs = mondayMs;
    companyId = `movers-${randomUUID()}`;
    await addCompany(current().database, companyId, { chatbotConfig: { callbackCapacity: 1 } });
    starts = await free();
    key = randomUUID();
    stored = (await book(starts[0], key)).json();
  });

  it('cancels a callback once, frees its seat, and takes it out of the calendar', async () => {
    expect(await free()).not.toContain(starts[0]);
    const [answer, again] = [await change({ slot: null }), await change({ slot: null })];
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: stored.id, messageCode: 'callback_cancelled' });
    expect(answer.json().calendar).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    expect(again.body).toBe(answer.body);
    expect(await row()).toMatchObject({ cancelledAt: nowMs, slotSeat: null });
    expect(await events()).toEqual(['handoff.requested', 'callback.cancelled']);
    expect(await free()).toContain(starts[0]);
  });

  it('never says again that a cancelled callback is booked', async () => {
    const contactInfo = newContact();
    const repeated = randomUUID();
    await book(starts[1], repeated, { contactInfo });
    await change({ slot: null }, repeated);
    expect((await book(starts[1], repeated, { contactInfo })).json().messageCode).toBe('callback_cancelled');
  });

  it('moves a callback to another time once, and frees the one before', async () => {
    nowMs += 5_000;
    const [answer, again] = [await change({ slot: starts[3] }), await change({ slot: starts[3] })];
    expect(answer.json()).toMatchObject({ id: stored.id, messageCode: 'callback_booked', slot: { start: starts[3] } });
    expect(again.body).toBe(answer.body);
    expect(await events()).toEqual(['handoff.requested', 'callback.changed']);
    const [before, after] = [stored.calendar, answer.json().calendar].map((file = '') => ({
      uid: /UID:(.*)/.exec(file)?.[1],
      sequence: Number(/SEQUENCE:(\d+)/.exec(file)?.[1]),
    }));
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    const now = await free();
    expect([now.includes(starts[0] ?? ''), now.includes(starts[3] ?? '')]).toEqual([true, false]);
  });

  it('keeps the time that is booked where the new one is taken or not on offer', async () => {
    await book(starts[2], randomUUID());
    const taken = await change({ slot: starts[2] });
    const never = await change({ slot: '2026-11-23T03:00:00Z' });
    expect([taken.statusCode, never.statusCode]).toEqual([409, 409]);
    expect(taken.json().error.code).toBe('slot_taken');
    const past = (await change({ slot: '2024-02-29T10:00:00Z', language: 'es' })).json().error;
    expect(past).toMatchObject({ code: 'slot_taken', fields: { slot: expect.stringContaining('ya ha pasado') } });
    expect(await row()).toMatchObject({ slotStart: Date.parse(starts[0] ?? ''), slotSeat: 0, changedAt: null });
    expect(await events()).toEqual(['handoff.requested']);
  });

  it('gives one seat to one of two who move there at once', async () => {
    const other = randomUUID();
    await book(starts[1], other);
    const answers = await Promise.all([change({ slot: starts[5] }), change({ slot: starts[5] }, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('changes nothing for who does not have its key, after its time, or once it is cancelled', async () => {
    expect((await change({ slot: null }, randomUUID())).statusCode).toBe(404);
    await addCompany(current().database, `${companyId}-2`);
    expect((await change({ companyId: `${companyId}-2`, slot: null })).statusCode).toBe(404);
    nowMs = Date.parse(starts[0] ?? '') + 1;
    expect((await change({ slot: null })).statusCode).toBe(404);
    nowMs = mondayMs;
    await change({ slot: null });
    expect((await change({ slot: starts[4] })).statusCode).toBe(404);
    expect(await events()).toEqual(['handoff.requested', 'callback.cancelled']);
  });

  it('lets a callback be moved ten times a day', async () => {
    const codes: number[] = [];
    for (let turn = 1; turn <= 11; turn++) codes.push((await change({ slot: starts[turn] })).statusCode);
    expect(codes).toEqual([...Array(10).fill(200), 429]);
  });

  it('joins a request without a lead to the lead that came later, once, and keeps its reference', async () => {
    const leadId = await newLead();
    const [answer, again] = [await change({ leadId }), await change({ leadId })];
    expect(answer.statusCode).toBe(200);
    expect(again.body).toBe(answer.body);
    expect(answer.json().reference).toBe(leadReference(stored.id));
    expect(await row()).toMatchObject({ leadId, joinedAt: nowMs });
    expect(await events()).toEqual(['handoff.requested', 'handoff.joined']);
    const lead = await current().database.reader.selectFrom('leads').selectAll().where('id', '=', leadId).execute();
    expect(lead).toMatchObject([{ status: 'human-handoff-requested' }]);
    expect((await change({ slot: null })).json().calendar).toContain(`UID:${stored.id}`);
  });

  it('joins no request to a second lead, to one of another company, or after a week', async () => {
    const [first, second] = [await newLead(), await newLead()];
    nowMs += 8 * dayMs;
    expect((await change({ leadId: first })).statusCode).toBe(404);
    nowMs = mondayMs;
    expect((await change({ leadId: randomUUID() })).json().error.code).toBe('lead_unknown');
    await change({ leadId: first });
    await change({ leadId: second });
    expect(await row()).toMatchObject({ leadId: first });
  });
});
