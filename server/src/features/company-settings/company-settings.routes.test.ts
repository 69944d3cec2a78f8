import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { signIn } from '../../testing/sign-in.js';

const move = {
  originCity: 'Leeds',
  destinationCity: 'London',
  moveType: 'local',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
};

eachDatabase("a company's settings", (current) => {
  let app: FastifyInstance;
  let owner: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    app = await createTestApp(current().database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    owner = await signIn(app, current().database);
  });

  const read = async () => (await owner.call('GET', '/api/company-config')).json();
  const put = (config: object, version: number) => owner.call('PUT', '/api/company-config', { config, version });
  const chat = async () => (await app.inject(`/api/companies/${owner.company.slug}`)).json();
  const history = async (query = '') => (await owner.call('GET', `/api/company-config/history${query}`)).json();
  const undo = async (changeId: string, version: number) =>
    owner.call('POST', `/api/company-config/history/${changeId}/undo`, { version });
  const paint = async (primaryColor: string) => {
    const { config, version } = await read();
    return put({ ...config, branding: { ...config.branding, primaryColor } }, version);
  };

  it('are there with every default, and nobody has changed them yet', async () => {
    expect(await read()).toMatchObject({
      version: 1,
      updatedBy: null,
      slug: owner.company.slug,
      config: { branding: { primaryColor: '#1e40af' }, chatbotConfig: { paceFactor: 1 }, allowedDomains: [] },
    });
  });

  it('are refused where a part is missing, which would be emptied', async () => {
    const { config } = await read();
    const { allowedDomains: _, ...others } = config;
    const { tagline: __, ...branding } = config.branding;
    const answer = await put({ ...others, branding }, 1);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields).toSorted()).toEqual([
      'config.allowedDomains',
      'config.branding.tagline',
    ]);
    expect(await read()).toMatchObject({ version: 1, config });
    expect((await put(config, 1)).statusCode).toBe(200);
  });

  it('reach the chat at once when they are saved, with who it was', async () => {
    expect((await chat()).primaryColor).toBe('#1e40af');
    const answer = await paint('#b83217');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ version: 2, updatedBy: 'Amina Yusof' });
    expect((await chat()).primaryColor).toBe('#b83217');
  });

  it('are not overwritten by somebody who saw older ones, who learns who changed them', async () => {
    const { config } = await read();
    await paint('#b83217');
    const answer = await put({ ...config, currency: 'EUR' }, 1);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatchObject({
      code: 'edit_conflict',
      message: expect.stringContaining('Amina Yusof'),
    });
    expect((await read()).config).toMatchObject({ currency: 'USD', branding: { primaryColor: '#b83217' } });
  });

  it('accept one of two people who save at the same moment', async () => {
    const { config } = await read();
    const answers = await Promise.all(['EUR', 'GBP', 'MYR'].map((currency) => put({ ...config, currency }, 1)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await history()).changes).toHaveLength(1);
  });

  it('leave no trace of a save that changes nothing', async () => {
    const { config } = await read();
    expect((await put(config, 1)).json()).toMatchObject({ version: 1, updatedBy: null });
    expect((await history()).changes).toEqual([]);
  });

  const faultsOf = async (changes: object) => {
    const { config, version } = await read();
    const answer = await put({ ...config, ...changes }, version);
    return answer.statusCode === 200 ? {} : answer.json().error.fields;
  };

  it('keep a telephone number as it is dialled from anywhere, and refuse what has too few or too many digits', async () => {
    const { config } = await read();
    const withPhone = (phone: string) => ({ country: 'GB', contactInfo: { ...config.contactInfo, phone } });
    const refused = { 'config.contactInfo.phone': expect.stringContaining('(United Kingdom)') };
    expect(await faultsOf(withPhone('12'))).toEqual(refused);
    expect(await faultsOf(withPhone('020 7946 0123 4567 89'))).toEqual(refused);
    expect(await faultsOf(withPhone('020 7946 0123'))).toEqual({});
    expect((await read()).config.contactInfo.phone).toBe('+44 20 7946 0123');
  });

  it('name all that is wrong in one refusal', async () => {
    const { config } = await read();
    const days = { ...config.chatbotConfig.businessHours.days, monday: { open: '12:00', close: '11:00' } };
    const faults = await faultsOf({
      contactInfo: { ...config.contactInfo, phone: '12' },
      chatbotConfig: { ...config.chatbotConfig, businessHours: { ...config.chatbotConfig.businessHours, days } },
    });
    expect(Object.keys(faults).toSorted()).toEqual([
      'config.chatbotConfig.businessHours.days.monday.close',
      'config.contactInfo.phone',
    ]);
  });

  it('refuse hours that do not end after they begin, but for midnight, and leave older ones alone', async () => {
    const { config } = await read();
    const { businessHours } = config.chatbotConfig;
    const withMonday = (open: string, close: string) => {
      const days = { ...businessHours.days, monday: { open, close } };
      return { chatbotConfig: { ...config.chatbotConfig, businessHours: { ...businessHours, days } } };
    };
    const path = 'config.chatbotConfig.businessHours.days.monday.close';
    expect(await faultsOf(withMonday('09:00', '09:00'))).toEqual({ [path]: expect.stringContaining('same time') });
    expect(await faultsOf(withMonday('17:00', '09:00'))).toEqual({
      [path]: expect.stringContaining('before it opens'),
    });
    expect(await faultsOf(withMonday('00:00', '00:00'))).toEqual({});
    const overnight = withMonday('18:00', '02:00');
    const stored = JSON.stringify({ ...config, ...overnight });
    const { id } = owner.company;
    await current().database.transaction((trx) =>
      trx.updateTable('companies').set({ config: stored }).where('id', '=', id).execute(),
    );
    expect(await faultsOf({ ...overnight, currency: 'EUR' })).toEqual({});
  });

  it('refuse rates that nobody can mean, when they are saved and when they are tried', async () => {
    const { config, version } = await read();
    const pricing = { ...config.pricing, localRates: { ...defaultRates.localRates, hourlyRate: 999_999_999 } };
    const words = expect.stringContaining('Far too high');
    expect(await faultsOf({ pricing })).toEqual({ 'config.pricing.localRates.hourlyRate': words });
    const tried = await owner.call('POST', '/api/quote-engines/simulate', { pricing, move });
    expect(tried.json().error.fields).toEqual({ 'pricing.localRates.hourlyRate': words });
    expect((await read()).version).toBe(version);
  });

  it('refuse a destination that is no country, unless it was stored before', async () => {
    const { config } = await read();
    const withCodes = (...codes: string[]) => {
      const destinationMultipliers = Object.fromEntries(codes.map((code) => [code, 1.1]));
      return { pricing: { internationalRates: { ...defaultRates.internationalRates, destinationMultipliers } } };
    };
    const path = 'config.pricing.internationalRates.destinationMultipliers.ZZ';
    expect(await faultsOf(withCodes('MY', 'ZZ'))).toEqual({ [path]: expect.stringContaining('no such country') });
    expect(await faultsOf(withCodes('MY'))).toEqual({});
    const stored = JSON.stringify({ ...config, ...withCodes('ZZ') });
    const { id } = owner.company;
    await current().database.transaction((trx) =>
      trx.updateTable('companies').set({ config: stored }).where('id', '=', id).execute(),
    );
    expect(await faultsOf(withCodes('ZZ', 'MY'))).toEqual({});
  });

  it('say which value is wrong, by its path', async () => {
    const { config, version } = await read();
    const pricing = { localRates: { baseRate: -1, perMileRate: 2, hourlyRate: 95 } };
    const answer = await put({ ...config, pricing, allowedDomains: ['https://x.example'] }, version);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({
      'config.pricing.localRates.baseRate': 'Between 0 and 1,000,000,000',
      'config.allowedDomains.0': 'A domain such as example.com, without https:// and without a path',
    });
  });

  it('may be read by the team and changed only by owners', async () => {
    const agent = await signIn(app, current().database, { teamRole: 'agent', company: owner.company.id });
    const { config, version } = (await agent.call('GET', '/api/company-config')).json();
    expect((await agent.call('PUT', '/api/company-config', { config, version })).statusCode).toBe(403);
    expect((await agent.call('GET', '/api/company-config/history')).statusCode).toBe(403);
  });

  it("are each company's own", async () => {
    await paint('#b83217');
    const other = await signIn(app, current().database);
    expect((await other.call('GET', '/api/company-config')).json().config.branding.primaryColor).toBe('#1e40af');
    expect((await other.call('GET', '/api/company-config/history')).json().changes).toEqual([]);
  });

  describe('have a history', () => {
    it('of who changed what, newest first, with what it was before', async () => {
      await paint('#111111');
      await paint('#222222');
      const { changes, hasMore } = await history();
      expect(hasMore).toBe(false);
      expect(changes).toMatchObject([
        { version: 3, personName: 'Amina Yusof', undoes: null, canUndo: true },
        { version: 2, canUndo: false },
      ]);
      expect(changes[0].changes).toEqual([{ path: ['branding', 'primaryColor'], before: '#111111', after: '#222222' }]);
    });

    it('that comes in pages and can be filtered by topic', async () => {
      for (let step = 0; step < 32; step++) await paint(`#0000${(step + 16).toString(16)}`);
      const first = await history();
      expect([first.changes.length, first.hasMore]).toEqual([30, true]);
      const rest = await history(`?before=${first.changes.at(-1).id}`);
      expect([rest.changes.length, rest.hasMore]).toEqual([2, false]);
      expect((await history('?topic=pricing')).changes).toEqual([]);
      const { config, version } = await read();
      await put({ ...config, pricing: { localRates: { hourlyRate: 120 } } }, version);
      expect((await history('?topic=pricing')).changes).toHaveLength(1);
    });

    it('whose changes can be taken back, which is a change of its own', async () => {
      const { config, version } = await read();
      const pricing = { localRates: { baseRate: 200, perMileRate: 3, hourlyRate: 110 } };
      await put({ ...config, pricing }, version);
      await paint('#b83217');
      const [, rates] = (await history()).changes;
      const answer = await undo(rates.id, 3);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ version: 4, config: { branding: { primaryColor: '#b83217' } } });
      expect(answer.json().config.pricing).toEqual({});
      const { changes } = await history();
      expect(changes[0]).toMatchObject({ version: 4, undoes: rates.at, canUndo: true });
      expect((await undo(changes[0].id, 4)).json().config.pricing).toEqual(pricing);
    });

    it('that undoes nothing that was changed again since', async () => {
      await paint('#111111');
      const [first] = (await history()).changes;
      await paint('#222222');
      const answer = await undo(first.id, 3);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error.message).toContain('changed again since');
      expect((await read()).config.branding.primaryColor).toBe('#222222');
    });

    it('that is changed by nobody who saw older settings', async () => {
      await paint('#111111');
      const [first] = (await history()).changes;
      expect((await undo(first.id, 1)).statusCode).toBe(409);
      expect((await read()).version).toBe(2);
    });

    it("that is no other company's", async () => {
      await paint('#111111');
      const [first] = (await history()).changes;
      owner = await signIn(app, current().database);
      expect((await undo(first.id, 1)).statusCode).toBe(404);
    });
  });

  it('leave an entry of who changed which of them, from what to what', async () => {
    await paint('#b83217');
    const { entries } = (await owner.call('GET', '/api/audit')).json();
    const path = ['branding', 'primaryColor'];
    expect(entries).toMatchObject([{ action: 'config.changed', personName: 'Amina Yusof' }]);
    expect(entries[0].detail).toEqual({
      version: 2,
      paths: [path.join('.')],
      currency: 'USD',
      changes: [{ path, from: '#1e40af', to: '#b83217' }],
    });
    const [change] = (await history()).changes;
    await undo(change.id, 2);
    const [undone] = (await owner.call('GET', '/api/audit?action=config.undone')).json().entries;
    expect(undone.detail.changes).toEqual([{ path, from: '#b83217', to: '#1e40af' }]);
  });

  it('leave no picture in the log, only that it was changed', async () => {
    const { config, version } = await read();
    const avatarUrl = `data:image/png;base64,${'A'.repeat(3_000)}`;
    await put({ ...config, chatbotConfig: { ...config.chatbotConfig, avatarUrl } }, version);
    const [entry] = (await owner.call('GET', '/api/audit')).json().entries;
    expect(entry.detail.changes).toEqual([{ path: ['chatbotConfig', 'avatarUrl'], from: '', to: 'a picture' }]);
  });

  describe('with rates that nobody has looked at', () => {
    const source = async () => {
      const payload = { ...move, companyId: owner.company.slug };
      return (await app.inject({ method: 'POST', url: '/api/calculate-quote', payload })).json().source;
    };
    beforeEach(() =>
      current().database.transaction(async (trx) => {
        await trx.updateTable('companies').set({ ratesConfirmedAt: null }).where('id', '=', owner.company.id).execute();
      }),
    );

    it('quote typical prices until a person confirms them by one call, once', async () => {
      expect(await source()).toBe('default_rates');
      const answer = await owner.call('POST', '/api/quote-engines/confirm');
      const { ratesConfirmedAt } = answer.json();
      expect(Date.parse(ratesConfirmedAt)).toBeGreaterThan(0);
      expect(await source()).toBe('company_rates');
      expect((await owner.call('POST', '/api/quote-engines/confirm')).json()).toMatchObject({ ratesConfirmedAt });
      const entries = current().database.reader.selectFrom('auditEntries').select('action');
      const own = await entries.where('companyId', '=', owner.company.id).execute();
      expect(own).toEqual([{ action: 'rates.confirmed' }]);
    });

    it('quote their own once a person has changed one, but not for another setting', async () => {
      await paint('#b83217');
      const { config, version } = await read();
      await put({ ...config, pricing: { ...config.pricing, showsRates: true } }, version);
      expect(await source()).toBe('default_rates');
      const { localRates } = defaultRates;
      await put({ ...config, pricing: { localRates: { ...localRates, hourlyRate: 99 } } }, version + 1);
      expect(await source()).toBe('company_rates');
    });

    it('are confirmed by owners alone', async () => {
      const agent = await signIn(app, current().database, { company: owner.company.id, teamRole: 'agent' });
      expect((await agent.call('POST', '/api/quote-engines/confirm')).statusCode).toBe(403);
    });
  });

  it('show what other rates would do to a quote, and keep the saved ones', async () => {
    const pricing = { localRates: { baseRate: 120, perMileRate: 2.5, hourlyRate: 190 } };
    const answer = await owner.call('POST', '/api/quote-engines/simulate', { pricing, move });
    expect(answer.statusCode).toBe(200);
    const { before, after } = answer.json();
    expect(before.source).toBe('company_rates');
    expect(after.source).toBe('company_rates');
    expect(after.minPrice).toBeGreaterThan(before.minPrice);
    expect(after.lines.length).toBeGreaterThan(0);
    const chatQuote = await app.inject({
      method: 'POST',
      url: '/api/calculate-quote',
      payload: { ...move, companyId: owner.company.slug },
    });
    expect(chatQuote.json()).toMatchObject({ minPrice: before.minPrice, maxPrice: before.maxPrice });
  });

  it('refuse to simulate rates that make no sense', async () => {
    const pricing = { figures: { season: { peakFactor: 9 } } };
    const answer = await owner.call('POST', '/api/quote-engines/simulate', { pricing, move });
    expect(answer.json().error.fields).toEqual({ 'pricing.figures.season.peakFactor': 'Between 1 and 3' });
  });

  it('can be looked at in the chat before they are saved', async () => {
    const { config } = await read();
    const branding = { ...config.branding, companyName: 'Northern Lights Removals' };
    const preview = (
      await owner.call('POST', '/api/company-config/preview', { config: { ...config, branding } })
    ).json();
    const page = async (slug: string) => (await app.inject(`/embed?company=${slug}&preview=${preview.previewId}`)).body;
    expect(await page(owner.company.slug)).toContain('Northern Lights Removals');
    expect(await page('demo')).not.toContain('Northern Lights Removals');
    expect((await app.inject(`/embed?company=${owner.company.slug}`)).body).not.toContain('Northern Lights Removals');
    expect((await read()).version).toBe(1);
  });

  it('say whether a page may carry the chat', async () => {
    const { config, version } = await read();
    await put({ ...config, allowedDomains: ['acme.example'] }, version);
    const test = async (url: string) => (await owner.call('POST', '/api/admin-domains/test', { url })).json();
    expect(await test('https://acme.example/x')).toEqual({
      isAllowed: true,
      origin: 'https://acme.example',
      entry: 'acme.example',
      reason: 'listed',
    });
    expect(await test('www.acme.example')).toMatchObject({ isAllowed: false, reason: 'not_listed' });
    expect((await test('javascript:alert(1)')).error.fields).toHaveProperty('url');
  });
});
