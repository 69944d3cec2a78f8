import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JobRefused } from '../../jobs/job.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { signIn } from '../../testing/sign-in.js';
import type { Channel, StaffMessage } from './channels/channel.js';
import type { ChannelName } from './channels/channel-name.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;
type Told = { title: string; type: string; priority: string; message: string; actionUrl: string };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A Thursday, an hour before the company's opening in New York. */
const early = Date.UTC(2026, 5, 4, 12);

eachDatabase('An event', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let clock = early;
  let week = 0;
  let owner: SignedIn;
  let agent: SignedIn;
  let sent: (StaffMessage & { by: ChannelName; jobId: string })[] = [];
  let fault: Error | undefined;

  const channel = (by: ChannelName): Channel => ({
    send: async (message, { jobId }) => {
      if (fault) throw fault;
      sent.push({ ...message, by, jobId });
    },
  });
  const settle = () => app.worker.settle();
  /** Until then whoever won a lead can take it back. */
  const afterUndo = () => {
    clock += 75_000;
    return settle();
  };
  const told = async (whose: SignedIn): Promise<Told[]> =>
    (await whose.call('GET', '/api/notifications')).json().notifications;
  const titles = async (whose: SignedIn) => (await told(whose)).map(({ title }) => title);
  const choose = (whose: SignedIn, choice: object) => whose.call('POST', '/api/notification-preferences', choice);
  const store = async (changes: object = {}) => {
    const payload = leadBody({ companyId: owner.company.slug, quote: undefined, preliminaryQuote: '', ...changes });
    const answer = await app.inject({ method: 'POST', url: '/api/leads', payload });
    expect(answer.statusCode).toBe(201);
    return answer.json().id as string;
  };
  const ask = (leadId: string | undefined, changes: object = {}, key: string = randomUUID(), remoteAddress?: string) =>
    app.inject({
      method: 'POST',
      ...(remoteAddress && { remoteAddress }),
      url: '/api/human-handoff',
      headers: { 'idempotency-key': key },
      payload: {
        ...{
          companyId: owner.company.slug,
          ...(leadId && { leadId }),
          requestType: 'immediate',
          contactMethod: 'call',
        },
        contactInfo: { email: 'amina@example.com', phone: '+44 7700 900123' },
        elapsedMs: 20_000,
        ...changes,
      },
    });
  const move = async (whose: SignedIn, id: string, ...statuses: string[]) => {
    for (const to of statuses) {
      const { version } = (await whose.call('GET', `/api/leads/${id}`)).json();
      expect((await whose.call('POST', `/api/leads/${id}/status`, { version, to })).statusCode).toBe(200);
    }
  };
  const assign = async (whose: SignedIn, id: string, assigneeId: string) => {
    const { version } = (await whose.call('GET', `/api/leads/${id}`)).json();
    expect((await whose.call('PATCH', `/api/leads/${id}`, { version, assigneeId })).statusCode).toBe(200);
  };
  const configure = async (changes: object) => {
    const { config, version } = (await owner.call('GET', '/api/company-config')).json();
    const answer = await owner.call('PUT', '/api/company-config', { config: { ...config, ...changes }, version });
    expect(answer.statusCode).toBe(200);
  };
  const deliveries = (whose: SignedIn) =>
    database.reader
      .selectFrom('notificationDeliveries')
      .select(['channel', 'state', 'reason'])
      .where('personId', '=', whose.person.id)
      .orderBy('id')
      .execute();

  /** A company of its own for each part, whose first lead has been celebrated. */
  const begin = async () => {
    clock = early + ++week * 7 * 24 * hourMs;
    owner = await signIn(app, database);
    agent = await signIn(app, database, { teamRole: 'agent', company: owner.company.id });
    await move(agent, await store(), 'contacted');
    await settle();
    for (const one of [owner, agent]) {
      for (const { id } of (await one.call('GET', '/api/notifications')).json().notifications) {
        await one.call('DELETE', `/api/notifications/${id}`);
      }
    }
    sent = [];
    fault = undefined;
  };

  beforeAll(async () => {
    database = current().database;
    const channels = { email: channel('email'), whatsapp: channel('whatsapp') };
    app = await createTestApp(database, { now: () => clock, channels });
  });
  afterAll(() => app.close());

  describe('notifies', () => {
    beforeAll(begin);

    it('everybody, in the app and by email, if nobody has the new lead', async () => {
      const id = await store({ name: 'Tomás Byrne' });
      await settle();
      expect(await told(owner)).toMatchObject([
        { title: 'New lead: Tomás Byrne', type: 'lead_assigned', priority: 'medium', actionUrl: `/admin/leads/${id}` },
      ]);
      expect(await titles(agent)).toEqual(['New lead: Tomás Byrne']);
      expect(sent).toMatchObject([
        { by: 'email', isDigest: false, notifications: [{ title: 'New lead: Tomás Byrne' }] },
        { by: 'email', isDigest: false },
      ]);
      expect(new Set(sent.map(({ person }) => person.id))).toEqual(new Set([owner.person.id, agent.person.id]));
      expect((await told(owner))[0]).toMatchObject({ emailSent: true, whatsappSent: false });
      await settle();
      expect(sent).toHaveLength(2);
    });

    it("nobody of a lead that looks like a bot's", async () => {
      await store({ name: 'Robot', website: 'https://spam.example' });
      await settle();
      expect(await titles(owner)).not.toContain('New lead: Robot');
    });

    it('the colleague who gets a lead, but not one who takes a lead', async () => {
      const [given, taken] = [await store({ name: 'Kadri Tamm' }), await store({ name: 'Luc Gagnon' })];
      await settle();
      await assign(owner, given, agent.person.id);
      await assign(agent, taken, agent.person.id);
      await settle();
      expect(await titles(agent)).toContain('A lead for you: Kadri Tamm');
      expect(await titles(agent)).not.toContain('A lead for you: Luc Gagnon');
      expect(await titles(owner)).not.toContain('A lead for you: Kadri Tamm');
    });

    it('the assignee urgently, if the visitor asks for a person now', async () => {
      const id = await store({ name: 'Priya Nair' });
      await assign(owner, id, agent.person.id);
      await settle();
      await ask(id);
      await settle();
      expect((await told(agent))[0]).toMatchObject({ title: 'Priya Nair asked to be called', priority: 'urgent' });
      expect(await titles(owner)).not.toContain('Priya Nair asked to be called');
    });

    it('of a request without a lead, with how to reach the visitor', async () => {
      const contactInfo = { email: 'who@example.com', phone: '+44 7700 900777' };
      await ask(undefined, { contactInfo });
      await settle();
      expect((await told(owner))[0]).toMatchObject({
        title: 'A visitor asked to be called',
        message: 'Reach them at +44 7700 900777 or who@example.com. They have not told their move.',
      });
    });
  });

  it('of a first lead is sent at once, and the congratulation on it after it', async () => {
    await begin();
    owner = await signIn(app, database);
    await store({ name: 'Maeve Quinn' });
    await settle();
    const subjects = () => sent.flatMap(({ notifications }) => notifications.map(({ title }) => title));
    expect(subjects()).toHaveLength(1);
    expect(subjects()[0]).toContain('Maeve Quinn');
    clock += 61_000;
    await settle();
    expect(subjects().slice(1)).toEqual(['Your first lead']);
  });

  describe('is counted', () => {
    beforeAll(begin);

    it('up to the tenth lead, which is a milestone once', async () => {
      for (let number = 0; number < 8; number++) await store();
      await settle();
      expect(await titles(owner)).not.toContain('10 leads');
      await store();
      await store();
      await settle();
      expect((await titles(owner)).filter((title) => title === '10 leads')).toHaveLength(1);
      expect(await titles(agent)).not.toContain('10 leads');
    });

    it('up to the goal of the month, of which the owners are notified once', async () => {
      await configure({ goals: { conversionsPerMonth: 2 } });
      clock += 3_000;
      for (let number = 0; number < 3; number++) {
        await move(agent, await store(), 'contacted', 'qualified', 'converted');
        await settle();
      }
      expect(await titles(owner)).not.toContain('Your first lead won');
      await afterUndo();
      expect((await told(owner)).filter(({ type }) => type === 'goal_achieved')).toMatchObject([
        { title: 'This month’s goal is reached', message: expect.stringMatching(/^2 leads won in \w+ \d{4}\.$/) },
      ]);
      expect(await titles(agent)).not.toContain('This month’s goal is reached');
      expect((await titles(owner)).filter((title) => title === 'Your first lead won')).toHaveLength(1);
    });

    it('once for each lead, even if it is won several times', async () => {
      const id = await store();
      await move(agent, id, 'contacted', 'qualified', 'converted', 'lost');
      await ask(id);
      await move(agent, id, 'converted');
      await settle();
      await afterUndo();
      const tally = await database.reader
        .selectFrom('notificationTallies')
        .select('count')
        .where('companyId', '=', owner.company.id)
        .where('kind', '=', 'conversions')
        .executeTakeFirstOrThrow();
      expect(tally.count).toBe(4);
    });
  });

  describe('is sent as the person has chosen', () => {
    beforeAll(begin);

    it('by channel and least priority', async () => {
      await choose(owner, { notificationType: 'lead_assigned', inAppEnabled: false });
      await choose(agent, { notificationType: 'lead_assigned', priority: 'high' });
      await store({ name: 'Erin Walsh' });
      await settle();
      expect([await titles(owner), await titles(agent)]).toEqual([[], []]);
      expect(sent.map(({ person }) => person.id)).toEqual([owner.person.id]);
    });

    it('by WhatsApp if there is a number', async () => {
      await choose(owner, { notificationType: 'high_priority_lead', whatsappEnabled: true, emailEnabled: false });
      await choose(agent, { notificationType: 'high_priority_lead', whatsappEnabled: true, emailEnabled: false });
      await owner.call('PUT', '/api/notification-preferences/whatsapp', { whatsappNumber: '+60123456789' });
      sent = [];
      await ask(await store());
      await settle();
      const urgent = sent.filter(({ by }) => by === 'whatsapp');
      expect(urgent).toMatchObject([{ person: { id: owner.person.id, whatsappNumber: '+60123456789' } }]);
    });
  });

  describe('is mailed', () => {
    beforeAll(begin);
    const mailsTo = (whose: SignedIn) => sent.filter(({ person }) => person.id === whose.person.id);

    it('in two mails if a hundred leads are assigned at once, with a hundred lines in the app', async () => {
      const ids = await Promise.all(Array.from({ length: 100 }, (_, place) => store({ name: `Lead ${place}` })));
      await settle();
      clock += 2 * minuteMs;
      await settle();
      sent = [];
      const given = await owner.call('POST', '/api/leads/bulk', {
        ids,
        action: { kind: 'assign', assigneeId: agent.person.id },
      });
      expect(given.statusCode).toBe(200);
      await settle();
      expect(mailsTo(agent)).toMatchObject([{ isDigest: false }]);
      clock += minuteMs + 5_000;
      await settle();
      expect(mailsTo(agent)).toHaveLength(2);
      expect(mailsTo(agent)[1]).toMatchObject({ isDigest: true });
      const words = mailsTo(agent).flatMap(({ notifications }) => notifications.map(({ id }) => id));
      expect(new Set(words).size).toBe(100);
      const rows = await database.reader
        .selectFrom('notifications')
        .select('emailSentAt')
        .where('personId', '=', agent.person.id)
        .where('title', 'like', 'A lead for you:%')
        .execute();
      expect(rows.filter(({ emailSentAt }) => emailSentAt !== null)).toHaveLength(100);
    });

    it('at once and in its own mail if it is urgent', async () => {
      clock += 2 * minuteMs;
      const ids = [await store(), await store(), await store()];
      sent = [];
      for (const id of ids) await ask(id);
      await settle();
      expect(mailsTo(owner).filter(({ notifications: [first] }) => first?.priority === 'urgent')).toHaveLength(3);
    });

    describe('few times, where strangers ask for a person again and again:', () => {
      const asks = ({ notifications }: StaffMessage) =>
        notifications.some(({ title }) => title.includes('asked to be'));
      const told = () => mailsTo(owner).filter(asks);
      const contact = (time: number) => ({
        contactInfo: { email: `many${time}@example.com`, phone: `+44 7700 9001${time + 10}` },
      });
      const askOften = async (
        times: number,
        changes: (time: number) => object,
        network = (_: number) => '198.51.100.1',
      ) => {
        sent = [];
        for (let time = 0; time < times; time++) await ask(undefined, changes(time), randomUUID(), network(time));
        await settle();
        return told().length;
      };
      const soon = async () => {
        clock += minuteMs + 5_000;
        await settle();
        return told();
      };
      beforeEach(async () => {
        clock += 2 * hourMs;
        await settle();
        clock += 5 * minuteMs + 5_000;
        await settle();
      });

      it('one person', async () => {
        expect(await askOften(12, () => ({}))).toBe(1);
        expect(await soon()).toHaveLength(2);
        expect(told().flatMap(({ notifications }) => notifications)).toHaveLength(12);
      });

      it('one network under many names', async () => {
        expect(await askOften(12, contact)).toBe(3);
        expect(await soon()).toHaveLength(4);
      });

      it('many networks, and what is urgent later is told at once again', async () => {
        expect(await askOften(20, contact, (time) => `198.51.100.${time}`)).toBe(5);
        expect((await soon()).at(-1)?.notifications.length).toBeGreaterThanOrEqual(15);
        clock += 5 * minuteMs;
        sent = [];
        await ask(await store({ name: 'Late One' }));
        await settle();
        expect(told()).toHaveLength(1);
      });
    });

    it('in an ordinary mail if it is the only one that waited', async () => {
      clock += 5 * minuteMs;
      await settle();
      sent = [];
      await store({ name: 'Uno Prime' });
      await store({ name: 'Duo Second' });
      await settle();
      clock += minuteMs + 5_000;
      await settle();
      expect(mailsTo(owner).map(({ isDigest }) => isDigest)).toEqual([false, false]);
    });
  });

  it('is listed by its time, whatever the order of planning', async () => {
    await begin();
    const id = await store({ name: 'Fir Stone' });
    await database.transaction((trx) =>
      trx
        .updateTable('events')
        .set({ createdAt: clock + 1_000 })
        .where('subjectId', '=', id)
        .execute(),
    );
    await ask(id);
    await settle();
    expect(await titles(agent)).toEqual(['Fir Stone asked to be called']);
    clock += 1_000;
    await settle();
    expect(await titles(agent)).toEqual(['Fir Stone asked to be called', 'New lead: Fir Stone']);
  });

  describe('is held in quiet hours', () => {
    const quiet = { quietHoursStart: '11:00', quietHoursEnd: '14:00', timezone: 'UTC' };
    const types = ['lead_assigned', 'high_priority_lead'];
    const isReminder = ({ notifications }: StaffMessage) => notifications.some(({ title }) => title.includes('waits'));
    const mails = () => sent.filter((mail) => mail.person.id === owner.person.id && !isReminder(mail));

    beforeAll(begin);
    it('until they end, then sent as one mail; in the app it is shown at once', async () => {
      for (const notificationType of types) await choose(owner, { notificationType, ...quiet });
      const when = { moveMonth: 6, moveYear: 2028 };
      await store({ name: 'Ana One', ...when });
      await ask(await store({ name: 'Ben Two', ...when }));
      await settle();
      expect(await titles(owner)).toHaveLength(3);
      expect(mails()).toEqual([]);
      clock += 2 * hourMs + 5_000;
      await settle();
      expect(mails()).toMatchObject([{ isDigest: true }]);
      const lines = mails()[0]?.notifications.map(({ title, factsLine }) => [title, factsLine]);
      const line = 'International · A whole home · 2 to 3 beds · All furniture and contents · June 2028';
      expect(lines).toEqual([
        ['New lead: Ana One', line],
        ['New lead: Ben Two', line],
        ['Ben Two asked to be called', undefined],
      ]);
      expect(new Set(mails()[0]?.notifications.map(({ title }) => title))).toEqual(
        new Set(['New lead: Ana One', 'New lead: Ben Two', 'Ben Two asked to be called']),
      );
      expect((await told(owner)).every((one) => (one as unknown as { emailSent: boolean }).emailSent)).toBe(true);
      clock += 22 * hourMs - 5_000;
    });

    it('unless it is urgent and the person has chosen so', async () => {
      await choose(owner, { notificationType: 'high_priority_lead', ...quiet, urgentBreaksThrough: true });
      sent = [];
      await ask(await store({ name: 'Cal Three' }));
      await settle();
      expect(mails()).toMatchObject([{ isDigest: false, notifications: [{ title: 'Cal Three asked to be called' }] }]);
    });

    it('and sent at once if they are switched off meanwhile', async () => {
      sent = [];
      await choose(owner, { notificationType: 'lead_assigned' });
      clock += 5_000;
      await settle();
      expect(mails()).toMatchObject([{ isDigest: true, notifications: [{ title: 'New lead: Cal Three' }] }]);
    });

    it('and dropped if the channel is switched off meanwhile', async () => {
      await choose(owner, { notificationType: 'lead_assigned', ...quiet });
      await store({ name: 'Dee Four' });
      await settle();
      await choose(owner, { notificationType: 'lead_assigned', ...quiet, emailEnabled: false });
      sent = [];
      clock += 2 * hourMs + 5_000;
      await settle();
      expect(mails()).toEqual([]);
      expect(await deliveries(owner)).toContainEqual({ channel: 'email', state: 'dropped', reason: 'switched_off' });
      clock += 22 * hourMs - 5_000;
    });
  });

  describe('is not sent', () => {
    beforeAll(begin);

    it('to a person who was disabled since, or for a suspended company', async () => {
      fault = new Error('421 try again later');
      await store();
      await settle();
      await database.transaction((trx) =>
        trx.updateTable('people').set({ state: 'disabled' }).where('id', '=', agent.person.id).execute(),
      );
      fault = undefined;
      sent = [];
      clock += minuteMs;
      await settle();
      expect(sent.map(({ person }) => person.id)).toEqual([owner.person.id]);
      expect((await deliveries(agent)).at(-1)).toMatchObject({ state: 'dropped', reason: 'person_disabled' });
      fault = new Error('421 try again later');
      await store();
      await settle();
      const suspend = { state: 'suspended' } as const;
      await database.transaction((trx) =>
        trx.updateTable('companies').set(suspend).where('id', '=', owner.company.id).execute(),
      );
      fault = undefined;
      clock += minuteMs;
      await settle();
      expect((await deliveries(owner)).at(-1)).toMatchObject({ state: 'dropped', reason: 'company_suspended' });
    });
  });

  describe('is not lost if it cannot be delivered', () => {
    beforeAll(begin);

    it('because the owners are notified, only in the app and once an hour', async () => {
      fault = new JobRefused('550 no such mailbox');
      for (let number = 0; number < 2; number++) {
        clock += minuteMs;
        await store();
        await settle();
      }
      const alerts = (await told(owner)).filter(({ type }) => type === 'system_alert');
      expect(alerts).toMatchObject([{ title: 'An email to your team could not be delivered', priority: 'high' }]);
      expect((await told(agent)).filter(({ type }) => type === 'system_alert')).toEqual([]);
      expect((await deliveries(agent)).at(-1)).toMatchObject({ state: 'failed', reason: '550 no such mailbox' });
      fault = undefined;
      await database.transaction((trx) =>
        trx
          .updateTable('jobs')
          .set({ state: 'waiting', attempts: 0 })
          .where('kind', '=', 'notifications.email')
          .where('state', '=', 'dead')
          .execute(),
      );
      await settle();
      expect((await deliveries(agent)).at(-1)).toMatchObject({ state: 'sent' });
    });
  });

  it("notifies the platform's staff too, if its job crashed the server twice and was set aside", async () => {
    await begin();
    const staff = await signIn(app, database, { role: 'internal_admin' });
    fault = new Error('421 try again later');
    await store();
    await settle();
    await database.transaction((trx) =>
      trx
        .updateTable('jobs')
        .set({ interruptions: 2 })
        .where('kind', 'in', ['notifications.email', 'notifications.digest'])
        .where('state', '=', 'waiting')
        .execute(),
    );
    clock += 2 * minuteMs;
    await settle();
    fault = undefined;
    expect(await titles(staff)).toContainEqual(
      expect.stringMatching(/^A job was set aside: (an email to|a summary for) a team$/),
    );
    expect(await titles(owner)).toContainEqual(
      expect.stringMatching(/to your team could not be delivered|for your team could/),
    );
  });

  describe('has a reminder', () => {
    beforeAll(begin);
    const waits = (title: string) => title.endsWith('still waits for an answer');
    const reminders = async (whose: SignedIn) => (await titles(whose)).filter(waits);

    it('before the promised hour is over, once, and urgently', async () => {
      const [waiting, given, answered] = [
        ...[await store({ name: 'Wai Ting' }), await store({ name: 'Gil Venn' }), await store({ name: 'Ann Swered' })],
      ];
      await settle();
      await assign(owner, given as string, agent.person.id);
      await move(agent, answered as string, 'contacted');
      const lead = (await owner.call('GET', `/api/leads/${waiting}`)).json();
      expect(Date.parse(lead.respondBy)).toBe(clock + 2 * hourMs);
      clock = Date.parse(lead.respondBy) - 15 * minuteMs;
      await settle();
      expect(await reminders(owner)).toEqual(['Wai Ting still waits for an answer']);
      expect(new Set(await reminders(agent))).toEqual(
        new Set(['Gil Venn still waits for an answer', 'Wai Ting still waits for an answer']),
      );
      expect((await told(owner))[0]).toMatchObject({ type: 'high_priority_lead', priority: 'urgent' });
      clock += hourMs;
      await settle();
      expect(await reminders(owner)).toHaveLength(1);
    });

    it('again if the visitor asks for a person, unless somebody was faster', async () => {
      const [asked, met] = [await store({ name: 'As Ked' }), await store({ name: 'Me Tt' })];
      await ask(asked);
      await ask(met);
      await settle();
      await move(agent, met, 'contacted');
      clock += 46 * minuteMs;
      await settle();
      expect((await reminders(owner)).filter((title) => !title.startsWith('Wai'))).toEqual([
        'As Ked still waits for an answer',
      ]);
    });

    it('of a request that was joined to its lead, and none of a callback that was cancelled', async () => {
      await begin();
      const change = async (key: string, body: object) => {
        const payload = { companyId: owner.company.slug, ...body };
        const headers = { 'idempotency-key': key };
        const answer = await app.inject({ method: 'POST', url: '/api/handoff-changes', headers, payload });
        expect(answer.statusCode).toBe(200);
      };
      const [joined, cancelled] = [randomUUID(), randomUUID()];
      const { slots } = (
        await app.inject({ url: '/api/callback-slots', query: { companyId: owner.company.slug } })
      ).json();
      const later = { requestType: 'scheduled', contactMethod: undefined, slot: slots[0].start };
      await ask(undefined, {}, joined);
      await ask(await store({ name: 'Can Celled' }), later, cancelled);
      await settle();
      await change(joined, { leadId: await store({ name: 'Jo Ined' }) });
      await change(cancelled, { slot: null });
      await settle();
      clock = Date.parse(slots[0].start) - minuteMs;
      await settle();
      expect(await reminders(owner)).toEqual(['Jo Ined still waits for an answer']);
      expect((await titles(owner)).some((title) => title.startsWith('Can Celled cancelled the callback on'))).toBe(
        true,
      );
    });
  });

  it('is shown on the lead, with the promised time and how fast somebody answered', async () => {
    await begin();
    const id = await store();
    const at = clock;
    clock += 14 * minuteMs;
    await move(agent, id, 'contacted');
    const lead = (await owner.call('GET', `/api/leads/${id}`)).json();
    expect(lead).toMatchObject({ responseMinutes: 14, firstContactAt: new Date(at + 14 * minuteMs).toISOString() });
    const [listed] = (await owner.call('GET', '/api/leads')).json().leads;
    expect(listed).toMatchObject({ id, responseMinutes: 14, respondBy: lead.respondBy });
    const bot = await store({ website: 'https://spam.example' });
    expect((await owner.call('GET', `/api/leads/${bot}`)).json()).toMatchObject({
      respondBy: null,
      responseMinutes: null,
    });
  });

  it('is in one mail only, if events of two types have waited and are due together', async () => {
    await begin();
    await store();
    await settle();
    clock += 5_000;
    const ids: string[] = [];
    for (let number = 0; number < 8; number++) ids.push(await store());
    await settle();
    await move(agent, ids[0] ?? '', 'contacted', 'qualified', 'converted');
    await settle();
    for (let seconds = 0; seconds < 90; seconds += 30) {
      clock += 30_000;
      await settle();
    }
    // The milestones are among those of the owner.
    for (const [one, least] of [[owner, 10] as const, [agent, 9] as const]) {
      const notified = sent
        .filter(({ by, person }) => by === 'email' && person.id === one.person.id)
        .flatMap(({ notifications }) => notifications.map(({ id }) => id));
      expect(notified.length).toBeGreaterThanOrEqual(least);
      expect(new Set(notified).size).toBe(notified.length);
    }
  });

  it('leaves no trace of a person who is erased', async () => {
    await begin();
    const person = { name: 'Xanthippe Quillfeather', email: 'xanthippe@quill.example', phone: '+44 7911 123456' };
    const move = { originCity: 'Llanfairpwll', destinationCity: 'Ouagadougou' };
    await choose(owner, { notificationType: 'lead_assigned', quietHoursStart: '00:00', quietHoursEnd: '23:59' });
    const id = await store({ ...person, ...move });
    const contactInfo = { email: person.email, phone: person.phone };
    await ask(id, { contactInfo });
    await ask(undefined, { contactInfo });
    await settle();
    const rows = async () => JSON.stringify(await database.reader.selectFrom('notifications').selectAll().execute());
    const traces = /xanthippe|quill|7911 ?123|llanfairpwll|ouagadougou/i;
    expect(await rows()).toMatch(traces);
    // The request without a lead is of the same person, so it belongs to their open lead.
    const asked = (await titles(owner)).filter((title) => title === 'Xanthippe Quillfeather asked to be called');
    expect(asked).toHaveLength(2);
    expect((await owner.call('POST', `/api/leads/${id}/erase`, { confirm: 'erase' })).statusCode).toBe(200);
    expect(await rows()).not.toMatch(traces);
    sent = [];
    clock += 48 * hourMs;
    await settle();
    expect(sent.filter(({ person: { id: to } }) => to === owner.person.id)).toEqual([]);
  });
});
