import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnswerWriter } from '../../../retrieval/answer-source.js';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { leadBody } from '../../../testing/factories.js';
import { figure } from '../../../testing/faults/figure.js';
import { Mailbox } from '../../../testing/mailbox.js';
import { type Receiver, startReceiver } from '../../../testing/receiver.js';
import { ownOrigin, signIn } from '../../../testing/sign-in.js';

const promise = 'mail to strangers';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const stranger = 'stranger@elsewhere.example';
const hostileName = 'Your account is locked, call +1 900 555 0199';

eachDatabase(`survives: ${promise} – a company that nobody confirmed`, (current) => {
  let app: FastifyInstance;
  let receiver: Receiver;
  let mailbox: Mailbox;
  /** Behind the clock by which sessions are made here, so that they outlast the days that the tests skip. */
  let now = Date.now() - 40 * dayMs;
  let modelCalls = 0;
  const whatsapps: string[] = [];
  const whatsapp = {
    send: async ({ person }: { person: { whatsappNumber: string } }) => void whatsapps.push(person.whatsappNumber),
  };
  const writer: AnswerWriter = {
    async *write({ retrieved }) {
      modelCalls += 1;
      yield { text: retrieved.answer.answer, passageIds: [] };
    },
    translate: async () => {
      modelCalls += 1;
      return undefined;
    },
  };
  beforeAll(async () => {
    receiver = await startReceiver();
    mailbox = new Mailbox();
    app = await createTestApp(current().database, { mailer: mailbox, writer, now: () => now });
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
  });
  beforeEach(() => {
    now += 2 * dayMs;
    mailbox.mails.length = 0;
    receiver.received.length = 0;
  });

  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { origin: ownOrigin }, payload });
  const settle = () => app.worker.settle();
  const mailsTo = (address: string) => mailbox.mails.filter(({ to }) => to === address);

  async function signUp(name = 'New Movers') {
    const email = `owner-${randomUUID()}@example.com`;
    const adminUser = {
      firstName: hostileName.slice(0, 40),
      lastName: 'Tamm',
      email,
      password: 'a warm and calm house',
    };
    const contactInfo = { email: 'office@movers.example', phone: '+353 1 496 0123' };
    const answer = await post('/api/signup', { company: { name, contactInfo, serviceAreas: ['Dublin'] }, adminUser });
    expect(answer.statusCode).toBe(201);
    await settle();
    const { id, slug } = answer.json().company;
    const token = /token=([\w-]+)/.exec(mailsTo(email)[0]?.text ?? '')?.[1] ?? '';
    return { id, slug, email, token };
  }
  const lead = (slug: string, email = stranger) =>
    post('/api/leads', leadBody({ companyId: slug, wantsEmail: true, email }));
  const confirm = (token: string) => post('/api/admin/confirm-email', { token });
  const show = (slug: string, referer = 'https://movers.example/quote') =>
    app.inject({ url: `/embed?company=${slug}`, headers: { referer } });
  /** Its look is noted beside the answer, which waits for nothing. */
  const isSeen = (id: string) =>
    expect
      .poll(
        async () => {
          const rows = await current()
            .database.reader.selectFrom('companies')
            .selectAll()
            .where('id', '=', id)
            .execute();
          return rows[0]?.snippetSeenAt;
        },
        { timeout: 10_000 },
      )
      .not.toBeNull();

  it('takes leads and mails no stranger, by whatever name: 12 companies with 3 leads each', async () => {
    for (let count = 0; count < 12; count++) {
      const { slug } = await signUp(`${hostileName} ${count}`);
      await show(slug);
      for (let more = 0; more < 3; more++) expect((await lead(slug)).statusCode).toBe(201);
    }
    await settle();
    expect(mailsTo(stranger)).toEqual([]);
    figure(promise, 'mails to a stranger from 12 unconfirmed companies with 3 leads each', mailsTo(stranger).length);
  });

  it('has its owner mailed of leads, without a number to call in names and places, a few times a day', async () => {
    const { slug, email } = await signUp();
    mailbox.mails.length = 0;
    for (let count = 0; count < 20; count++) {
      now += 5 * 60_000;
      await post(
        '/api/leads',
        leadBody({ companyId: slug, name: 'Call +19005550199 now', originCity: hostileName.slice(0, 30) }),
      );
      await settle();
    }
    const told = mailsTo(email);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(10);
    for (const { subject, text } of told) {
      expect(`${subject}\n${text}`).not.toMatch(/\+1\s?900|19005550199|555 0199/);
      expect(text).toContain('Please confirm that this address is yours');
    }
  });

  it('mails its owner the leads, and names neither the company nor its owner', async () => {
    const { slug, email } = await signUp('Achtung Bank');
    mailbox.mails.length = 0;
    const words = ['Achtung', 'Konto', 'gesperrt', 'sofort', 'anrufen'];
    for (const name of words) {
      const lead = leadBody({ companyId: slug, name: `${name} Wort`, originCity: name, destinationCity: 'Wortstadt' });
      expect((await post('/api/leads', lead)).statusCode).toBe(201);
      await settle();
      const contactInfo = { email: `${name}@example.com`, phone: '+44 7700 900123' };
      await post('/api/human-handoff', {
        companyId: slug,
        contactInfo,
        leadId: undefined,
        requestType: 'immediate',
        contactMethod: 'call',
        elapsedMs: 20_000,
      });
      await settle();
    }
    now += 70_000;
    await settle();
    const told = mailsTo(email);
    expect(told.some(({ subject }) => /more:/.test(subject))).toBe(true);
    expect(told[0]).toMatchObject({ subject: 'New lead: Achtung Wort', text: expect.stringContaining('Wortstadt') });
    for (const { subject, text, html = '', fromName = '' } of told) {
      expect(`${fromName}\n${subject}\n${text}\n${html}`).not.toMatch(/Bank|account(?: |%20)is|900(?: |%20)555/i);
    }
  });

  it('sends what has waited once its address is confirmed and a page has shown its chat', async () => {
    const { id, slug, token } = await signUp();
    await lead(slug, 'visitor@example.com');
    await settle();
    expect((await confirm(token)).statusCode).toBe(200);
    await settle();
    expect(mailsTo('visitor@example.com')).toEqual([]);
    for (const own of [ownOrigin, 'about:blank', 'not an address']) await show(slug, own);
    const other = await signUp();
    await show(other.slug);
    // Looks are noted in the order in which they came, so that these three would have been by now.
    await isSeen(other.id);
    await settle();
    expect(mailsTo('visitor@example.com')).toEqual([]);
    await show(slug);
    await isSeen(id);
    await settle();
    expect(mailsTo('visitor@example.com')).toHaveLength(1);
  });

  it('does not take a page that is refused for one that shows its chat', async () => {
    const owner = await signIn(app, current().database);
    const { id, slug } = owner.company;
    await current().database.transaction((trx) =>
      trx.updateTable('companies').set({ setUpAt: null, snippetSeenAt: null }).where('id', '=', id).execute(),
    );
    const { config, version } = (await owner.call('GET', '/api/company-config')).json();
    const listed = { config: { ...config, allowedDomains: ['movers.example'] }, version };
    expect((await owner.call('PUT', '/api/company-config', listed)).statusCode).toBe(200);
    const seen = () =>
      current()
        .database.reader.selectFrom('companies')
        .select(['snippetSeenAt', 'snippetSeenOn'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    await show(slug, 'https://thief.example/');
    const other = await signUp();
    await show(other.slug);
    await isSeen(other.id);
    expect((await seen()).snippetSeenAt).toBeNull();
    await show(slug, 'https://movers.example/quote');
    await isSeen(id);
    expect((await seen()).snippetSeenOn).toBe('https://movers.example/quote');
  });

  it('sends visitors no mail that has waited for longer than a day', async () => {
    const { id, slug, token } = await signUp();
    await lead(slug, 'late@example.com');
    await settle();
    now += 25 * hourMs;
    await settle();
    await show(slug);
    await isSeen(id);
    await confirm(token);
    await settle();
    expect(mailsTo('late@example.com')).toEqual([]);
    const rows = await current()
      .database.reader.selectFrom('visitorMails')
      .selectAll()
      .where('companyId', '=', id)
      .execute();
    expect(rows).toMatchObject([{ sentAt: null, reason: 'The company was not confirmed in time' }]);
    const news = await current()
      .database.reader.selectFrom('leadEdits')
      .select(['kind', 'detail'])
      .where('companyId', '=', id)
      .execute();
    expect(news).toEqual([{ kind: 'not-mailed', detail: 'quote' }]);
  });

  it('calls no webhook before, says why it waits, and calls it after', async () => {
    const owner = await signIn(app, current().database);
    const { id, slug } = owner.company;
    const standing = (setUpAt: number | null) =>
      current().database.transaction((trx) =>
        trx.updateTable('companies').set({ setUpAt }).where('id', '=', id).execute(),
      );
    await standing(null);
    const endpoint = { url: receiver.url, events: ['lead.created'], shape: 'standard' };
    const { webhook } = (await owner.call('POST', '/api/webhooks', endpoint)).json();
    await lead(slug);
    await settle();
    expect(receiver.received).toEqual([]);
    expect((await owner.call('GET', '/api/webhooks')).json().waitsFor).toBe('chat_not_seen');
    const log = (await owner.call('GET', `/api/webhooks/${webhook.id}/deliveries`)).json().deliveries;
    expect(log).toMatchObject([{ state: 'pending', waitsFor: 'chat_not_seen', attempts: 0 }]);
    const test = await owner.call('POST', `/api/webhooks/${webhook.id}/test`);
    expect(test.json().error.message).toBe(
      'Nothing is sent yet. Put the chat on your website first, and open a page that carries it.',
    );
    now += 3 * dayMs;
    const staff = await signIn(app, current().database, { role: 'internal_admin' });
    expect((await owner.call('POST', `/api/platform/companies/${id}/set-up`)).statusCode).toBe(403);
    expect((await staff.call('POST', `/api/platform/companies/${id}/set-up`)).json()).toMatchObject({ waitsFor: null });
    const entries = current().database.reader.selectFrom('auditEntries').select('action').where('companyId', '=', id);
    expect((await entries.execute()).map(({ action }) => action)).toContain('company.set_up');
    await settle();
    expect(receiver.received).toHaveLength(1);
    expect((await owner.call('POST', `/api/webhooks/${webhook.id}/test`)).statusCode).toBe(200);
  });

  it('gives up a webhook call that has waited for a week', async () => {
    const owner = await signIn(app, current().database);
    const { id, slug } = owner.company;
    await current().database.transaction((trx) =>
      trx.updateTable('companies').set({ setUpAt: null }).where('id', '=', id).execute(),
    );
    const endpoint = { url: receiver.url, events: ['lead.created'], shape: 'standard' };
    const { webhook } = (await owner.call('POST', '/api/webhooks', endpoint)).json();
    await lead(slug);
    await settle();
    now += 7.1 * dayMs;
    await settle();
    const { deliveries } = (await owner.call('GET', `/api/webhooks/${webhook.id}/deliveries`)).json();
    expect(deliveries).toMatchObject([{ state: 'stopped', waitsFor: null }]);
    expect(receiver.received).toEqual([]);
  });

  it('does not spend the language model', async () => {
    const { id, slug, token } = await signUp();
    const ask = () => post('/api/chat/search', { companyId: slug, query: 'Can I bring my dog to Japan?' });
    expect((await ask()).statusCode).toBe(200);
    expect(modelCalls).toBe(0);
    await confirm(token);
    await show(slug);
    await isSeen(id);
    expect((await ask()).statusCode).toBe(200);
    expect(modelCalls).toBe(1);
  });

  it('reaches nobody by WhatsApp', async () => {
    const other = await createTestApp(current().database, { mailer: mailbox, now: () => now, channels: { whatsapp } });
    const owner = await signIn(other, current().database);
    const { id, slug } = owner.company;
    const choice = { notificationType: 'high_priority_lead', whatsappEnabled: true, emailEnabled: false };
    await owner.call('POST', '/api/notification-preferences', choice);
    await owner.call('PUT', '/api/notification-preferences/whatsapp', { whatsappNumber: '+60123456789' });
    const ask = async (setUpAt: number | null) => {
      await current().database.transaction((trx) =>
        trx.updateTable('companies').set({ setUpAt }).where('id', '=', id).execute(),
      );
      const contactInfo = { email: 'visitor@example.com', phone: '+44 7700 900123' };
      const payload = {
        companyId: slug,
        requestType: 'immediate',
        contactMethod: 'call',
        contactInfo,
        elapsedMs: 20_000,
      };
      const answer = await other.inject({ method: 'POST', url: '/api/human-handoff', payload });
      expect(answer.statusCode).toBe(201);
      await other.worker.settle();
      return whatsapps.length;
    };
    expect(await ask(null)).toBe(0);
    expect(await ask(0)).toBe(1);
    await other.close();
  });
});
