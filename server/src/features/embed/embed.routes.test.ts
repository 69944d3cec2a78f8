import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { companyConfig } from '@meg/shared/contract/company-config';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HtmlPage } from '../../http/pages/html-page.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';

describe('GET /embed', () => {
  let app: FastifyInstance;
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database);
    await test.database.transaction((trx) =>
      trx
        .insertInto('companies')
        .values({
          id: 'listed',
          slug: 'listed',
          name: '</title><script>alert(1)</script>',
          config: JSON.stringify(
            companyConfig.parse({
              allowedDomains: ['acme.example', '*.shop.example'],
              chatbotConfig: { welcomeMessage: '</script><script>alert(2)</script>', theme: 'dark' },
            }),
          ),
          createdAt: 0,
          updatedAt: 0,
        })
        .execute(),
    );
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  const dataOf = (html: string) => JSON.parse(/id="meg-data">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '');
  const policyOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['content-security-policy']);

  it('holds the company and the catalogue in one document', async () => {
    const answer = await app.inject('/embed?company=demo&theme=dark&language=en');
    expect(answer.statusCode).toBe(200);
    expect(dataOf(answer.body)).toMatchObject({
      company: { slug: 'demo', name: 'Northbound Movers' },
      firstView: { greeting: 'Hello' },
      languages: [['en', 'English', 'ltr', '/words-en.js', 'Continue in English']],
    });
    expect(answer.body).toContain('data-theme="dark"');
    expect(answer.body).toContain('--brand:#1e40af');
  });

  it('holds the first view, with what the company has of its own', async () => {
    const { body } = await app.inject('/embed?company=demo');
    expect(body).toContain(
      '<div id="root" data-company="demo"><h1>Northbound Movers</h1><p>I am with Northbound Movers</p></div>',
    );
    expect(body).toContain('<div id="late" hidden>');
    expect((await app.inject('/embed')).body).toContain('<body><div id="root"></div>');
  });

  it('escapes in the first view what a company wrote', async () => {
    const { body } = await app.inject('/embed?company=listed');
    expect(body).toContain('<h1>&#60;/title&#62;&#60;script&#62;alert(1)&#60;/script&#62;</h1>');
    expect(body).toContain('<p>&#60;/script&#62;&#60;script&#62;alert(2)&#60;/script&#62;</p>');
  });

  it("has the theme that the page asks for, or else the company's", async () => {
    const themeOf = async (query: string) => /data-theme="(\w+)"/.exec((await app.inject(`/embed?${query}`)).body)?.[1];
    expect(await themeOf('company=listed&theme=light')).toBe('light');
    expect(await themeOf('company=listed&theme=auto')).toBe('dark');
    expect(await themeOf('company=demo&theme=auto')).toBe('auto');
    expect(await themeOf('company=demo&theme=<b>')).toBe('auto');
  });

  it('allows by its policy just the script and the styles that it holds', async () => {
    const answer = await app.inject('/embed?company=demo');
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const inline = [...answer.body.matchAll(/<style>([\s\S]*?)<\/style>|<script>([\s\S]*?)<\/script>/g)];
    expect(inline).toHaveLength(3);
    for (const [, style, script] of inline) expect(policyOf(answer)).toContain(hash(style ?? script ?? ''));
    expect(policyOf(answer)).not.toContain('unsafe');
  });

  it('is compressed as the browser accepts it, and is not sent again unchanged', async () => {
    const plain = await app.inject('/embed?company=demo');
    const ask = (accepted: string) =>
      app.inject({ url: '/embed?company=demo', headers: { 'accept-encoding': accepted } });
    const brotli = await ask('gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync((await ask('gzip')).rawPayload).toString()).toBe(plain.body);
    expect((await ask('br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
    const headers = { 'if-none-match': String(plain.headers.etag) };
    expect((await app.inject({ url: '/embed?company=demo', headers })).statusCode).toBe(304);
  });

  it('may be framed by any site if the company lists none', async () => {
    expect(policyOf(await app.inject('/embed?company=demo'))).toContain('frame-ancestors *');
  });

  it("may be framed by the company's sites alone, whoever the request says it comes from", async () => {
    for (const origin of ['https://acme.example', 'https://evil.example', 'null']) {
      const answer = await app.inject({ url: '/embed?company=listed', headers: { origin, referer: `${origin}/` } });
      expect(policyOf(answer)).toMatch(
        /frame-ancestors 'self' https:\/\/acme\.example http:\/\/acme\.example https:\/\/\*\.shop\.example http:\/\/\*\.shop\.example(;|$)/,
      );
    }
  });

  it('shows what a company wrote as text', async () => {
    const { body } = await app.inject('/embed?company=listed');
    expect(body).not.toContain('<script>alert');
    expect(dataOf(body).company.welcomeMessage).toBe('</script><script>alert(2)</script>');
  });

  it('can be loaded without a company, which a message names later', async () => {
    const answer = await app.inject('/embed');
    expect(answer.statusCode).toBe(200);
    expect(dataOf(answer.body)).toEqual({
      company: null,
      firstView: { unknown: 'Nobody' },
      languages: expect.any(Array),
    });
  });

  it.each(['nobody', '../etc', '%00', "';--", 'a'.repeat(500)])(
    'says so of a company that is not there: %s',
    async (name) => {
      const answer = await app.inject(`/embed?company=${encodeURIComponent(name)}`);
      expect(answer.statusCode).toBe(404);
      expect(dataOf(answer.body)).toMatchObject({ company: null, problem: 'company_unknown' });
    },
  );
});

describe('survives: framed where not allowed – every other route', () => {
  it('may not be framed', async () => {
    const test = await createDatabase('sqlite');
    const app = await createTestApp(test.database, {
      sitePages: new Map([['/', new HtmlPage('<p>Home</p>', "frame-ancestors 'none'")]]),
    });
    const urls = app.routeTable
      .filter(({ method, url }) => method === 'GET' && !/^\/(embed|examples)\b/.test(url))
      .map(({ url }) => url.replace(/:\w+|\*/g, 'x'));
    expect(urls.length).toBeGreaterThan(50);
    for (const url of [...urls, '/nothing', '/login', '/admin']) {
      const { headers } = await app.inject({
        url,
        headers: { origin: 'http://localhost', referer: 'http://localhost/' },
      });
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    }
    await app.close();
    await test.drop();
  });
});
