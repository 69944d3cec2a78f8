import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { hashOfRightPassword, rightPassword } from '../../testing/passwords.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';
import { MailRefused } from '../mailer.js';
import { chooseMailer } from './choose-mailer.js';
import { faultOf } from './smtp-fault.js';

const hourMs = 3_600_000;
const name = 'Zenobia Quill';
const email = 'zenobia@quill.example';

/** As a mail server says it that repeats what it was given. */
const refusal = (responseCode: number) =>
  Object.assign(new Error(`Can't send mail: ${responseCode} 5.7.1 <${email}> "${name}" is not wanted`), {
    responseCode,
    command: 'RCPT TO',
    response: `${responseCode} 5.7.1 <${email}> "${name}" is not wanted`,
  });

eachDatabase('The log of mails that fail', (current) => {
  let app: FastifyInstance;
  /** Behind the clock by which sessions are made here, so that they outlast the days of the retries. */
  let now = Date.now() - 40 * 24 * hourMs;
  let fault: Error = faultOf(refusal(451));
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  beforeAll(async () => {
    const mailer = { send: () => Promise.reject(fault) };
    app = await createTestApp(current().database, { mailer, logger, now: () => now });
  });
  afterAll(() => app.close());

  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { origin: ownOrigin }, payload });

  async function causeEveryMail(): Promise<void> {
    const database = current().database;
    await signIn(app, database, { role: 'internal_admin' });
    const owner = await signIn(app, database, { passwordHash: await hashOfRightPassword() });
    const { email: own } = owner.person;
    const contactInfo = { email, phone: '+353 1 496 0123' };
    const adminUser = { email: `x-${own}`, password: 'a long walk along the quay', firstName: name, lastName: name };
    await post('/api/signup', { company: { name, contactInfo, serviceAreas: ['Dublin'] }, adminUser });
    await post('/api/admin/forgot-password', { email: own });
    await owner.call('POST', '/api/admin/account/email', { email: `y-${own}`, currentPassword: rightPassword });
    await owner.call('POST', '/api/team/invitations', { email: `z-${own}`, teamRole: 'agent' });
    const written = { name, email, topic: 'other', message: `Answer to ${name}`, elapsedMs: 20_000 };
    expect((await post('/api/contact-messages', written)).statusCode).toBe(201);
    const lead = leadBody({ companyId: owner.company.slug, name, email, wantsEmail: true });
    expect((await post('/api/leads', lead)).statusCode).toBe(201);
    await owner.call('POST', '/api/admin/account/password', {
      currentPassword: rightPassword,
      newPassword: 'another warm and calm house',
    });
  }

  it.each([
    ['now', () => faultOf(refusal(451))],
    ['for good', () => faultOf(refusal(550))],
    ['by a connection that ends', () => new Error('read ECONNRESET')],
  ])('names nobody, and shows no link: refused %s', async (_, make) => {
    fault = make();
    lines.length = 0;
    await causeEveryMail();
    // Each step is longer than the longest wait between two tries.
    for (let count = 0; count < 14; count++) {
      await app.worker.settle();
      now += 15 * hourMs;
    }
    const said = lines.join('\n');
    const kinds = new Set(lines.flatMap((line) => JSON.parse(line).kind ?? []));
    for (const kind of [
      ...['account-mail.reset', 'account-mail.confirmation', 'account-mail.notice', 'invitation.mail'],
      ...['site-message.notice', 'notifications.email'],
    ]) {
      expect(kinds).toContain(kind);
    }
    expect(said).not.toMatch(/zenobia|quill|token=|@example\.com/i);
  });
});

describe('a server without a mail server', () => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const mail = { id: 'job-1', to: email, subject: `Hello ${name}`, text: 'https://x.example/reset-password#token=abc' };
  const run = async (env: NodeJS.ProcessEnv) => {
    lines.length = 0;
    await chooseMailer(readConfig(env), logger).send(mail);
    return lines.map((line) => JSON.parse(line));
  };

  it('says once that mails are in its log', async () => {
    const [start, written] = await run({});
    expect(start.msg).toBe('Mails are written to this log because SMTP_URL is not set');
    expect(written.text).toContain('token=abc');
  });

  it('says in production that mails are dropped, and shows none of them', async () => {
    const said = await run({ NODE_ENV: 'production' });
    expect(said[0].msg).toBe('Mails are dropped because SMTP_URL is not set: no password can be reset by mail');
    expect(JSON.stringify(said)).not.toMatch(/zenobia|quill|token/i);
    expect(said).toHaveLength(2);
  });
});

describe('what a mail server said', () => {
  it('is told by its code, and not in its words', () => {
    expect(faultOf(refusal(451)).message).toBe('The mail server answered 451 5.7.1 to RCPT TO');
    expect(faultOf(refusal(550))).toBeInstanceOf(MailRefused);
    expect(faultOf(new Error('connect ECONNREFUSED')).message).toBe('connect ECONNREFUSED');
  });
});
