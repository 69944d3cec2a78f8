import { randomUUID } from 'node:crypto';
import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SharedLimits } from '../../limits/shared-limits.js';
import { MailLimits } from '../../mail/mail-limits.js';
import { MailRefused } from '../../mail/mailer.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { Mailbox } from '../../testing/mailbox.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

eachDatabase('A reply to a lead by email', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let owner: SignedIn;
  let agent: SignedIn;
  let stranger: SignedIn;
  let id: string;
  let number = 0;
  const mailbox = new Mailbox();
  let refuses = false;
  const mailer = {
    send: async (mail: Parameters<Mailbox['send']>[0]) => {
      if (refuses) throw new MailRefused('550 no such mailbox');
      await mailbox.send(mail);
    },
  };

  const newLead = async () => {
    number++;
    const payload = leadBody({ companyId: owner.company.slug, email: `r${number}@example.com` });
    return (await app.inject({ method: 'POST', url: '/api/leads', payload })).json().id as string;
  };
  const reply = (body: object = {}, who = owner) =>
    who.call('POST', `/api/leads/${id}/replies`, {
      subject: 'Your move',
      text: 'Hello Amina,\n\nwhen may we call?',
      ...body,
    });
  const replies = async () => (await owner.call('GET', `/api/leads/${id}/replies`)).json();
  const look = async () => (await owner.call('GET', `/api/leads/${id}`)).json() as LeadDetail;
  const toLeads = () => mailbox.mails.filter(({ to }) => to === `r${number}@example.com`);

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { mailer });
    owner = await signIn(app, database);
    agent = await signIn(app, database, { teamRole: 'agent', company: owner.company.id });
    stranger = await signIn(app, database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    refuses = false;
    id = await newLead();
  });

  it('is sent once by the outbox, in the name of the company, and makes the lead contacted', async () => {
    const answer = await reply({}, agent);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      state: 'waiting',
      to: `r${number}@example.com`,
      replyTo: agent.person.email,
    });
    expect(await look()).toMatchObject({ status: 'new' });
    await app.worker.settle();
    await app.worker.settle();
    const [mail, ...more] = toLeads();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Your move', replyTo: agent.person.email });
    expect(mail?.text).toContain('when may we call?');
    expect(mail?.headers).toHaveProperty('List-Unsubscribe');
    expect(await replies()).toMatchObject({
      replies: [{ state: 'sent', personName: 'Amina Yusof', reason: null }],
      obstacle: null,
    });
    const lead = await look();
    expect(lead).toMatchObject({ status: 'contacted', firstContactAt: expect.any(String) });
    expect(lead.timeline.map(({ kind, detail }) => [kind, detail])).toContainEqual(['replied', 'Your move']);
  });

  it('says that it failed where the mailbox refuses it, and the lead is not contacted', async () => {
    refuses = true;
    await reply();
    await app.worker.settle();
    expect(await replies()).toMatchObject({ replies: [{ state: 'failed', reason: expect.stringContaining('550') }] });
    expect(await look()).toMatchObject({ status: 'new' });
  });

  it('is one mail where it is sent twice at once, and again', async () => {
    const [key, said] = [randomUUID(), { subject: 'Our visit', text: 'We come on Monday.' }];
    const send = (body: object = {}, under = key) =>
      app.inject({
        method: 'POST',
        url: `/api/leads/${id}/replies`,
        headers: { cookie: owner.cookie, origin: ownOrigin, 'idempotency-key': under },
        payload: { ...said, ...body },
      });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await send()).json()).toMatchObject({ id: answers[0]?.json().id });
    await app.worker.settle();
    expect(toLeads()).toHaveLength(1);
    expect((await send({ text: 'We come on Tuesday.' })).json().error.code).toBe('idempotency_conflict');
    expect((await send({}, randomUUID())).statusCode).toBe(201);
  });

  it('has a share of the mailbox that no other company and no chat uses up', async () => {
    const limits = new SharedLimits({ database, now: Date.now });
    const mailLimits = new MailLimits({ limits, logger: pino({ level: 'silent' }), now: Date.now });
    const takeAll = async (kind: 'visitor' | 'reply', companyId: string) => {
      const to = `r${number}@example.com`;
      for (let time = 0; time < 25; time++)
        await database.transaction((trx) => mailLimits.take(trx, kind, { to, companyId }));
    };
    await takeAll('visitor', stranger.company.id);
    await takeAll('reply', stranger.company.id);
    expect((await reply()).statusCode).toBe(201);
    await takeAll('reply', owner.company.id);
    expect((await reply()).json().error.code).toBe('rate_limited');
  });

  it('is not sent to who wants no more mail, also where that came after it was written', async () => {
    const stop = async () =>
      database.transaction((trx) =>
        trx
          .insertInto('visitorMailStops')
          .values({ companyId: owner.company.id, subjectId: id, createdAt: 1 })
          .execute(),
      );
    await reply();
    await stop();
    await app.worker.settle();
    expect(toLeads()).toEqual([]);
    expect(await replies()).toMatchObject({ replies: [{ state: 'failed' }], obstacle: 'unsubscribed' });
    expect((await reply()).statusCode).toBe(403);
  });

  it('is not sent for a company that is not confirmed', async () => {
    const set = (emailConfirmedAt: number | null) =>
      database.transaction((trx) =>
        trx.updateTable('people').set({ emailConfirmedAt }).where('companyId', '=', owner.company.id).execute(),
      );
    await set(null);
    expect(await replies()).toMatchObject({ obstacle: 'address_unconfirmed' });
    expect((await reply()).json().error.message).toMatch(/^Confirm your email address/);
    await set(1);
  });

  it('is not sent for a company whose chat no page has shown, and that alone is named', async () => {
    const set = (at: number | null) =>
      database.transaction((trx) =>
        trx
          .updateTable('companies')
          .set({ snippetSeenAt: at, setUpAt: at })
          .where('id', '=', owner.company.id)
          .execute(),
      );
    await set(null);
    expect(await replies()).toMatchObject({ obstacle: 'chat_not_seen' });
    expect((await reply()).json().error.message).toMatch(/^Put the chat on your website first/);
    await set(1);
  });

  it('is refused with a placeholder in it, without words, and by strangers', async () => {
    expect((await reply({ text: 'It costs {range}' })).json().error.fields).toHaveProperty('text');
    expect((await reply({ subject: ' ' })).json().error.fields).toHaveProperty('subject');
    expect((await reply({}, stranger)).statusCode).toBe(404);
    expect((await stranger.call('GET', `/api/leads/${id}/replies`)).statusCode).toBe(404);
  });

  it('is written from the templates of the company, which its agents cannot change', async () => {
    const template = { name: 'Survey', subject: 'Your move {route}', text: 'Hello {name}' };
    const made = (await owner.call('POST', '/api/reply-templates', template)).json();
    const listed = async (who: SignedIn) => (await who.call('GET', '/api/reply-templates')).json().templates;
    expect(await listed(agent)).toEqual([made]);
    expect(await listed(stranger)).toEqual([]);
    expect((await agent.call('POST', '/api/reply-templates', template)).statusCode).toBe(403);
    const url = `/api/reply-templates/${made.id}`;
    const changed = { ...template, name: 'Visit', version: 1 };
    expect((await owner.call('PUT', url, changed)).json()).toMatchObject({ name: 'Visit', version: 2 });
    expect((await owner.call('PUT', url, changed)).statusCode).toBe(409);
    expect((await stranger.call('DELETE', url)).statusCode).toBe(404);
    expect((await owner.call('DELETE', url)).statusCode).toBe(200);
    expect(await listed(owner)).toEqual([]);
  });

  it('is handed out and erased with its person', async () => {
    await reply();
    await app.worker.settle();
    expect((await owner.call('GET', `/api/leads/${id}/person`)).json().replies.length).toBeGreaterThan(0);
    expect((await owner.call('POST', `/api/leads/${id}/erase`, { confirm: 'erase' })).statusCode).toBe(200);
    expect(await database.reader.selectFrom('leadReplies').select('id').where('leadId', '=', id).execute()).toEqual([]);
  });
});
