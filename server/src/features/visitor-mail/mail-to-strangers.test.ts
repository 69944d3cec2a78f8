import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SharedLimits } from '../../limits/shared-limits.js';
import { MailLimits } from '../../mail/mail-limits.js';
import { addCompany } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { figure } from '../../testing/faults/figure.js';
import { Mailbox } from '../../testing/mailbox.js';
import { ownOrigin } from '../../testing/sign-in.js';

const promise = 'mail to strangers';
const dayMs = 86_400_000;

eachDatabase(`survives: ${promise} – a company that is confirmed`, (current) => {
  let app: FastifyInstance;
  let now = Date.now();
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const mailbox = new Mailbox();
  beforeAll(async () => {
    app = await createTestApp(current().database, { mailer: mailbox, now: () => now });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    now += 2 * dayMs;
    mailbox.mails.length = 0;
  });

  const someCompany = async (config: Parameters<typeof addCompany>[2] = {}) => {
    const slug = `movers-${randomUUID()}`;
    return { slug, id: await addCompany(current().database, slug, config) };
  };
  const lead = (companyId: string, email: string, name = 'Amina Yusof') =>
    app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId, email, name, wantsEmail: true }) });
  const limits = () =>
    new MailLimits({
      limits: new SharedLimits({ database: current().database, now: () => now }),
      logger,
      now: () => now,
    });

  it('mails one mailbox three times a day, and all companies together five times, however it is spelled', async () => {
    const spellings = [
      ...['a.mina@gmail.com', 'amina@googlemail.com', 'AMINA+1@gmail.com', 'am.ina+2@GoogleMail.com'],
      ...['amina@gmail.com.', 'ａｍｉｎａ@gmail.com', 'amina+spam@gmail.com', 'a.m.i.n.a@gmail.com'],
    ];
    const companies = [await someCompany(), await someCompany(), await someCompany(), await someCompany()];
    for (const [place, { slug }] of companies.entries()) {
      for (const email of spellings) expect((await lead(slug, email)).statusCode).toBe(201);
      await app.worker.settle();
      expect(mailbox.mails).toHaveLength(Math.min(5, 3 * (place + 1)));
    }
    figure(promise, 'mails a day to one mailbox from 4 confirmed companies, by 8 spellings', mailbox.mails.length);
    now += dayMs;
    await lead(companies[0]?.slug ?? '', 'amina@gmail.com');
    await app.worker.settle();
    expect(mailbox.mails).toHaveLength(6);
  });

  it.each(['x@corp.example>', '<x@corp.example>', 'y<x@corp.example>', '"\\x"@corp.example', 'x(y)@corp.example'])(
    'takes no other spelling of a mailbox that a mail program would read away: %s',
    async (email) => {
      const { slug } = await someCompany();
      const answer = await lead(slug, email);
      expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { email: 'Email is invalid' }]);
      for (const path of ['forgot-password', 'signup']) {
        const url = path === 'signup' ? '/api/signup' : `/api/admin/${path}`;
        const adminUser = { email, password: 'a warm and calm house', firstName: 'A', lastName: 'B' };
        const company = { name: 'Movers', contactInfo: { email: 'a@b.example', phone: '+353 1 496 0123' } };
        const payload = path === 'signup' ? { company, adminUser } : { email };
        const { statusCode } = await app.inject({ method: 'POST', url, headers: { origin: ownOrigin }, payload });
        expect(statusCode).toBe(422);
      }
      await app.worker.settle();
      expect(mailbox.mails).toEqual([]);
    },
  );

  it('names a city only where the list of places knows it, and greets by no sentence', async () => {
    const { slug } = await someCompany();
    const payload = leadBody({
      companyId: slug,
      email: `visitor-${randomUUID()}@example.com`,
      wantsEmail: true,
      name: 'Ihr Konto wurde gesperrt rufen Sie',
      originCity: 'Pay the fee online',
      destinationCity: 'Tallinn',
    });
    expect((await app.inject({ method: 'POST', url: '/api/leads', payload })).statusCode).toBe(201);
    await app.worker.settle();
    const [mail] = mailbox.mails;
    expect(mail?.text).toMatch(/^Hello,$/m);
    expect(mail?.text).toContain('Tallinn, Estonia');
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/gesperrt|Pay the|fee online/);
  });

  it.each([
    'Your account is locked, call +1 900 555 0199',
    'Your bank: evil@bank.example',
    'https://evil.example/login',
    '\u202e!!!',
    'Movers\r\nBcc: all@evil.example',
  ])('writes under no name that is a message of its own: %j', async (companyName) => {
    const { slug } = await someCompany({ branding: { companyName } });
    await lead(slug, `visitor-${randomUUID()}@example.com`, 'Win money: call +1 900 555 0199');
    await app.worker.settle();
    const [mail] = mailbox.mails;
    expect(mail?.fromName).toBe('Meg');
    // Without the tokens of its links, in which any three letters may stand.
    const text = mail?.text.replace(/https?:\S+/g, '');
    for (const part of [mail?.fromName, mail?.subject, text]) {
      expect(part).not.toMatch(/locked|bank|evil|900 555|Bcc|\u202e/i);
    }
    expect(mail?.subject).toMatch(/^[\p{L}\p{N} ()-]+$/u);
  });

  it('sends no more than the share of a company and of the platform, and says so loudly', async () => {
    const { id: companyId } = await someCompany();
    const { database } = current();
    const take = (company: string, count: number) =>
      database.transaction(async (trx) => {
        let taken = 0;
        for (let one = 0; one < count; one++) {
          const to = `v-${randomUUID()}@example.com`;
          if (await limits().take(trx, 'visitor', { to, companyId: company })) taken++;
        }
        return taken;
      });
    expect(await take(companyId, 520)).toBe(500);
    const ofPlatform = (query: string) => query.startsWith('mails-visitor-by-platform');
    await database.transaction(async (trx) => {
      const rows = await trx.selectFrom('limitCounts').selectAll().execute();
      const [row] = rows.filter(({ key }) => ofPlatform(key));
      await trx
        .updateTable('limitCounts')
        .set({ count: 19_998 })
        .where('key', '=', row?.key ?? '')
        .execute();
    });
    expect(await take((await someCompany()).id, 10)).toBe(2);
    expect(lines.join('\n')).toContain('no more go out today');
  });
});
