import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, databases, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { Mailbox } from '../../testing/mailbox.js';
import { signIn } from '../../testing/sign-in.js';

const boundary = 'x';
const oneClick = 'List-Unsubscribe=One-Click';
const bodies = [
  ['application/x-www-form-urlencoded', oneClick],
  [
    `multipart/form-data; boundary=${boundary}`,
    `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
  ],
  ['application/json', '{}'],
  ['application/json', 'not json'],
] as const;

describe.each(databases)('the link that stops mails (%s)', (kind) => {
  let test: TestDatabase;
  let app: FastifyInstance;
  const mailbox = new Mailbox();
  beforeAll(async () => {
    test = await createDatabase(kind);
    app = await createTestApp(test.database, { mailer: mailbox });
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  /** A person of a company of its own, and the link of the mail about its new lead. */
  const told = async () => {
    const owner = await signIn(app, test.database);
    await app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId: owner.company.slug }) });
    await app.worker.settle();
    const mail = mailbox.mails.find(({ to, subject }) => to === owner.person.email && !/first/i.test(subject));
    const link = /^<(http:\/\/localhost\/api\/unsubscribe\/[\w-]{43})>$/.exec(
      mail?.headers?.['List-Unsubscribe'] ?? '',
    )?.[1];
    expect(mail?.text).toContain(link);
    const off = async () => {
      const { preferences } = (await owner.call('GET', '/api/notification-preferences')).json();
      return preferences
        .filter(({ emailEnabled }: { emailEnabled: boolean }) => !emailEnabled)
        .map(({ notificationType }: { notificationType: string }) => notificationType);
    };
    const before: string[] = await off();
    return {
      url: new URL(link ?? '').pathname,
      newlyOff: async () => (await off()).filter((one: string) => !before.includes(one)),
    };
  };

  it('changes nothing when a program merely looks at it', async () => {
    const { url, newlyOff } = await told();
    const page = await app.inject({ url, headers: { 'accept-language': 'fr' } });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<html lang="fr"');
    expect(page.body).toContain('<form method="post">');
    await app.inject({ method: 'HEAD', url });
    expect(await newlyOff()).toEqual([]);
  });

  it.each(bodies)(
    'stops mails of that type by one click, sent as %s without a page or a session',
    async (type, payload) => {
      const { url, newlyOff } = await told();
      const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('No more emails of this kind');
      const again = await app.inject({ method: 'POST', url });
      expect(again.statusCode).toBe(200);
      expect(await newlyOff()).toHaveLength(1);
    },
  );

  it('says the same for a link that nobody was sent', async () => {
    const { url } = await told();
    const known = await app.inject({ method: 'POST', url });
    const unknown = await app.inject({ method: 'POST', url: `/api/unsubscribe/${'x'.repeat(43)}` });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    const asked = await app.inject('/api/unsubscribe/%22%3E%3Cscript%3E');
    expect([asked.statusCode, asked.body]).toEqual([200, (await app.inject(url)).body]);
  });

  it('is kept as a hash alone, and its page may load and frame nothing', async () => {
    const { url } = await told();
    const rows = await test.database.reader.selectFrom('unsubscribeLinks').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-1));
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; style-src 'sha256-\S+'$/,
    );
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  });

  it('takes no more than a click', async () => {
    const { url } = await told();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url, payload: 'x'.repeat(5_000), headers });
    expect(answer.statusCode).toBe(413);
  });
});
