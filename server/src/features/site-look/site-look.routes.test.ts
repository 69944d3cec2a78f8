import type { SiteReading } from '@meg/shared/contract/site-look';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { OutgoingClient, outgoingDefaults } from '../../outgoing/outgoing-client.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { type Receiver, startReceiver } from '../../testing/receiver.js';
import { signIn } from '../../testing/sign-in.js';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>';
const page = `<!doctype html><html><head><title>Home | Beacon Hill Movers</title>
  <meta name="theme-color" content="#0b6e4f"><meta name="description" content="Careful hands since 1989">
  <link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="http://elsewhere.example/other.css"></head>
  <body><header><img class="logo" src="/logo.svg" alt="Beacon Hill"><nav><a href="/">Home</a><a href="/prices">Prices
  &amp; services</a></nav></header><h1>Moving Boston, <em>gently</em></h1><a href="tel:+16175550142">Call</a></body></html>`;
const pieces: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/': ['text/html; charset=utf-8', page],
  '/site.css': ['text/css', ':root{--accent:#e4572e} body{color:#222} a{color:rgb(228, 87, 46)}'],
  '/logo.svg': ['image/svg+xml', svg],
};

eachDatabase("a company's own website", (current) => {
  let app: FastifyInstance;
  let site: Receiver;
  let owner: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    site = await startReceiver();
    app = await createTestApp(current().database);
  });
  afterAll(() => Promise.all([app.close(), site.close()]));
  beforeEach(async () => {
    owner = await signIn(app, current().database);
    site.answer((request, response) => {
      const [type, body] = pieces[request.url ?? ''] ?? ['text/plain', 'nothing here'];
      response.writeHead(request.url && request.url in pieces ? 200 : 404, { 'content-type': type }).end(body);
    });
  });

  const website = () => `http://127.0.0.1:${site.port}/`;
  const read = async (): Promise<SiteReading> =>
    (await owner.call('POST', '/api/site-look', { website: website() })).json();

  it('is read for its name, words, colours and logo, and kept', async () => {
    const reading = await read();
    expect(reading).toMatchObject({
      website: website(),
      fault: '',
      look: {
        address: website(),
        name: 'Beacon Hill Movers',
        title: 'Moving Boston, gently',
        tagline: 'Careful hands since 1989',
        phone: '+16175550142',
        navigation: ['Home', 'Prices & services'],
        colours: ['#0b6e4f', '#e4572e'],
      },
    });
    expect((await owner.call('GET', '/api/site-look')).json()).toEqual(reading);
  });

  it('changes no setting by being read', async () => {
    const settings = async () => (await owner.call('GET', '/api/company-config')).json();
    const before = await settings();
    await read();
    expect(await settings()).toEqual(before);
  });

  it('shows a logo of strangers inside an address for images alone, which the settings accept', async () => {
    const { look } = await read();
    expect(look?.logo?.picture).toBe(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
    const { config, version } = (await owner.call('GET', '/api/company-config')).json();
    const chatbotConfig = { ...config.chatbotConfig, avatarUrl: look?.logo?.setting };
    const saved = await owner.call('PUT', '/api/company-config', { config: { ...config, chatbotConfig }, version });
    expect(saved.statusCode).toBe(200);
  });

  it('is not there for another company', async () => {
    await read();
    const other = await signIn(app, current().database);
    expect((await other.call('GET', '/api/site-look')).json()).toEqual({ website: '', look: null, fault: '' });
  });

  it('keeps what was found where a later try fails, and says why', async () => {
    const { look } = await read();
    site.answer({ status: 403, headers: { 'content-type': 'text/html' }, body: 'no' });
    expect(await read()).toMatchObject({ look, fault: expect.stringContaining('403') });
    site.answer({ status: 200, headers: { 'content-type': 'application/pdf' }, body: '%PDF' });
    expect((await read()).fault).toBe('The website sent application/pdf and not a page (HTML)');
    site.answer((request) => request.socket.destroy());
    expect(await read()).toMatchObject({ look, fault: expect.stringContaining('closed the connection') });
  });

  it.each(['http://169.254.169.254/latest/meta-data/', 'http://metadata.google.internal/'])(
    'may not lead on to %s',
    async (location) => {
      site.answer({ status: 302, headers: { location } });
      const { look, fault } = await read();
      expect([look, fault]).toEqual([null, 'This address is kept for the machines themselves: choose another']);
    },
  );

  it('may not lead in circles', async () => {
    site.answer({ status: 302, headers: { location: '/' } });
    expect((await read()).fault).toContain('without end');
  });

  it('is asked again only so often', async () => {
    site.answer({ status: 404 });
    const answers: number[] = [];
    for (let time = 0; time < 13; time++)
      answers.push((await owner.call('POST', '/api/site-look', { website: website() })).statusCode);
    expect(answers).toEqual([...Array(12).fill(200), 429]);
  });

  it('must be an address', async () => {
    const answer = await owner.call('POST', '/api/site-look', { website: 'our shop' });
    expect(answer.json().error).toMatchObject({ code: 'validation_failed', fields: { website: expect.any(String) } });
  });

  it('is read by nobody who may not change settings', async () => {
    const reader = await signIn(app, current().database, { teamRole: 'read_only', company: owner.company.id });
    expect((await reader.call('POST', '/api/site-look', { website: website() })).statusCode).toBe(403);
  });

  it('is never one of the own network', async () => {
    const outgoing = new OutgoingClient({
      ...outgoingDefaults,
      allowPrivate: false,
      resolve: async () => [{ address: '10.1.2.3', family: 4 }],
    });
    const guarded = await createTestApp(current().database, { outgoing });
    const asks = (address: string) =>
      guarded.inject({
        method: 'POST',
        url: '/api/site-look',
        headers: { cookie: owner.cookie, origin: 'http://localhost' },
        payload: { website: address },
      });
    const before = site.connections();
    for (const address of [website(), 'https://inside.movers.com']) {
      expect((await asks(address)).json()).toMatchObject({ look: null, fault: expect.stringMatching(/https|public/) });
    }
    expect(site.connections()).toBe(before);
    await guarded.close();
  });
});
