import type { Setup } from '@meg/shared/contract/setup';
import { firmFacts } from '@meg/shared/domain/companies/firm-facts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '../../mail/mailer.js';
import { MailRefused } from '../../mail/mailer.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { signIn } from '../../testing/sign-in.js';

eachDatabase('the list of things to do of a new company', (current) => {
  let app: FastifyInstance;
  let owner: Awaited<ReturnType<typeof signIn>>;
  const mails: Mail[] = [];
  let fault: Error | undefined;
  let aheadMs = 0;
  const mailer = {
    send: async (mail: Mail) => {
      if (fault) throw fault;
      mails.push(mail);
    },
  };
  beforeAll(async () => {
    app = await createTestApp(current().database, { mailer, now: () => Date.now() + aheadMs });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    fault = undefined;
    aheadMs = 0;
    owner = await signIn(app, current().database);
    await current().database.transaction(async (trx) => {
      const { id } = owner.company;
      await trx.updateTable('companies').set({ ratesConfirmedAt: null }).where('id', '=', id).execute();
      await trx.updateTable('people').set({ emailConfirmedAt: null }).where('companyId', '=', id).execute();
    });
  });

  const read = async (): Promise<Setup> => (await owner.call('GET', '/api/setup')).json();
  const done = async () => (await read()).tasks.filter(({ isDone }) => isDone).map(({ code }) => code);
  const save = async (change: object) => {
    const { config, version } = (await owner.call('GET', '/api/company-config')).json();
    return owner.call('PUT', '/api/company-config', { config: { ...config, ...change }, version });
  };
  const showChat = (referer: string) =>
    app.inject({ url: `/embed?company=${owner.company.slug}`, headers: { referer } });

  it('has nothing done at first, and all once each was', async () => {
    expect(await done()).toEqual([]);
    const contactInfo = { email: '', phone: '', website: 'https://beacon.example/', address: 'Federal St, Boston' };
    await save({ contactInfo, country: 'US', serviceCountries: ['US'], serviceAreas: ['Boston', 'Cambridge'] });
    expect(await read()).toMatchObject({
      proposedDomains: ['beacon.example', 'www.beacon.example'],
      route: { originCity: expect.stringContaining('Boston'), destinationCity: expect.stringContaining('Cambridge') },
    });
    expect(await done()).toEqual(['area']);
    await save({ allowedDomains: ['beacon.example'] });
    expect((await read()).proposedDomains).toEqual(['www.beacon.example']);
    await owner.call('POST', '/api/quote-engines/confirm');
    for (const { question } of firmFacts.slice(0, 4)) {
      await owner.call('POST', '/api/knowledge', { question, answer: 'Yes.' });
    }
    expect(await done()).toEqual(['area', 'rates', 'facts', 'domains']);
    await showChat('https://beacon.example/quote?utm=x');
    await expect.poll(async () => (await read()).snippet).toMatchObject({ address: 'https://beacon.example/quote' });
    await owner.call('POST', '/api/setup/test-lead');
    await app.worker.settle();
    const { id } = owner.company;
    await current().database.transaction((trx) =>
      trx.updateTable('people').set({ emailConfirmedAt: 1 }).where('companyId', '=', id).execute(),
    );
    expect((await read()).tasks.every(({ isDone }) => isDone)).toBe(true);
  });

  it('has the chat on a page only where it is a page of the own site that may show it', async () => {
    const contactInfo = { email: '', phone: '', website: 'https://beacon.example/', address: '' };
    await save({ contactInfo });
    await showChat('https://builder.example/preview');
    const snippet = async () => (await read()).snippet;
    await expect.poll(snippet).toMatchObject({ address: 'https://builder.example/preview', isOwn: false });
    expect(await done()).not.toContain('snippet');
    await expect
      .poll(async () => {
        await showChat('https://www.beacon.example/quote');
        return snippet();
      })
      .toMatchObject({ address: 'https://www.beacon.example/quote', isOwn: true });
    expect(await done()).toContain('snippet');
    await save({ allowedDomains: ['other.example'] });
    expect(await done()).not.toContain('snippet');
    await save({ allowedDomains: ['other.example', 'www.beacon.example'] });
    expect(await done()).toContain('snippet');
  });

  it('mails a test to whoever asks, and knows that it was delivered', async () => {
    const asked: Setup = (await owner.call('POST', '/api/setup/test-lead')).json();
    expect(asked.testLead).toMatchObject({ state: 'sending', to: owner.person.email });
    await app.worker.settle();
    expect((await read()).testLead).toMatchObject({ state: 'sent', reason: '' });
    expect(mails.filter(({ to }) => to === owner.person.email)).toHaveLength(1);
  });

  it('says why a test was not delivered, and takes another', async () => {
    fault = new MailRefused('550 no such mailbox');
    await owner.call('POST', '/api/setup/test-lead');
    await app.worker.settle();
    expect((await read()).testLead).toMatchObject({ state: 'failed', reason: expect.stringContaining('550') });
    expect(await done()).not.toContain('test_lead');
    fault = undefined;
    await owner.call('POST', '/api/setup/test-lead');
    await app.worker.settle();
    expect(await done()).toContain('test_lead');
  });

  it('sends five tests an hour', async () => {
    const codes = [];
    for (let count = 0; count < 6; count++) codes.push((await owner.call('POST', '/api/setup/test-lead')).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('counts tests to an address that is not confirmed with the other mails to it in a day', async () => {
    const send = () => owner.call('POST', '/api/setup/test-lead');
    for (const hour of [1, 2]) {
      aheadMs = hour * 3_700_000;
      for (let count = 0; count < 5; count++) expect((await send()).statusCode).toBe(200);
    }
    aheadMs = 3 * 3_700_000;
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.message).toContain('Confirm it');
  });

  it('can be put away and brought back', async () => {
    expect((await owner.call('PUT', '/api/setup', { isPutAway: true })).json().isPutAway).toBe(true);
    expect((await read()).isPutAway).toBe(true);
    await owner.call('PUT', '/api/setup', { isPutAway: false });
    expect((await read()).isPutAway).toBe(false);
  });

  it('is of each company alone, and agents only look', async () => {
    await owner.call('PUT', '/api/setup', { isPutAway: true });
    const other = await signIn(app, current().database);
    expect((await other.call('GET', '/api/setup')).json().isPutAway).toBe(false);
    const agent = await signIn(app, current().database, { company: owner.company.id, teamRole: 'agent' });
    expect((await agent.call('GET', '/api/setup')).statusCode).toBe(200);
    expect((await agent.call('PUT', '/api/setup', { isPutAway: false })).statusCode).toBe(403);
    expect((await agent.call('POST', '/api/setup/test-lead')).statusCode).toBe(403);
  });
});
