import { randomUUID } from 'node:crypto';
import type { Callback, CallbackAgenda } from '@meg/shared/contract/callbacks';
import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newAddress, newContact } from '../../testing/addresses.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import type { SignedIn } from '../../testing/route-objects.js';
import { signIn } from '../../testing/sign-in.js';

const dayMs = 86_400_000;

eachDatabase('The agenda of callbacks', (current) => {
  let app: FastifyInstance;
  let owner: SignedIn;
  let starts: string[];
  let key: string;
  let leadId: string;

  beforeAll(async () => {
    app = await createTestApp(current().database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    owner = await signIn(app, current().database);
    const companyId = owner.company.slug;
    const { slots } = (await app.inject({ url: '/api/callback-slots', query: { companyId } })).json();
    starts = slots.map(({ start }: { start: string }) => start);
    leadId = (await app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId }) })).json().id;
    key = randomUUID();
    await book(starts[3], { leadId });
  });

  const book = (slot: string | undefined, more: object = {}, of = key) =>
    app.inject({
      method: 'POST',
      url: '/api/human-handoff',
      remoteAddress: newAddress(),
      headers: { 'idempotency-key': of },
      payload: {
        companyId: owner.company.slug,
        requestType: 'scheduled',
        contactInfo: newContact(),
        timezone: 'Asia/Kuala_Lumpur',
        slot,
        ...more,
      },
    });
  const agenda = async (who = owner, query = 'days=14'): Promise<CallbackAgenda> =>
    (await who.call('GET', `/api/callbacks?${query}`)).json();
  const only = async (): Promise<Callback> => {
    const { callbacks, overdue } = await agenda();
    return [...overdue, ...callbacks][0] as Callback;
  };
  const change = ({ id, version }: Pick<Callback, 'id' | 'version'>, wanted: object, who = owner) =>
    who.call('PATCH', `/api/callbacks/${id}`, { version, change: wanted });
  const lead = async (): Promise<LeadDetail> => (await owner.call('GET', `/api/leads/${leadId}`)).json();
  const count = async (who = owner) => (await who.call('GET', '/api/callbacks/count')).json();
  const events = async (id: string) => {
    const rows = await current()
      .database.reader.selectFrom('events')
      .select('type')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ type }) => type);
  };

  it('names who booked without a lead as they have named themselves', async () => {
    await book(starts[4], { name: 'Jo Reed' }, randomUUID());
    await book(starts[5], {}, randomUUID());
    const { callbacks } = await agenda();
    const loose = callbacks.filter((one) => one.leadId === one.id);
    expect(loose.map(({ name }) => name)).toEqual(['Jo Reed', '']);
  });

  it('has each callback on both clocks, with whom to call and where they move', async () => {
    expect(await only()).toMatchObject({
      slot: { start: starts[3], visitor: { offset: '+08:00' } },
      visitorTimezone: 'Asia/Kuala_Lumpur',
      leadId,
      name: 'Amina Yusof',
      result: null,
      isOverdue: false,
    });
  });

  it('moves a callback to a free time, which the visitor’s chat is told, and keeps it in the timeline', async () => {
    const before = await only();
    const { slots } = (await owner.call('GET', `/api/callbacks/${before.id}/times`)).json();
    expect(slots.length).toBeGreaterThan(5);
    const answer = await change(before, { kind: 'move', slot: starts[6] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: before.id, slot: { start: starts[6] } });
    const { timeline } = await lead();
    expect(timeline.filter(({ kind }) => kind.startsWith('callback'))).toMatchObject([
      { kind: 'callback-moved', who: 'Amina Yusof', before: starts[3], after: starts[6] },
    ]);
    const { booked } = (
      await app.inject({ url: '/api/callback-slots', query: { companyId: owner.company.slug, leadId } })
    ).json();
    expect(booked.start).toBe(starts[6]);
    expect(await events(before.id)).toEqual(['handoff.requested', 'callback.changed']);
  });

  it('refuses what was seen before a change, a time that is over and one that is taken, and changes nothing', async () => {
    const before = await only();
    const past = await change(before, { kind: 'move', slot: '2020-01-01T10:00:00Z' });
    expect([past.statusCode, past.json().error.fields.slot]).toEqual([422, 'This time is over: choose a later one']);
    for (const _ of [1, 2, 3]) await book(starts[8], {}, randomUUID());
    expect((await change(before, { kind: 'move', slot: starts[8] })).json().error.code).toBe('slot_taken');
    expect((await change(before, { kind: 'move', slot: starts[6] })).statusCode).toBe(200);
    expect((await change(before, { kind: 'cancel' })).json().error.code).toBe('edit_conflict');
    expect((await only()).slot.start).toBe(starts[6]);
    expect(await events(before.id)).toEqual(['handoff.requested', 'callback.changed']);
  });

  it('notices a change that the visitor made meanwhile', async () => {
    const before = await only();
    await app.inject({
      method: 'POST',
      url: '/api/handoff-changes',
      headers: { 'idempotency-key': key },
      payload: { companyId: owner.company.slug, slot: starts[7] },
    });
    expect((await change(before, { kind: 'move', slot: starts[6] })).json().error.code).toBe('edit_conflict');
    expect((await only()).slot.start).toBe(starts[7]);
  });

  it('cancels a callback once and frees its time; the chat says that it is cancelled', async () => {
    const before = await only();
    expect((await change(before, { kind: 'cancel' })).statusCode).toBe(200);
    expect((await change(before, { kind: 'cancel' })).statusCode).toBe(404);
    expect((await agenda()).callbacks).toEqual([]);
    const told = await app.inject({
      method: 'POST',
      url: '/api/handoff-changes',
      headers: { 'idempotency-key': key },
      payload: { companyId: owner.company.slug, slot: null },
    });
    expect(told.json().messageCode).toBe('callback_cancelled');
    expect((await lead()).timeline.at(-1)).toMatchObject({ kind: 'callback-cancelled', before: starts[3] });
  });

  it('stays due in the list while it is open, whatever status the lead gets', async () => {
    const { version } = await lead();
    await owner.call('POST', `/api/leads/${leadId}/status`, { version, to: 'contacted' });
    expect(await lead()).toMatchObject({ status: 'contacted', dueAt: starts[3], handoffs: [{ closedAt: null }] });
    await change(await only(), { kind: 'move', slot: starts[5] });
    expect((await lead()).dueAt).toBe(starts[5]);
    await change(await only(), { kind: 'result', result: 'no_answer', note: '' });
    expect((await lead()).dueAt).toBeNull();
  });

  it('keeps an overdue callback until somebody says how it went, and gives it a new time after no answer', async () => {
    const slotStart = Date.now() - 2 * dayMs;
    await current().database.transaction((trx) =>
      trx.updateTable('handoffs').set({ slotStart }).where('leadId', '=', leadId).execute(),
    );
    const late = (await agenda(owner, 'days=1')).overdue;
    expect(late).toMatchObject([{ isOverdue: true }]);
    expect(await count()).toEqual({ today: 1, overdue: 1 });
    const noAnswer = await change(late[0] as Callback, { kind: 'result', result: 'no_answer', note: 'Rings out' });
    expect(noAnswer.json()).toMatchObject({ result: 'no_answer', isOverdue: false });
    expect(await count()).toEqual({ today: 0, overdue: 0 });
    expect((await lead()).status).toBe('human-handoff-requested');
    const called = (await lead()).timeline.findLast(({ kind }) => kind === 'called');
    expect(called).toMatchObject({ detail: 'no-answer', after: 'Rings out' });
    const { slots } = (await owner.call('GET', `/api/callbacks/${noAnswer.json().id}/times`)).json();
    const again = await change(noAnswer.json(), { kind: 'move', slot: slots[0].start });
    expect(again.json()).toMatchObject({ result: null, slot: { start: slots[0].start } });
  });

  it('makes a lead that was called back contacted, and closes a callback once', async () => {
    const before = await only();
    const done = await change(before, { kind: 'result', result: 'done' });
    expect(done.json()).toMatchObject({ result: 'done' });
    expect((await change(done.json(), { kind: 'result', result: 'no_answer' })).json().error.code).toBe(
      'edit_conflict',
    );
    expect((await change(done.json(), { kind: 'move', slot: starts[6] })).json().error.code).toBe('edit_conflict');
    expect((await lead()).status).toBe('contacted');
    expect(await events(before.id)).toEqual(['handoff.requested', 'callback.done']);
  });

  it('shows an agent of their own leads no callback of a colleague, and lets them change none', async () => {
    const company = owner.company.id;
    const agent = await signIn(app, current().database, { teamRole: 'agent', seesLeads: 'own', company });
    const reader = await signIn(app, current().database, { teamRole: 'read_only', company });
    const stranger = await signIn(app, current().database);
    const before = await only();
    expect((await agenda(agent)).callbacks).toHaveLength(1);
    const { version } = await lead();
    await owner.call('PATCH', `/api/leads/${leadId}`, { version, assigneeId: owner.person.id });
    expect((await agenda(agent)).callbacks).toEqual([]);
    expect((await agenda(owner, 'days=14&whose=mine')).callbacks).toHaveLength(1);
    expect((await change(before, { kind: 'cancel' }, agent)).statusCode).toBe(404);
    expect((await agent.call('GET', `/api/callbacks/${before.id}/times`)).statusCode).toBe(404);
    expect((await change(before, { kind: 'cancel' }, stranger)).statusCode).toBe(404);
    expect((await change(before, { kind: 'cancel' }, reader)).statusCode).toBe(403);
    expect((await only()).version).toBe(before.version);
  });
});
