import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../testing/database/each-database.js';
import { leadBody } from '../testing/factories.js';
import { figure } from '../testing/faults/figure.js';
import { signIn } from '../testing/sign-in.js';
import { costlyTexts, pileOfMarks } from '../testing/texts/costly-texts.js';
import { type TextField, textFieldsOf } from '../testing/texts/text-fields.js';

const promise = 'costly text';
/** Other tests run beside these and slow each processor. A text that costs more than its length exceeds this by far. */
const slack = 4;
const mostMsToParse = 5 * slack;
/** For all that a request does: reading, working, storing and answering. */
const mostMsOfRequest = 60 * slack;
const tries = 20;

/** The least of some tries, because a busy machine makes each of them longer and none shorter. */
function leastParseMs({ schema }: TextField, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tries && least > mostMsToParse / 2; at++) {
    const sinceMs = performance.now();
    schema.safeParse(text);
    least = Math.min(least, performance.now() - sinceMs);
  }
  return least;
}

async function leastCpuMs(send: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tries && least > mostMsOfRequest / 2; at++) {
    const before = process.cpuUsage();
    await send();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

type Text = (length: number) => string;

const question = (text: Text) => ({ companyId: 'demo', query: text(1_000) });
const signup = (text: Text) => ({
  company: {
    name: text(120),
    contactInfo: { email: 'office@harbour.example', phone: text(50) },
    serviceAreas: [text(120)],
  },
  adminUser: { email: text(254), password: text(200), firstName: 'Aoife', lastName: 'Byrne' },
});

/** What the routes are sent that work on a text, by method and address. */
const requests: Readonly<Record<string, (text: Text) => object>> = {
  'POST /api/chat/understand': (text) => ({ companyId: 'demo', text: text(2_000) }),
  'POST /api/chat/search': (text) => ({ ...question(text), previousQuery: text(1_000) }),
  'POST /api/chat/search ': (text) => question((length) => `${text(length - 20)} customs for Japan?`),
  'POST /api/chat/rag-customs': question,
  'POST /api/chat/overview': (text) => ({ companyId: 'demo', country: text(80) }),
  'POST /api/chat/documents': (text) => ({ companyId: 'demo', country: text(80) }),
  'POST /api/chat/translate': (text) => ({ companyId: 'demo', response: text(20_000), targetLanguage: 'fr' }),
  'POST /api/comprehensive-quote': (text) => ({
    companyId: 'demo',
    moveType: 'international',
    moveDetails: 'full-home',
    originCity: text(120),
    destinationCity: text(120),
  }),
  'POST /api/leads': (text) =>
    leadBody({
      name: text(200),
      originCity: text(120),
      destinationCity: text(120),
      phone: text(50),
      preliminaryQuote: text(200),
      chatHistory: text(16_000),
    }),
  'POST /api/feedback': (text) => ({ companyId: 'demo', rating: 5, comment: text(2_000) }),
  'POST /api/human-handoff': (text) => ({
    companyId: 'demo',
    chatHistory: text(16_000),
    requestType: 'immediate',
    contactMethod: 'call',
    contactInfo: { email: text(254), phone: text(50) },
  }),
  'POST /api/signup': signup,
  'POST /api/contact-messages': (text) => ({
    name: text(120),
    email: 'a@example.com',
    topic: 'other',
    message: text(4_000),
  }),
  'POST /api/knowledge': (text) => ({
    question: text(300),
    answer: text(4_000),
    keywords: [text(60)],
  }),
  'POST /api/company-config/preview': (text) => ({
    config: {
      serviceAreas: Array.from({ length: 200 }, () => text(120)),
      branding: { companyName: text(120), tagline: text(200) },
      chatbotConfig: { welcomeMessage: text(500) },
    },
  }),
  'POST /api/admin-domains/test': (text) => ({ url: text(2_000) }),
};
const addresses: Readonly<Record<string, (text: Text) => string>> = {
  '/api/places': (text) => `?q=${encodeURIComponent(text(120))}`,
  '/embed/preview': (text) => `?${new URLSearchParams({ name: text(120), welcome: text(500) })}`,
  '/embed': (text) => `?company=demo&language=${encodeURIComponent(text(400))}`,
  '/api/leads': (text) => `?search=${encodeURIComponent(text(120))}`,
};

describe(`survives: ${promise}`, () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  let fields: TextField[];
  let owner: Awaited<ReturnType<typeof signIn>>;

  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database);
    fields = app.routeTable.flatMap(({ method, endpoint }) =>
      endpoint?.method === method ? textFieldsOf(endpoint) : [],
    );
    owner = await signIn(app, test.database);
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  it('is looked for in every field of the contract', () => {
    expect(fields.length).toBeGreaterThan(200);
    expect(fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'POST /api/leads body.chatHistory',
        'GET /api/places query.q',
        'PUT /api/company-config body.config.branding.companyName',
      ]),
    );
  });

  it.each(Object.keys(costlyTexts))('costs next to nothing to read in any field: %s', (kind) => {
    const costs = fields.map((field) => {
      const text = costlyTexts[kind]?.(field.most) ?? '';
      return { path: field.path, ms: leastParseMs(field, text) };
    });
    const worst = costs.reduce((most, one) => (one.ms > most.ms ? one : most));
    figure(promise, `reading ${kind}: most of any field (ms)`, worst.ms.toFixed(2));
    expect(costs.filter(({ ms }) => ms > mostMsToParse)).toEqual([]);
  });

  it('is refused before it is worked on where 20,000 marks stand on one letter', () => {
    const taken = fields.filter((field) => leastParseMs(field, pileOfMarks) > mostMsToParse);
    expect(taken.map(({ path }) => path)).toEqual([]);
  });

  it('is refused with the field and the reason', async () => {
    const translate = { companyId: 'demo', response: pileOfMarks, targetLanguage: 'fr' };
    const answer = await app.inject({ method: 'POST', url: '/api/chat/translate', payload: translate });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({ response: 'Has more marks on one letter than any writing needs' });
  });

  it.each(Object.keys(requests))('costs little to answer: %s', async (route) => {
    const [method, url] = route.trim().split(' ') as ['POST', string];
    const make = requests[route] as (text: Text) => object;
    await owner.call(
      method,
      url,
      make(() => 'Leeds'),
    );
    const costs: Record<string, number> = {};
    for (const [kind, text] of Object.entries(costlyTexts)) {
      const body = make(text);
      costs[kind] = await leastCpuMs(async () => {
        expect((await owner.call(method, url, body)).statusCode).toBeLessThan(500);
      });
    }
    figure(promise, `answering ${route.trim()}: most (ms)`, Math.round(Math.max(...Object.values(costs))));
    expect(Object.entries(costs).filter(([, ms]) => ms > mostMsOfRequest)).toEqual([]);
  });

  it.each(Object.keys(addresses))('costs little to answer: GET %s', async (path) => {
    const costs: Record<string, number> = {};
    await owner.call('GET', path + (addresses[path]?.(() => 'Leeds') ?? ''));
    for (const [kind, text] of Object.entries(costlyTexts)) {
      const url = path + (addresses[path]?.(text) ?? '');
      costs[kind] = await leastCpuMs(async () => {
        expect((await owner.call('GET', url)).statusCode).toBeLessThan(500);
      });
    }
    figure(promise, `answering GET ${path}: most (ms)`, Math.round(Math.max(...Object.values(costs))));
    expect(Object.entries(costs).filter(([, ms]) => ms > mostMsOfRequest)).toEqual([]);
  });

  it.each(['accept-language', 'accept-encoding', 'cookie', 'origin', 'x-forwarded-for', 'if-none-match'])(
    'costs little in the header %s',
    async (header) => {
      const costs: Record<string, number> = {};
      for (const [kind, text] of Object.entries(costlyTexts)) {
        const value = text(12_000).replace(/[^ -~]/g, 'x');
        const send = (url: string) => app.inject({ url, headers: { [header]: value } });
        costs[kind] = await leastCpuMs(async () => {
          await send('/embed?company=demo');
          await send('/api/admin/me');
        });
      }
      expect(Object.entries(costs).filter(([, ms]) => ms > mostMsOfRequest)).toEqual([]);
    },
  );

  it.each(['[', '{"a":', '"a",', '1,', '{},'])('costs little in a body of nothing but %s', async (part) => {
    const body = `{"companyId":"demo","text":[${part.repeat(Math.floor(60_000 / part.length))}`;
    const closed = /[[:]$/.test(part) ? body : `${body}0]}`;
    for (const url of ['/api/chat/understand', '/api/leads', '/api/comprehensive-quote']) {
      const ms = await leastCpuMs(async () => {
        const headers = { 'content-type': 'application/json' };
        const answer = await app.inject({ method: 'POST', url, headers, payload: closed });
        expect(answer.statusCode).toBeLessThan(500);
      });
      expect(ms, url).toBeLessThan(mostMsOfRequest);
    }
  });
});
