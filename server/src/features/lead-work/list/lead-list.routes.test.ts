import { randomUUID } from 'node:crypto';
import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { shortName } from '@meg/shared/domain/leads/lead-reference';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { leadBody, quoteData } from '../../../testing/factories.js';
import { setRange } from '../../../testing/quoted-lead.js';
import { signIn } from '../../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

const people = [
  {
    name: 'Tomás Byrne',
    email: 'tomas.byrne@example.com',
    phone: '+353 86 123 4567',
    originCity: 'Cork',
    destinationCity: 'Tallinn',
  },
  {
    name: 'Amina Yusof',
    email: 'amina@example.org',
    phone: '+44 7700 900123',
    originCity: 'Leeds',
    destinationCity: 'Kuala Lumpur',
  },
  {
    name: 'Zoë Ångström',
    email: 'zoe@example.net',
    phone: '(020) 7946 0958',
    originCity: 'Malmö',
    destinationCity: 'São Paulo',
  },
  {
    name: 'مريم حداد',
    email: 'maryam@example.com',
    phone: '٠٧٧٠٠ ٩٠٠٤٥٦',
    originCity: 'عمّان',
    destinationCity: 'Dublin',
  },
];

eachDatabase('GET /api/leads', (current) => {
  let app: FastifyInstance;
  let clock = Date.UTC(2026, 5, 1);
  let owner: SignedIn;
  let stranger: SignedIn;

  const store = async (companyId: string, changes: Parameters<typeof leadBody>[0]) => {
    clock += 60_000;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { 'idempotency-key': randomUUID() },
      payload: leadBody({ companyId, ...changes }),
    });
    return answer.json().id as string;
  };
  const page = async (query: Record<string, string> = {}, who = owner) => {
    const answer = await who.call('GET', `/api/leads?${new URLSearchParams(query)}`);
    expect(answer.statusCode).toBe(200);
    return answer.json() as { leads: LeadSummary[]; next: string | null; total: number | null; totalIsLeast: boolean };
  };
  const names = async (query: Record<string, string>) => (await page(query)).leads.map(({ name }) => name);

  beforeAll(async () => {
    const { database } = current();
    app = await createTestApp(database, { now: () => clock });
    owner = await signIn(app, database);
    stranger = await signIn(app, database);
    for (const person of people) await store(owner.company.slug, person);
    await store(stranger.company.slug, { name: 'Amina Foreign' });
  });
  afterAll(() => app.close());

  it("gives the company's leads, the newest first, and counts them", async () => {
    const { leads, total, totalIsLeast, next } = await page();
    expect(leads.map(({ name }) => name)).toEqual(people.map(({ name }) => name).reverse());
    expect({ total, totalIsLeast, next }).toEqual({ total: 4, totalIsLeast: false, next: null });
    expect(leads[0]).toMatchObject({ status: 'new', quoteAmount: 9_800, tags: [], looksLikeBot: false, version: 1 });
  });

  it.each([
    ['the beginning of a name', 'am', ['Amina Yusof']],
    ['a name without its accents', 'tomas', ['Tomás Byrne']],
    ['a name with its accents', 'Zoë Ångström', ['Zoë Ångström']],
    ['a name in another script', 'مريم', ['مريم حداد']],
    ['two beginnings in any order', 'yus ami', ['Amina Yusof']],
    ['a whole address', 'tomas.byrne@example.com', ['Tomás Byrne']],
    ['the beginning of an address', 'zoe@ex', ['Zoë Ångström']],
    ['a city that is left', 'malmo', ['Zoë Ångström']],
    ['a city of two words', 'kuala lu', ['Amina Yusof']],
    ['a city and its country', 'malmo united kingdom', ['Zoë Ångström']],
    ['a number with its country', '+44 7700 900123', ['Amina Yusof']],
    ['a number as it is dialled at home', '07700 900123', ['Amina Yusof']],
    ['the end of a number', '0958', ['Zoë Ångström']],
    ['a number that was written in other digits', '07700 900456', ['مريم حداد']],
    ['what nobody has', 'nobody', []],
    ['what only another company has', 'foreign', []],
  ])('finds by %s', async (_, search, expected) => {
    expect(await names({ search })).toEqual(expected);
  });

  it.each(['%', '_', '%_', '---', '.', '()', '"', "'", '…'])('finds nothing by %s alone', async (search) => {
    expect(await page({ search })).toMatchObject({ leads: [], total: 0 });
  });

  it.each([
    ['München', ['Munich', 'münchen', 'Muenchen', 'munich']],
    ['Munich', ['München', 'Muenchen']],
    ['St. Louis', ['St Louis', 'St. Louis', 'Saint Louis', 'st louis us']],
    ['London', ['London UK', 'london, United Kingdom', 'Londres', 'Londres, Reino Unido', 'لندن']],
    ['New York City', ['NYC', 'New York', 'new york ny', 'Nueva York']],
    ['NYC', ['New York', 'New York City', 'New York, NY']],
    ['New York', ['NYC', 'new york city']],
    ['Boston', ['Boston, Massachusetts', 'boston ma', 'Boston MA USA']],
    ['Quincy', ['Quincy, MA', 'Quincy MA']],
    ['Fort Collins', ['Ft Collins', 'ft. collins co']],
    ['Mt. Vernon', ['Mount Vernon', 'mt vernon']],
    ['St. Paul', ['Saint Paul MN', 'saint paul minnesota']],
    ['Los Angeles', ['LA', 'los angeles ca']],
    ['Washington', ['DC', 'Washington DC']],
    ['Philadelphia', ['Philly', 'Philadelphia PA']],
    ['Las Vegas', ['Vegas', 'las vegas nevada']],
    ['Helsinki', ['Helsingi', 'Helsinki Soome']],
    ['Tallinn', ['Reval', 'Tallinn Eesti', 'Tallinn, Estonie']],
    ['Melbourne', ['Melbourne', 'melbourne australia']],
    ['Albuquerque', ['albuquerque new mexico']],
    ['Shoreditch', ['London', 'Shoreditch']],
    ['Bangsar', ['Kuala Lumpur', 'KL']],
  ])('finds a move from %s, however the city is written', async (originCity, searches) => {
    const firm = await signIn(app, current().database);
    await store(firm.company.slug, { originCity });
    for (const search of searches) {
      const found = (await firm.call('GET', `/api/leads?${new URLSearchParams({ search })}`)).json();
      expect([search, found.leads.length]).toEqual([search, 1]);
    }
  });

  it.each([
    ['Headingley', ['Leeds', 'headingley', 'leeds uk'], ['Winnipeg', 'Bradford']],
    ['Croydon', ['London', 'croydon'], ['Brighton']],
  ])('finds a move from %s by the city that it lies in', async (originCity, searches, others) => {
    const firm = await signIn(app, current().database);
    // The country as the chat's quote has found it.
    await store(firm.company.slug, { originCity, originCountry: 'GB' });
    for (const search of [...searches, ...others]) {
      const found = (await firm.call('GET', `/api/leads?${new URLSearchParams({ search })}`)).json();
      expect([search, found.leads.length]).toEqual([search, others.includes(search) ? 0 : 1]);
    }
  });

  it('finds by a reference, however it is written down', async () => {
    const { leads } = await page({ search: 'amina' });
    const name = shortName(leads[0]?.id ?? '');
    const [first, last] = [name.slice(0, 4), name.slice(4)];
    const spellings = [`M-${name}`, `m${name}`, `M ${first} ${last}`, `m-${first}-${last}`, `M – ${first} – ${last}`];
    spellings.push(`${first} ${last}`, name.toLowerCase(), `M-${name.slice(0, 3)} ${name.slice(3)}`);
    for (const search of [...spellings, `m${first} ${last}`.toLowerCase(), `M ${name}`]) {
      expect([search, await names({ search })]).toEqual([search, ['Amina Yusof']]);
    }
  });

  it('takes typed text as words and never as an operator', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (search) => {
        const answer = await owner.call('GET', `/api/leads?${new URLSearchParams({ search })}`);
        expect([200, 422]).toContain(answer.statusCode);
      }),
      {
        numRuns: 150,
        examples: [
          ['"'],
          ["' OR 1=1 --"],
          ['a* OR b'],
          ['NEAR(a b)'],
          ['a:* & !b'],
          ['-name'],
          ['words:a'],
          ['()|&!'],
          ['%_'],
        ],
      },
    );
  });

  describe.each(['createdAt', 'name', 'quoteAmount', 'status', 'due', 'score'] as const)('sorted by %s', (sort) => {
    it.each(['asc', 'desc'] as const)('%s, page by page, misses nobody and shows nobody twice', async (direction) => {
      const whole = (await page({ sort, direction })).leads.map(({ id }) => id);
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const answer = await page({ sort, direction, limit: '1', ...(cursor !== '' && { cursor }) });
        seen.push(...answer.leads.map(({ id }) => id));
        cursor = answer.next;
      }
      expect(seen).toEqual(whole);
      expect(whole).toHaveLength(4);
    });

    it('also with a search', async () => {
      const first = await page({ sort, search: 'example', limit: '2' });
      const second = await page({ sort, search: 'example', limit: '2', cursor: first.next ?? '' });
      expect(new Set([...first.leads, ...second.leads].map(({ id }) => id)).size).toBe(4);
    });
  });

  it('has leads without an amount last in both directions, and says that they have none', async () => {
    const mover = await signIn(app, current().database);
    const { slug } = mover.company;
    const unquoted = { moveDate: '2020-01-01', quote: undefined, preliminaryQuote: '' };
    await store(slug, { name: 'None one', ...unquoted });
    await setRange(current().database, await store(slug, { name: 'Large' }), quoteData(9_000, 10_000));
    await store(slug, { name: 'None two', ...unquoted });
    await setRange(current().database, await store(slug, { name: 'Small' }), quoteData(900, 1_100));
    const read = async (direction: string, search = '') => {
      const told: unknown[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const query = { sort: 'quoteAmount', direction, search, limit: '3', ...(cursor !== '' && { cursor }) };
        const { leads, next } = await page(query, mover);
        told.push(...leads.map(({ name, quoteAmount }) => [name, quoteAmount]));
        cursor = next;
      }
      return told;
    };
    const [one, two] = [
      ['None one', null],
      ['None two', null],
    ];
    for (const search of ['', 'example']) {
      expect(await read('asc', search)).toEqual([['Small', 1_000], ['Large', 9_500], one, two]);
      expect(await read('desc', search)).toEqual([['Large', 9_500], ['Small', 1_000], two, one]);
    }
    const file = (await mover.call('GET', '/api/admin/leads/export?sort=quoteAmount')).body.split('\r\n');
    const place = file[0]?.split(',').indexOf('Quote amount') ?? -1;
    const amounts = file.slice(1, 5).map((line) => line.replaceAll(/"[^"]*"/g, '').split(',')[place]);
    expect(amounts).toEqual(['9500', '1000', '', '']);
  });

  it('filters by status, move type, time, person and tag', async () => {
    const { database } = current();
    const { leads } = await page({ search: 'amina' });
    const id = leads[0]?.id as string;
    await database.transaction(async (trx) => {
      await trx
        .updateTable('leads')
        .set({ status: 'contacted', assigneeId: owner.person.id })
        .where('id', '=', id)
        .execute();
      await trx.insertInto('leadTags').values({ leadId: id, companyId: owner.company.id, tag: 'piano' }).execute();
    });
    const amina = ['Amina Yusof'];
    expect(await names({ status: 'contacted' })).toEqual(amina);
    expect(await names({ assignee: owner.person.id })).toEqual(amina);
    expect(await names({ tag: 'piano' })).toEqual(amina);
    expect(await names({ assignee: 'none' })).toHaveLength(3);
    expect(await names({ moveType: 'local' })).toEqual([]);
    expect(await names({ to: new Date(Date.UTC(2026, 5, 1, 0, 1, 30)).toISOString() })).toEqual(['Tomás Byrne']);
    expect(await names({ from: new Date(clock).toISOString() })).toEqual([]);
    expect((await page({ tag: 'piano' })).leads[0]).toMatchObject({ tags: ['piano'], assigneeId: owner.person.id });
  });

  it('shows what looks like a bot, marked, and can hide it', async () => {
    const id = await store(owner.company.slug, { name: 'Robot', website: 'https://spam.example' });
    expect((await page({ bots: 'only' })).leads).toMatchObject([{ id, looksLikeBot: true }]);
    expect(await names({ bots: 'hide' })).not.toContain('Robot');
    expect(await names({})).toContain('Robot');
  });

  it('refuses a cursor that is not of this list', async () => {
    const { next } = await page({ sort: 'name', limit: '1' });
    const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const odd = [made({}, 'a'), made(1, 'a\0', 1), made('a\0', 'a', 1), made(1, '\ud800', 1), made(1, 'a', 1.5)];
    for (const cursor of ['x', 'bnVsbA', ...odd, next ?? '']) {
      const answer = await owner.call('GET', `/api/leads?${new URLSearchParams({ cursor })}`);
      expect(answer.json().error.fields).toHaveProperty('cursor');
    }
  });

  it('is for people of the company alone', async () => {
    expect((await app.inject({ url: '/api/leads' })).statusCode).toBe(401);
    expect((await page({}, stranger)).leads.map(({ name }) => name)).toEqual(['Amina Foreign']);
  });
});
