import { randomUUID } from 'node:crypto';
import type { signUp } from '@meg/shared/contract/signup';
import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { launchCountries } from '@meg/shared/domain/quotes/service-countries';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { newAddress } from '../../testing/addresses.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { Mailbox } from '../../testing/mailbox.js';
import { ownOrigin } from '../../testing/sign-in.js';

type Body = z.input<(typeof signUp)['body']>;

const password = 'a long walk along the quay';

function signupBody(changes: Partial<Body> = {}): Body {
  return {
    company: {
      name: 'Harbour Removals',
      contactInfo: { email: 'office@harbour.example', phone: '+353 1 496 0123' },
      serviceAreas: ['Dublin', 'Cork'],
    },
    adminUser: { email: `owner-${randomUUID()}@harbour.example`, password, firstName: 'Aoife', lastName: 'Byrne' },
    ...changes,
  };
}

eachDatabase('survives: two signups of one email – POST /api/signup', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  const mailer = new Mailbox();

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { mailer });
  });
  afterAll(() => app.close());

  const post = (body: unknown, key?: string, from = newAddress()) =>
    app.inject({
      method: 'POST',
      url: '/api/signup',
      remoteAddress: from,
      headers: {
        'content-type': 'application/json',
        origin: ownOrigin,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      payload: JSON.stringify(body),
    });
  const peopleOf = (email: string) =>
    database.reader.selectFrom('people').selectAll().where('email', '=', email).execute();
  const logIn = (email: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { origin: ownOrigin },
      payload: { email, password },
    });

  it('makes a company that works at once, with its owner', async () => {
    const answer = await post(signupBody());
    expect(answer.statusCode).toBe(201);
    const { company, user } = answer.json();
    expect(company.slug).toMatch(/^harbour-removals(-\d+)?$/);
    const chat = await app.inject({ url: `/api/companies/${company.slug}` });
    expect(chat.json()).toMatchObject({ name: 'Harbour Removals', primaryColor: '#1e40af' });
    expect((await logIn(user.email)).json()).toMatchObject({
      user: { adminType: 'customer_admin', teamRole: 'owner', company: { slug: company.slug } },
    });
  });

  it('begins with three letters to answer leads with, in the language of its chat', async () => {
    const names = async (company: object) => {
      const { slug } = (await post(signupBody({ company: { ...signupBody().company, ...company } }))).json().company;
      const rows = await database.reader
        .selectFrom('replyTemplates')
        .innerJoin('companies', 'companies.id', 'replyTemplates.companyId')
        .select('replyTemplates.name')
        .where('companies.slug', '=', slug)
        .orderBy('replyTemplates.name')
        .execute();
      return rows.map(({ name }) => name);
    };
    expect(await names({})).toEqual(['Ask for a detail', 'First answer', 'Follow-up']);
    expect(await names({ language: 'fr' })).toContain('Première réponse');
  });

  it('answers the first bill as the server reckons it, the former name of an add-on included', async () => {
    const answer = await post(signupBody({ selectedAddons: ['api-builder', 'white-label'] }));
    expect(answer.json().invoiceDetails).toMatchObject({
      setupFees: 125,
      oneTimeTotal: 49,
      monthlyTotal: 95,
      firstBill: 269,
    });
  });

  describe('derives where the company is', () => {
    const firm = (changes: object) => signupBody({ company: { ...signupBody().company, ...changes } });
    const boston = {
      name: 'Beacon Movers',
      contactInfo: {
        email: 'office@beacon.example',
        phone: '(617) 555-0123',
        address: '100 Federal Street, Boston, MA 02110',
      },
      serviceAreas: ['Boston', 'Cambridge', 'Providence'],
    };
    const configOf = async (slug: string) => {
      const row = await database.reader.selectFrom('companies').selectAll().where('slug', '=', slug).execute();
      return JSON.parse(row[0]?.config ?? '');
    };
    const quote = async (companyId: string, changes: object) => {
      const payload = { companyId, moveType: 'local', moveDetails: 'full-home', ...changes };
      return (await app.inject({ method: 'POST', url: '/api/calculate-quote', payload })).json();
    };
    const signedUp = async (changes: object) => (await post(firm(changes))).json().company.slug as string;

    it('and quotes Boston to Providence in dollars and miles for a firm of Boston, at typical prices', async () => {
      const move = { originCity: 'Boston', destinationCity: 'Providence' };
      const slug = await signedUp(boston);
      expect(await configOf(slug)).toMatchObject({ country: 'US', serviceCountries: ['US'] });
      const answer = await quote(slug, move);
      expect(answer).toMatchObject({ currency: 'USD', units: 'imperial', source: 'default_rates' });
      expect(answer.minPrice).toBeGreaterThan(0);
      expect(answer.warning).toContain('typical prices');
    });

    it('by the old payload with prices in it, which nobody has looked at, just the same', async () => {
      const { localRates, internationalRates } = defaultRates;
      const pricing = { localRates, internationalRates };
      const slug = await signedUp({
        ...boston,
        pricing: { ...pricing, localRates: { ...localRates, hourlyRate: 150 } },
      });
      expect((await configOf(slug)).pricing.localRates.hourlyRate).toBe(150);
      const move = { originCity: 'Boston', destinationCity: 'Providence' };
      expect(await quote(slug, move)).toMatchObject({ source: 'default_rates' });
    });

    it.each([
      ['Kuala Lumpur', { phone: '+60 3-2161 0000' }, ['Kuala Lumpur', 'Petaling Jaya'], 'MY', 'MYR'],
      ['Leeds', { phone: '0113 496 0123', address: 'Canal Wharf, Leeds' }, ['Leeds', 'York'], 'GB', 'GBP'],
      ['Toronto', { phone: '+1 416 555 0123' }, ['Toronto'], 'CA', 'CAD'],
      ['Dublin', { phone: '01 496 0123', address: '5 Ormond Quay, Dublin 7' }, [], 'IE', 'EUR'],
      ['Tartu', { phone: '740 0000' }, ['Tartu', 'Elva'], 'EE', 'EUR'],
      ['Kuala Lumpur', { phone: '03-2161 0000', address: 'كوالالمبور، ماليزيا' }, [], 'MY', 'MYR'],
    ])('for a firm of %s with %j', async (city, contact, serviceAreas, country, currency) => {
      const slug = await signedUp({ contactInfo: { email: 'a@b.example', ...contact }, serviceAreas });
      expect(await configOf(slug)).toMatchObject({ country, currency, serviceCountries: [country] });
      const answer = await quote(slug, { originCity: city, destinationCity: city });
      expect(answer).toMatchObject({ currency, source: 'default_rates' });
    });

    it('and serves the countries of its areas too', async () => {
      const slug = await signedUp({ serviceAreas: ['Dublin', 'Belfast', 'no such place'] });
      expect(await configOf(slug)).toMatchObject({ serviceCountries: ['IE', 'GB'], units: 'metric' });
    });

    it('unless the sign-up says it', async () => {
      const said = {
        country: 'EE',
        currency: 'SEK',
        units: 'imperial',
        serviceCountries: ['EE', 'FI'],
        language: 'et',
      };
      const { chatbotConfig, ...config } = await configOf(await signedUp(said));
      expect(config).toMatchObject({
        country: 'EE',
        currency: 'SEK',
        units: 'imperial',
        serviceCountries: ['EE', 'FI'],
      });
      expect(chatbotConfig.languages[0]).toBe('et');
    });

    it('and keeps the countries of the launch where nothing tells', async () => {
      const slug = await signedUp({ contactInfo: { email: 'a@b.example', phone: '+800 1234 5678' }, serviceAreas: [] });
      expect(await configOf(slug)).toMatchObject({ country: '', currency: 'USD', serviceCountries: launchCountries });
    });

    it('and stores the telephone number as it is dialled from anywhere', async () => {
      expect((await configOf(await signedUp(boston))).contactInfo.phone).toBe('+1 617 555 0123');
    });

    it.each([
      ['12', 'Not a telephone number of the company’s country (United States)'],
      ['020 7946 0000', 'Not a telephone number of the company’s country (United States)'],
      ['+44 12', 'There is no such telephone number'],
    ])('and refuses the telephone number %s of a firm of Boston', async (phone, words) => {
      const answer = await post(firm({ ...boston, contactInfo: { ...boston.contactInfo, phone } }));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields['company.contactInfo.phone']).toContain(words);
    });

    it('and says it before anything is made', async () => {
      const typed = { address: 'Federal Street, Boston', timezone: 'America/New_York', locale: 'en-US' };
      const headers = { origin: ownOrigin };
      const answer = await app.inject({ method: 'POST', url: '/api/signup/place', headers, payload: typed });
      expect(answer.json()).toMatchObject({ country: 'US', from: 'address', currency: 'USD', units: 'imperial' });
      const none = await app.inject({ method: 'POST', url: '/api/signup/place', headers, payload: { timezone: 'x' } });
      expect(none.json()).toMatchObject({ country: null, timezone: 'America/New_York' });
    });
  });

  it('gives two companies of one name two public names', async () => {
    const [one, two] = await Promise.all([post(signupBody()), post(signupBody())]);
    expect(one.json().company.slug).not.toBe(two.json().company.slug);
  });

  it('makes one account of fifty signups with one email at the same moment, and no company beside it', async () => {
    const body = signupBody({ company: { ...signupBody().company, name: 'Fifty At Once' } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(body)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(49);
    expect(await peopleOf(body.adminUser.email)).toHaveLength(1);
    const made = await database.reader
      .selectFrom('companies')
      .selectAll()
      .where('name', '=', 'Fifty At Once')
      .execute();
    expect(made).toHaveLength(1);
  });

  it('tells one network of five taken addresses an hour, and then nothing of any address', async () => {
    const taken = signupBody();
    await post(taken);
    const from = newAddress();
    const again = (email: string) => ({ ...taken, adminUser: { ...taken.adminUser, email } });
    const tries = Array.from({ length: 100 }, () => post(again(taken.adminUser.email), undefined, from));
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 409)).toHaveLength(5);
    expect(codes.filter((code) => code === 429)).toHaveLength(95);
    const [known, free] = [taken.adminUser.email, `free-${randomUUID()}@harbour.example`];
    const answers = [await post(again(known), undefined, from), await post(again(free), undefined, from)];
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(await peopleOf(free)).toEqual([]);
    expect((await post(again(free))).statusCode).toBe(201);
  });

  it('makes twenty companies an hour from one network', async () => {
    const from = newAddress();
    const codes = [];
    for (let tries = 0; tries < 22; tries++) codes.push((await post(signupBody(), undefined, from)).statusCode);
    expect(codes).toEqual([...Array(20).fill(201), 429, 429]);
  });

  it('makes forty an hour from the thousands of IPv6 networks that one customer of a provider has', async () => {
    const codes = [];
    for (let count = 0; count < 42; count++) {
      const from = `2001:db8:7:${(count % 3) + 1}::${count + 1}`;
      codes.push((await post(signupBody(), undefined, from)).statusCode);
    }
    expect(codes).toEqual([...Array(40).fill(201), 429, 429]);
  });

  it('does not change an account that exists', async () => {
    const body = signupBody();
    await post(body);
    const [before] = await peopleOf(body.adminUser.email);
    const again = await post({
      ...body,
      adminUser: { ...body.adminUser, password: 'another long password', firstName: 'X' },
    });
    expect(again.statusCode).toBe(409);
    expect(again.json().error.code).toBe('email_taken');
    expect(await peopleOf(body.adminUser.email)).toEqual([before]);
  });

  it('answers the same request sent again as the first time, and refuses another under its key', async () => {
    const key = randomUUID();
    const body = signupBody();
    const [first, second] = await Promise.all([post(body, key), post(body, key)]);
    expect(first.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect((await post(signupBody(), key)).json().error.code).toBe('idempotency_conflict');
  });

  it('sends one mail that confirms the address', async () => {
    const body = signupBody();
    await post(body);
    await app.worker.settle();
    const ofConfirmation = mailer.mails.filter(({ to, text }) => to === body.adminUser.email && /token=/.test(text));
    expect(ofConfirmation).toHaveLength(1);
  });

  it('keeps who agreed to what and when, and who made the company', async () => {
    const body = signupBody({ marketingConsent: true });
    const { company } = (await post(body)).json();
    const [owner] = await peopleOf(body.adminUser.email);
    expect(owner?.termsAcceptedAt).toBeGreaterThan(0);
    expect(owner?.marketingConsentAt).toBe(owner?.termsAcceptedAt);
    const entries = database.reader.selectFrom('auditEntries').selectAll().where('companyId', '=', company.id);
    expect(await entries.execute()).toMatchObject([{ action: 'company.created', personName: 'Aoife Byrne' }]);
  });

  it('keeps no trace of the password but its slow hash', async () => {
    const body = signupBody();
    const { company } = (await post(body, randomUUID())).json();
    const rows = [
      ...(await peopleOf(body.adminUser.email)),
      ...(await database.reader.selectFrom('orders').selectAll().where('companyId', '=', company.id).execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(password);
    expect(rows[0]).toMatchObject({ passwordHash: expect.stringMatching(/^\$argon2id\$/) });
  });

  it('marks what looks like a bot, and stores it all the same', async () => {
    const { company } = (await post(signupBody({ website: 'https://spam.example' }))).json();
    const order = database.reader.selectFrom('orders').selectAll().where('companyId', '=', company.id);
    expect(await order.executeTakeFirst()).toMatchObject({ botSign: 'hidden_field' });
  });

  it.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '=cmd|A1', "Robert'); DROP TABLE people;--"])(
    'keeps what looks like code as the text that it is: %s',
    async (text) => {
      const body = signupBody();
      const { company } = (
        await post({
          ...body,
          company: { ...body.company, name: text, chatbotConfig: { welcomeMessage: text } },
          adminUser: { ...body.adminUser, firstName: text, lastName: text },
        })
      ).json();
      expect(company.name).toBe(text);
      expect(company.slug).toMatch(/^[a-z0-9-]+$/);
      expect((await app.inject(`/api/companies/${company.slug}`)).json()).toMatchObject({ welcomeMessage: text });
      expect((await app.inject(`/embed?company=${company.slug}`)).body).not.toMatch(/<script>alert|<img/);
      await app.worker.settle();
      const mail = mailer.mails.find(({ to }) => to === body.adminUser.email);
      expect(mail?.html).toBeDefined();
      expect(mail?.html).not.toMatch(/<script>alert|<img/);
    },
  );

  it.each(['__proto__', 'constructor', 'prototype'])('takes nothing from a field named %s', async (name) => {
    const json = JSON.stringify(signupBody());
    const bodies = [
      json.replace('{', `{"${name}":{"role":"super_admin"},`),
      json.replace('"adminUser":{', `"adminUser":{"${name}":{"role":"super_admin"},`),
    ];
    for (const payload of bodies) {
      const headers = { 'content-type': 'application/json', origin: ownOrigin };
      const answer = await app.inject({ method: 'POST', url: '/api/signup', headers, payload });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }
  });

  describe('refuses, and says at which field,', () => {
    const owner = signupBody().adminUser;
    it.each<[string, string, unknown]>([
      ['a company without a name', 'company.name', { company: { ...signupBody().company, name: ' ' } }],
      [
        'a company without a phone',
        'company.contactInfo.phone',
        { company: { ...signupBody().company, contactInfo: { email: 'a@b.example', phone: '' } } },
      ],
      ['an address that is none', 'adminUser.email', { adminUser: { ...owner, email: 'nobody' } }],
      ['a short password', 'adminUser.password', { adminUser: { ...owner, password: 'short' } }],
      ['terms that are not accepted', 'termsAccepted', { termsAccepted: false }],
      ['an add-on that is none', 'selectedAddons.0', { selectedAddons: ['gold'] }],
      ['a role', '', { role: 'super_admin' }],
      ['a role of the owner', 'adminUser', { adminUser: { ...owner, role: 'super_admin' } }],
      ['a company of somebody else', '', { companyId: randomUUID() }],
      ['a total', '', { invoiceDetails: { firstBill: 0 } }],
    ])('%s', async (_, field, changes) => {
      const answer = await post({ ...signupBody(), ...(changes as object) });
      expect(answer.statusCode).toBe(422);
      const { error } = answer.json();
      expect(error.code).toBe('validation_failed');
      if (field !== '') expect(Object.keys(error.fields).some((path) => path.startsWith(field))).toBe(true);
    });
  });
});
