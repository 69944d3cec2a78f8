import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAddress } from '../../testing/addresses.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { Mailbox } from '../../testing/mailbox.js';
import type { SignedIn } from '../../testing/route-objects.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

eachDatabase('An order', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let owner: SignedIn;
  let staff: SignedIn;
  const mailer = new Mailbox();
  const mailsTo = (address: string) => mailer.mails.filter(({ to }) => to === address);

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { mailer });
    owner = await signIn(app, database);
    staff = await signIn(app, database, { role: 'internal_admin', email: `staff-${randomUUID()}@example.com` });
  });
  afterAll(() => app.close());

  const order = (addons: string[], by = owner, key?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { cookie: by.cookie, origin: ownOrigin, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: { addons },
    });
  const plan = async (by = owner) => (await by.call('GET', '/api/plan')).json();
  const listed = async (view: string) =>
    (await staff.call('GET', `/api/platform/orders?view=${view}`)).json().orders as { id: string; company: object }[];
  const signUp = (name: string, extra: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/signup',
      remoteAddress: newAddress(),
      headers: { origin: ownOrigin },
      payload: {
        company: { name, contactInfo: { email: 'office@harbour.example', phone: '+353 1 496 0123' } },
        adminUser: {
          email: `owner-${randomUUID()}@harbour.example`,
          password: 'a long walk along the quay',
          firstName: 'Aoife',
          lastName: 'Byrne',
        },
        selectedAddons: ['priority-support', 'white-label'],
        elapsedMs: 20_000,
        ...extra,
      },
    });

  it('of a sign-up is mailed with its lines, and told to the staff by mail and by the bell', async () => {
    const name = `Harbour ${randomUUID().slice(0, 8)}`;
    const { company, user } = (await signUp(name)).json();
    await app.worker.settle();
    const mail = mailsTo(user.email).find(({ subject }) => subject.includes('$348'));
    for (const line of [
      'Core plan: setup',
      '$95',
      'White Label Customization',
      '$49',
      'Then each month',
      'US$174',
      'Minimum term',
      '6 months',
      'US dollars (USD)',
    ]) {
      expect(mail?.text).toContain(line);
    }
    expect(mail?.text).not.toContain(name);
    await expect
      .poll(() => mailsTo(staff.person.email).map(({ subject }) => subject))
      .toContain(`New company: ${name}`);
    const bell = (await staff.call('GET', '/api/notifications')).json();
    expect(JSON.stringify(bell)).toContain(`New company: ${name}`);
    const [found] = (await listed('open')).filter((one) => JSON.stringify(one.company).includes(company.id));
    expect(found).toMatchObject({ state: 'new', kind: 'signup', firstBillUsd: 348, monthlyUsd: 174, botSign: null });
    expect(found).toMatchObject({ orderedBy: 'Aoife Byrne', takenUp: null, setUp: null });
  });

  it('that looks like a bot’s is kept, and nobody is told', async () => {
    const { user } = (await signUp('Bot Movers', { website: 'https://spam.example' })).json();
    await app.worker.settle();
    const bots = await listed('bots');
    expect(bots.at(0)).toMatchObject({ company: { name: 'Bot Movers' }, state: 'new' });
    expect((await listed('open')).some(({ company }) => JSON.stringify(company).includes('Bot Movers'))).toBe(false);
    expect(mailsTo(user.email).some(({ subject }) => subject.includes('order'))).toBe(false);
  });

  it('of an add-on is worked out by the server, and is part of the plan at once', async () => {
    expect((await plan()).orders).toEqual([]);
    const made = (await order(['knowledge-sync', 'api-builder'])).json();
    expect(made).toMatchObject({ kind: 'addons', addons: ['knowledge-sync', 'api-integration'], state: 'new' });
    expect([made.firstBillUsd, made.monthlyUsd]).toEqual([80, 50]);
    expect(made.lines.reduce((sum: number, { amountUsd }: { amountUsd: number }) => sum + amountUsd, 0)).toBe(80);
    expect(Date.parse(made.dueAt) - Date.parse(made.createdAt)).toBe(24 * 3_600_000);
    const { monthlyUsd, addons, orders } = await plan();
    expect(monthlyUsd).toBe(125);
    expect(orders).toMatchObject([{ id: made.id }]);
    expect(addons.filter(({ isOrdered }: { isOrdered: boolean }) => isOrdered)).toHaveLength(2);
  });

  it('is not made twice: not of one add-on, not by two at once, not by one request sent again', async () => {
    const buyer = await signIn(app, database);
    const answers = await Promise.all([order(['lead-scoring'], buyer), order(['lead-scoring'], buyer)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    const key = randomUUID();
    const first = (await order(['white-label'], buyer, key)).json();
    expect((await order(['white-label'], buyer, key)).json()).toEqual(first);
    expect((await order(['advanced-dashboard'], buyer, key)).json().error.code).toBe('idempotency_conflict');
    expect((await plan(buyer)).orders).toHaveLength(2);
    const other = await signIn(app, database);
    expect((await order(['white-label'], other, key)).json().id).not.toBe(first.id);
  });

  it('is seen and made by owners alone', async () => {
    for (const teamRole of ['manager', 'agent', 'read_only'] as const) {
      const person = await signIn(app, database, { teamRole, company: owner.company.id });
      expect((await person.call('GET', '/api/plan')).statusCode).toBe(403);
      expect((await order(['white-label'], person)).statusCode).toBe(403);
    }
    expect((await owner.call('GET', '/api/platform/orders')).statusCode).toBe(403);
  });

  it('is taken up and set up by somebody of the staff, which the company sees and its log keeps', async () => {
    const email = `buyer-${randomUUID()}@example.com`;
    const buyer = await signIn(app, database, { email });
    const { id } = (await order(['priority-support'], buyer)).json();
    const to = (state: string) => staff.call('PATCH', `/api/platform/orders/${id}`, { state });
    expect((await to('in_progress')).json()).toMatchObject({ takenUp: { by: 'Amina Yusof' }, setUp: null });
    expect((await to('set_up')).json()).toMatchObject({ setUp: { by: 'Amina Yusof' } });
    expect((await plan(buyer)).orders).toMatchObject([{ state: 'set_up', setUp: { by: 'Amina Yusof' } }]);
    expect((await listed('open')).some((one) => one.id === id)).toBe(false);
    expect((await listed('set_up')).some((one) => one.id === id)).toBe(true);
    const { entries } = (await buyer.call('GET', '/api/audit?action=order.state')).json();
    expect(entries.map(({ detail }: { detail: object }) => detail)).toMatchObject([
      { from: 'in_progress', to: 'set_up' },
      { from: 'new', to: 'in_progress' },
    ]);
    await app.worker.settle();
    expect(mailsTo(email)).toHaveLength(2);
    const setUp = mailsTo(email).find(({ subject }) => subject.includes('set up'));
    const placed = mailsTo(email).find((mail) => mail !== setUp);
    expect(placed?.text).toMatch(/did not order this, write to us/);
    expect(placed?.text).not.toMatch(/ignore/);
    expect([setUp?.subject, setUp?.text]).toEqual([
      expect.stringMatching(/^Your order O-\S+ is set up$/),
      expect.stringContaining('/plan'),
    ]);
    expect((await to('new')).json()).toMatchObject({ state: 'new', takenUp: null, setUp: null });
  });
});
