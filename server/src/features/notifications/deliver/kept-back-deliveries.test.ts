import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { leadBody } from '../../../testing/factories.js';
import { Mailbox } from '../../../testing/mailbox.js';
import { ownOrigin } from '../../../testing/sign-in.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

eachDatabase('Leads that came before the address was confirmed', (current) => {
  let app: FastifyInstance;
  let mailbox: Mailbox;
  let now = Date.now() - 60 * dayMs;
  const start = () => createTestApp(current().database, { mailer: mailbox, now: () => now });
  beforeAll(async () => {
    mailbox = new Mailbox();
    app = await start();
  });
  afterAll(() => app.close());
  beforeEach(() => {
    now += 5 * dayMs;
    mailbox.mails.length = 0;
  });

  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { origin: ownOrigin }, payload });
  const settle = async (laterMs = 2 * minuteMs) => {
    now += laterMs;
    await app.worker.settle();
  };
  const confirm = (token: string) => post('/api/admin/confirm-email', { token });
  const tokenIn = (text = '') => /\/confirm-email#token=([\w-]{72})/.exec(text)?.[1] ?? '';

  async function signUp() {
    const email = `owner-${randomUUID()}@example.com`;
    const contactInfo = { email: 'office@movers.example', phone: '+44 20 7946 0000' };
    const answer = await post('/api/signup', {
      company: { name: 'New Movers', contactInfo, serviceAreas: ['London'], country: 'GB' },
      adminUser: { firstName: 'Nora', lastName: 'Tamm', email, password: 'a warm and calm house' },
    });
    expect(answer.statusCode).toBe(201);
    await settle();
    return { email, slug: answer.json().company.slug as string };
  }
  const lead = async (slug: string, name: string, phone = '07700 900123') => {
    const answer = await post('/api/leads', leadBody({ companyId: slug, name, phone }));
    expect(answer.statusCode).toBe(201);
    await settle();
    return answer.json().id as string;
  };
  const mailsTo = (address: string) => mailbox.mails.filter(({ to }) => to === address);
  const buttonTo = (address: string) => tokenIn(mailsTo(address).at(-1)?.text);

  it('are mailed at once with their facts and contact, and not again when it is confirmed', async () => {
    const { email, slug } = await signUp();
    await lead(slug, 'Seán O’Neill');
    const ofLeads = () => mailsTo(email).filter(({ subject }) => subject.startsWith('New lead: '));
    expect(ofLeads()).toMatchObject([{ subject: 'New lead: Seán O’Neill' }]);
    for (const part of [
      'Moves from: ',
      'wa.me/447700900123',
      'A whole home',
      'Please confirm that this address is yours',
    ])
      expect(ofLeads()[0]?.text).toContain(part);
    const token = buttonTo(email);
    const confirmed = await confirm(token);
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { email }]);
    expect(confirmed.headers['set-cookie']).toBeUndefined();
    await settle();
    expect(ofLeads()).toHaveLength(1);
    await lead(slug, 'Ben Ong');
    expect(ofLeads().at(-1)?.text).not.toContain('Please confirm');
  });

  it('are mailed once it is confirmed where they were beyond the day’s share, in one mail, also after a restart', async () => {
    const { email, slug } = await signUp();
    for (let count = 0; count < 13; count++) await lead(slug, `Visitor Number${count}`);
    const isMailed = (count: number) => mailsTo(email).some(({ text }) => text.includes(`Visitor Number${count}`));
    const keptBack = Array.from({ length: 13 }, (_, count) => count).filter((count) => !isMailed(count));
    expect(keptBack.length).toBeGreaterThan(1);
    const token = buttonTo(email);
    mailbox.mails.length = 0;
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await confirm(token)).statusCode).toBe(200);
    await app.close();
    app = await start();
    await settle();
    await settle(dayMs);
    const late = mailsTo(email).filter(({ subject }) => subject.includes('came before you confirmed'));
    expect(late).toMatchObject([{ subject: `${keptBack.length} leads came before you confirmed your address` }]);
    for (let count = 0; count < 13; count++)
      expect(late[0]?.text.includes(`Visitor Number${count}\n`)).toBe(keptBack.includes(count));
  });

  it('have a button that ends after three days, and is good for its own address alone', async () => {
    const { email, slug } = await signUp();
    await lead(slug, 'Amina Yusof');
    const token = buttonTo(email);
    const other = await signUp();
    await lead(other.slug, 'Ben Ong');
    const forged = `${token.slice(0, 22)}${buttonTo(other.email).slice(22)}`;
    for (const wrong of [forged, `${token.slice(0, -2)}AA`, token.slice(0, -1)]) {
      expect((await confirm(wrong)).json().error.code).toBe('link_expired');
    }
    expect(
      (await post('/api/admin/reset-password', { token, newPassword: 'a calm house by the sea' })).statusCode,
    ).toBe(410);
    await current().database.transaction((trx) =>
      trx
        .updateTable('people')
        .set({ email: `moved-${email}` })
        .where('email', '=', email)
        .execute(),
    );
    expect((await confirm(token)).json().error.code).toBe('link_expired');
    const late = buttonTo(other.email);
    now += 3.1 * dayMs;
    expect((await confirm(late)).json().error.code).toBe('link_expired');
  });
});
