import { readFileSync } from 'node:fs';
import { companyConfig } from '@meg/shared/contract/company-config';
import type { FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../ids/ids.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { type Received, type Receiver, startReceiver } from '../../testing/receiver.js';
import { signIn } from '../../testing/sign-in.js';
import { CompaniesService } from '../companies/companies.service.js';
import { expireLog } from './webhook-retention.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

eachDatabase('Webhooks', (current) => {
  let app: FastifyInstance;
  let receiver: Receiver;
  let owner: Awaited<ReturnType<typeof signIn>>;
  let later = 0;
  beforeAll(async () => {
    receiver = await startReceiver();
    app = await createTestApp(current().database, { now: () => Date.now() + later });
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
  });
  beforeEach(async () => {
    await current().database.transaction((trx) => trx.deleteFrom('webhookEndpoints').execute());
    owner = await signIn(app, current().database);
    await stayIn();
    receiver.received.length = 0;
    receiver.answer({ status: 204 });
  });

  const body = (changes: object = {}) => ({
    url: receiver.url,
    events: ['lead.created'],
    shape: 'standard',
    ...changes,
  });
  async function add(changes: object = {}) {
    const added = (await owner.call('POST', '/api/webhooks', body(changes))).json();
    return { secret: added.secret as string, ...added.webhook, address: `/api/webhooks/${added.webhook.id}` };
  }
  const leave = (changes: object = {}) =>
    app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId: owner.company.slug, ...changes }) });
  /** Sessions end in less time than the tests let pass. */
  async function stayIn(): Promise<void> {
    const at = Date.now() + later;
    await current().database.transaction((trx) =>
      trx.updateTable('sessions').set({ createdAt: at, lastSeenAt: at }).execute(),
    );
  }
  async function wait(ms: number): Promise<void> {
    later += ms;
    await stayIn();
    await app.worker.settle();
  }
  const log = async (address: string) => (await owner.call('GET', `${address}/deliveries`)).json().deliveries;
  const endpoint = async () => (await owner.call('GET', '/api/webhooks')).json().webhooks[0];

  it('bring a lead to the endpoint that chose it, signed so that the public library takes it', async () => {
    const { secret, address } = await add();
    await add({ events: ['feedback.given'] });
    const { id } = (await leave()).json();
    await wait(0);
    expect(receiver.received).toHaveLength(1);
    const { headers, body: sent } = receiver.received[0] as Received;
    const told = new Webhook(secret).verify(sent, headers);
    expect(told).toMatchObject({ type: 'lead.created', version: 1, data: { lead: { id, name: 'Amina Yusof' } } });
    const [delivery] = await log(address);
    expect(delivery).toMatchObject({ id: headers['webhook-id'], state: 'delivered', attempts: 1, lastStatus: 204 });
    expect(await endpoint()).toMatchObject({ lastResult: { status: 204 }, failingSince: null });
  });

  it('bring what the visitor has said since to the endpoint that chose it', async () => {
    await add({ events: ['lead.updated'] });
    const companyId = owner.company.slug;
    const headers = { 'idempotency-key': 'the-key-of-an-updated-lead' };
    await app.inject({ method: 'POST', url: '/api/leads', headers, payload: leadBody({ companyId }) });
    const payload = { companyId, move: { moveMonth: 6, moveYear: 2028, destinationCity: 'Cork' } };
    expect((await app.inject({ method: 'POST', url: '/api/lead-additions', headers, payload })).statusCode).toBe(200);
    await wait(0);
    expect(receiver.received.map(({ body: sent }) => JSON.parse(sent))).toEqual([
      expect.objectContaining({
        type: 'lead.updated',
        data: expect.objectContaining({
          lead: expect.objectContaining({ moveMonth: '2028-06', moveYear: 2028, destinationCity: 'Cork' }),
        }),
      }),
    ]);
  });

  it('tell when it happened, however long the worker was away', async () => {
    await add();
    const { id } = (await leave()).json();
    const lead = await current()
      .database.reader.selectFrom('leads')
      .select('createdAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await wait(60 * minuteMs);
    const told = JSON.parse(receiver.received[0]?.body ?? '{}');
    expect(Math.abs(Date.parse(told.timestamp) - lead.createdAt)).toBeLessThan(minuteMs);
  });

  it('are sent after all where a job that was given up is done once more', async () => {
    const { address } = await add();
    const { id } = (await leave()).json();
    await current().database.transaction((trx) =>
      trx.updateTable('events').set({ fannedOutAt: 1 }).where('subjectId', '=', id).execute(),
    );
    const given = { companyId: owner.company.id, uniqueKey: null, leaseUntil: null, leaseToken: null, attempts: 0 };
    const [eventId, deliveryId, jobId] = [newId(), newId(), newId()];
    const [{ id: endpointId }] = [await endpoint()];
    await current().database.transaction(async (trx) => {
      await trx
        .insertInto('webhookDeliveries')
        .values({
          id: deliveryId,
          companyId: owner.company.id,
          endpointId,
          eventId,
          eventType: 'lead.created',
          leadId: null,
          emailKey: '',
          phoneKey: '',
          body: '{}',
          state: 'failed',
          round: 1,
          attempts: 0,
          nextTryAt: null,
          lastStatus: null,
          createdAt: 1,
        })
        .execute();
      await trx
        .insertInto('jobs')
        .values({
          ...given,
          id: jobId,
          kind: 'webhooks.deliver',
          state: 'waiting',
          runAt: 1,
          createdAt: 1,
          finishedAt: null,
          lastError: 'Interrupted',
          payload: JSON.stringify({ deliveryId, round: 1, attempts: 0 }),
        })
        .execute();
    });
    await wait(0);
    expect(receiver.received).toHaveLength(1);
    expect(await log(address)).toMatchObject([{ id: deliveryId, state: 'delivered', attempts: 1 }]);
  });

  it('tell of what people do with the lead, of a request for a person and of a rating', async () => {
    await add({ events: ['lead.assigned', 'lead.status_changed', 'handoff.requested', 'feedback.given'] });
    const { id: leadId } = (await leave()).json();
    const given = await owner.call('PATCH', `/api/leads/${leadId}`, { version: 1, assigneeId: owner.person.id });
    const { version } = given.json();
    await owner.call('POST', `/api/leads/${leadId}/status`, { version, to: 'contacted' });
    const company = { companyId: owner.company.slug, leadId };
    const contactInfo = { email: 'amina@example.com', phone: '+44 7700 900123' };
    const asked = { ...company, requestType: 'immediate', contactMethod: 'call', contactInfo };
    await app.inject({ method: 'POST', url: '/api/human-handoff', payload: { ...asked, elapsedMs: 20_000 } });
    await app.inject({ method: 'POST', url: '/api/feedback', payload: { ...company, rating: 5, elapsedMs: 20_000 } });
    await wait(0);
    // More than one endpoint is sent at a time: the rest has its turn a moment later.
    await wait(2_000);
    const told = receiver.received.map(({ body: sent }) => JSON.parse(sent));
    const of = (type: string) => told.filter((one) => one.type === type).map(({ data }) => data);
    expect(of('lead.assigned')).toMatchObject([{ assignee: { name: 'Amina Yusof', email: owner.person.email } }]);
    // In no order: a receiver that needs one has the time.
    const changes = of('lead.status_changed').sort((a, b) => (a.change.from < b.change.from ? 1 : -1));
    expect(changes).toMatchObject([
      { change: { from: 'new', to: 'contacted' } },
      { change: { from: 'contacted', to: 'human-handoff-requested' } },
    ]);
    expect(of('handoff.requested')).toMatchObject([{ handoff: { contactMethod: 'call' }, lead: { id: leadId } }]);
    expect(of('feedback.given')).toMatchObject([{ feedback: { rating: 5 } }]);
  });

  it('say nothing of what a bot sent', async () => {
    await add();
    await leave({ website: 'https://spam.example' });
    await wait(0);
    expect(receiver.received).toEqual([]);
  });

  it('are tried again by the schedule, under the same id, until they arrive', async () => {
    const { address } = await add();
    receiver.answer({ status: 500, body: 'Not now' });
    await leave();
    await wait(0);
    await wait(4_000);
    expect(receiver.received).toHaveLength(1);
    await wait(2_000);
    await wait(6 * minuteMs);
    receiver.answer({ status: 200 });
    await wait(33 * minuteMs);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(1);
    expect(await log(address)).toMatchObject([{ state: 'delivered', attempts: 4, nextTryAt: null }]);
    const { tries } = (await owner.call('GET', `${address}/deliveries/${ids[0]}`)).json();
    expect(tries.map(({ status, answer }: { status: number; answer: string }) => [status, answer])).toEqual([
      [200, ''],
      [500, 'Not now'],
      [500, 'Not now'],
      [500, 'Not now'],
    ]);
    expect(await endpoint()).toMatchObject({ failingSince: null });
  });

  it('come back when the receiver asks for it, and not before', async () => {
    await add();
    receiver.answer({ status: 429, headers: { 'retry-after': '600' } });
    await leave();
    await wait(0);
    await wait(9 * minuteMs);
    expect(receiver.received).toHaveLength(1);
    await wait(2 * minuteMs);
    expect(receiver.received).toHaveLength(2);
  });

  it('are given up after the last try, and switched off after five days in which nothing arrived', async () => {
    const { address } = await add();
    receiver.answer({ status: 503 });
    await leave();
    for (const minutes of [0, 0.1, 6, 34, 133, 331, 661, 925, 1_321, 1_585]) await wait(minutes * minuteMs);
    expect(await log(address)).toMatchObject([{ state: 'failed', attempts: 10 }]);
    expect(receiver.received).toHaveLength(10);
    expect(await endpoint()).toMatchObject({ isEnabled: true });
    await wait(2 * dayMs);
    await leave();
    await wait(0);
    expect(await endpoint()).toMatchObject({ isEnabled: false, disabledReason: 'failing' });
    const events = await current()
      .database.reader.selectFrom('events')
      .select(['subjectId', 'detail'])
      .where('type', '=', 'webhook.disabled')
      .where('companyId', '=', owner.company.id)
      .execute();
    expect(events.map(({ subjectId, detail }) => [subjectId, JSON.parse(detail).reason])).toEqual([
      [address.split('/').at(-1), 'failing'],
    ]);
    await wait(minuteMs);
    expect(receiver.received).toHaveLength(11);
    expect((await log(address))[0]).toMatchObject({ state: 'stopped' });
  });

  it('end at once where the receiver is gone, and begin anew when they are switched on', async () => {
    const { address } = await add();
    receiver.answer({ status: 410 });
    await leave();
    await wait(0);
    const gone = await endpoint();
    expect(gone).toMatchObject({ isEnabled: false, disabledReason: 'gone' });
    receiver.answer({ status: 200 });
    const changed = await owner.call('PUT', address, { ...body(), isEnabled: true, version: gone.version });
    expect(changed.json()).toMatchObject({ isEnabled: true, disabledReason: null, lastResult: null });
    await leave();
    await wait(0);
    expect(receiver.received).toHaveLength(2);
  });

  it('are sent again by a person, the same under the same id', async () => {
    const { address } = await add();
    await leave();
    await wait(0);
    const [{ id }] = await log(address);
    const replay = () => owner.call('POST', `${address}/deliveries/${id}/replay`);
    const answers = [await replay(), await replay()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    await wait(0);
    const [first, second, ...more] = receiver.received;
    expect(more).toEqual([]);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  it('need not wait for their next try where a person knows that the receiver is back', async () => {
    const { address } = await add();
    receiver.answer({ status: 500 });
    await leave();
    for (const waitMs of [0, 6_000, 6 * minuteMs]) await wait(waitMs);
    receiver.answer({ status: 204 });
    const [{ id, state }] = await log(address);
    expect(state).toBe('pending');
    expect((await owner.call('POST', `${address}/deliveries/${id}/replay`)).statusCode).toBe(200);
    await wait(0);
    expect(await log(address)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
    await wait(dayMs);
    expect(receiver.received).toHaveLength(4);
  });

  it('are signed by both secrets while one is replaced, and by the new one after a day', async () => {
    const { secret: old, address } = await add();
    const rotated = (await owner.call('POST', `${address}/rotate`, { version: 1 })).json();
    expect(rotated.secret).not.toBe(old);
    const verify = async (secret: string) => {
      receiver.received.length = 0;
      await owner.call('POST', `${address}/test`);
      const { headers = {}, body: sent = '' } = receiver.received[0] ?? {};
      // The library takes no message of another day: the time is part of what is signed, so only the secret is asked.
      const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
      return headers['webhook-signature']
        ?.split(' ')
        .includes(new Webhook(secret).sign(headers['webhook-id'] ?? '', at, sent));
    };
    expect([await verify(old), await verify(rotated.secret)]).toEqual([true, true]);
    await wait(dayMs);
    expect([await verify(old), await verify(rotated.secret)]).toEqual([false, true]);
    expect((await owner.call('POST', `${address}/rotate`, { version: 1 })).statusCode).toBe(409);
  });

  it('are tested by a button, which tells the answer', async () => {
    const { address } = await add();
    receiver.answer({ status: 418, body: 'Teapot\0' });
    const tested = (await owner.call('POST', `${address}/test`)).json();
    expect(tested).toMatchObject({ eventType: 'test.ping', state: 'failed', lastStatus: 418 });
    expect(tested.tries).toMatchObject([{ status: 418, answer: 'Teapot\uFFFD', fault: 'Answered with 418' }]);
    expect(await endpoint()).toMatchObject({ isEnabled: true, failingSince: null });
  });

  it('show their secrets to owners alone, and leave an entry of it', async () => {
    const { secret, address } = await add({ url: `${receiver.url}?key=abc` });
    expect((await owner.call('POST', `${address}/secret`)).json()).toEqual({ secret });
    const reader = await signIn(app, current().database, { teamRole: 'read_only', company: owner.company.id });
    await stayIn();
    const seen = await reader.call('GET', '/api/webhooks');
    expect(seen.json().webhooks[0].url).toBe(`${new URL(receiver.url).origin}/…`);
    expect(seen.body).not.toContain(secret);
    expect((await reader.call('POST', `${address}/secret`)).statusCode).toBe(403);
    const entries = await current()
      .database.reader.selectFrom('auditEntries')
      .selectAll()
      .where('companyId', '=', owner.company.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['webhook.added', 'webhook.secret_shown']);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`key=abc|${secret.replace(/[+/]/g, '.')}`));
  });

  it('are kept without line breaks in their address', async () => {
    await add({ url: `${receiver.url}/ho\n\tok\r` });
    expect((await owner.call('GET', '/api/webhooks')).json().webhooks[0].url).toBe(`${receiver.url}/hook`);
  });

  it('refuse what is no address, forms that would double leads, and a mapping that cannot be', async () => {
    const fieldsOf = async (changes: object) =>
      (await owner.call('POST', '/api/webhooks', body(changes))).json().error?.fields;
    expect(await fieldsOf({ url: 'ftp://movers.com' })).toEqual({ url: 'Must start with https://' });
    expect(await fieldsOf({ url: 'http://169.254.169.254/' })).toHaveProperty('url');
    expect(await fieldsOf({ events: [] })).toEqual({ events: 'Choose at least one event' });
    expect(await fieldsOf({ shape: 'smartmoving', events: ['lead.created', 'feedback.given'] })).toHaveProperty(
      'events',
    );
    expect(await fieldsOf({ shape: 'generic' })).toEqual({ mapping: 'Add at least one field' });
    const mapping = { a: 'lead.name', 'a.b': 'lead.email' };
    expect(await fieldsOf({ shape: 'generic', mapping })).toHaveProperty(['mapping.a.b']);
  });

  it('are at most twenty, also when many are added at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => owner.call('POST', '/api/webhooks', body())));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([...Array(20).fill(201), ...Array(5).fill(422)]);
  });

  it('list what was sent page by page', async () => {
    const { address } = await add();
    for (let sent = 0; sent < 5; sent++) await owner.call('POST', `${address}/test`);
    const page = async (cursor = '') => (await owner.call('GET', `${address}/deliveries?limit=2${cursor}`)).json();
    const ids: string[] = [];
    let next: string | null = '';
    for (let at = await page(); next !== null; at = await page(`&cursor=${next}`)) {
      ids.push(...at.deliveries.map(({ id }: { id: string }) => id));
      next = at.next;
      if (next === null) break;
    }
    expect(ids).toHaveLength(5);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
  });

  it('leave nothing of a person who is erased, nor of what its receiver repeated', async () => {
    const { address } = await add({ events: ['lead.created', 'handoff.requested', 'feedback.given'] });
    receiver.answer((_, response) => response.writeHead(500).end(receiver.received.at(-1)?.body));
    const person = { name: 'Zebulon Quill', email: 'zebulon.quill@example.com', phone: '+44 7700 900987' };
    const { id } = (await leave(person)).json();
    const { name: _, ...contactInfo } = person;
    const company = { companyId: owner.company.slug, elapsedMs: 20_000 };
    const loose = { ...company, requestType: 'immediate', contactMethod: 'call', contactInfo };
    await app.inject({ method: 'POST', url: '/api/human-handoff', payload: loose });
    const rated = { ...company, rating: 1, userEmail: 'Zebulon.Quill@example.com' };
    await app.inject({ method: 'POST', url: '/api/feedback', payload: rated });
    await wait(0);
    expect(await log(address)).toHaveLength(3);
    await owner.call('POST', `/api/leads/${id}/erase`, { confirm: 'erase' });
    expect(await log(address)).toEqual([]);
    await wait(10_000);
    expect(receiver.received).toHaveLength(3);
    const { target, database } = current();
    const attempts = await database.reader.selectFrom('webhookAttempts').select('answer').execute();
    expect(JSON.stringify(attempts)).not.toMatch(/Zebulon/i);
    if (target.kind === 'sqlite') {
      for (const file of [target.file, `${target.file}-wal`])
        expect(readFileSync(file).toString('latin1')).not.toMatch(/Zebulon/i);
    }
  });

  it('are kept for 30 days', async () => {
    const { address } = await add();
    await owner.call('POST', `${address}/test`);
    await wait(31 * dayMs);
    await owner.call('POST', `${address}/test`);
    const again = await createTestApp(current().database, { now: () => Date.now() + later });
    await again.close();
    expect(await log(address)).toHaveLength(1);
  });

  it('are kept no longer than the company keeps those who wrote to it', async () => {
    const { address } = await add({ events: ['lead.created', 'feedback.given'] });
    const rated = { companyId: owner.company.slug, rating: 5, comment: 'Kept for a week', elapsedMs: 20_000 };
    await app.inject({ method: 'POST', url: '/api/feedback', payload: rated });
    await wait(0);
    await current().database.transaction(async (trx) => {
      const config = JSON.stringify(companyConfig.parse({ retentionDays: 7 }));
      await trx.updateTable('companies').set({ config }).where('id', '=', owner.company.id).execute();
    });
    const prune = async () => {
      const clock = { now: () => Date.now() + later, newId };
      const companies = new CompaniesService({ database: current().database, ...clock });
      await expireLog({ database: current().database, companies, now: clock.now }, () => true);
    };
    await wait(6 * dayMs);
    await prune();
    expect(await log(address)).toMatchObject([{ eventType: 'feedback.given' }]);
    await wait(2 * dayMs);
    await prune();
    expect(await log(address)).toEqual([]);
  });

  it('show an example of each shape', async () => {
    const show = async (asked: object) =>
      JSON.parse((await owner.call('POST', '/api/webhooks/preview', { event: 'lead.created', ...asked })).json().body);
    expect(await show({ shape: 'standard' })).toMatchObject({
      type: 'lead.created',
      data: { lead: { name: 'Amina Yusof' } },
    });
    expect(await show({ shape: 'smartmoving' })).toMatchObject({ FullName: 'Amina Yusof', MoveDate: '20270618' });
    expect(await show({ shape: 'supermove' })).toMatchObject({
      project: {
        customer: { first_name: 'Amina' },
        jobs: [{ locations: [{ city: 'Leeds' }, { city: 'Kuala Lumpur' }] }],
      },
    });
    const mapping = { 'contact.names.0': 'lead.name', rating: 'feedback.rating' };
    expect(await show({ shape: 'generic', mapping })).toEqual({ contact: { names: ['Amina Yusof'] }, rating: null });
  });
});
