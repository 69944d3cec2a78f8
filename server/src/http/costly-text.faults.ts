import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../testing/database/each-database.js';
import { figure } from '../testing/faults/figure.js';
import { signIn } from '../testing/sign-in.js';
import { costlyBodies, costlyQueries, type Text } from '../testing/texts/costly-requests.js';
import { costlyTexts, pileOfMarks } from '../testing/texts/costly-texts.js';
import { type TextField, textFieldsOf } from '../testing/texts/text-fields.js';

const promise = 'costly text';
/** Twice what is promised, because machines differ. A text that costs more than its length exceeds this by far. */
const slack = 2;
const mostMsToParse = 5 * slack;
/** For all that a request does: reading, working, storing and answering. */
const mostMsOfRequest = 60 * slack;
const tries = 20;

/** The least of some tries, because a busy machine makes each of them longer and none shorter. */
async function leastCpuMs(work: () => unknown, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tries && least > enough; at++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

const costOfReading = ({ schema }: TextField, text: string) =>
  leastCpuMs(() => schema.safeParse(text), mostMsToParse / 2);
const costOfAnswering = (send: () => Promise<unknown>) => leastCpuMs(send, mostMsOfRequest / 2);

/** What each kind of text costs that is sent so. */
async function costsOfKinds(send: (text: Text) => Promise<unknown>): Promise<[kind: string, ms: number][]> {
  const costs: [string, number][] = [];
  for (const [kind, text] of Object.entries(costlyTexts)) costs.push([kind, await costOfAnswering(() => send(text))]);
  return costs;
}

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

  it.each(Object.keys(costlyTexts))('costs next to nothing to read in any field: %s', async (kind) => {
    const costs: [path: string, ms: number][] = [];
    for (const field of fields) {
      costs.push([field.path, await costOfReading(field, costlyTexts[kind]?.(field.most) ?? '')]);
    }
    figure(promise, `reading ${kind}: most of any field (ms)`, Math.max(...costs.map(([, ms]) => ms)).toFixed(2));
    expect(costs.filter(([, ms]) => ms > mostMsToParse)).toEqual([]);
  });

  it('is refused before it is worked on where 20,000 marks stand on one letter', async () => {
    for (const field of fields) {
      expect(await costOfReading(field, pileOfMarks), field.path).toBeLessThan(mostMsToParse);
    }
  });

  it.each(Object.entries(costlyBodies))('costs little to answer: %s', async (route, make) => {
    const [method, url] = route.trim().split(' ') as ['POST', string];
    await owner.call(
      method,
      url,
      make(() => 'Leeds'),
    );
    const costs = await costsOfKinds((text) => owner.call(method, url, make(text)));
    figure(promise, `answering ${route.trim()}: most (ms)`, Math.round(Math.max(...costs.map(([, ms]) => ms))));
    expect(costs.filter(([, ms]) => ms > mostMsOfRequest)).toEqual([]);
  });

  it.each(Object.entries(costlyQueries))('costs little to answer: GET %s', async (path, make) => {
    await owner.call('GET', path + make(() => 'Leeds'));
    const costs = await costsOfKinds((text) => owner.call('GET', path + make(text)));
    figure(promise, `answering GET ${path}: most (ms)`, Math.round(Math.max(...costs.map(([, ms]) => ms))));
    expect(costs.filter(([, ms]) => ms > mostMsOfRequest)).toEqual([]);
  });

  it.each(['accept-language', 'accept-encoding', 'cookie', 'origin', 'x-forwarded-for', 'if-none-match'])(
    'costs little in the header %s',
    async (header) => {
      const costs = await costsOfKinds(async (text) => {
        const headers = { [header]: text(12_000).replace(/[^ -~]/g, 'x') };
        await app.inject({ url: '/embed?company=demo', headers });
        await app.inject({ url: '/api/admin/me', headers });
      });
      expect(costs.filter(([, ms]) => ms > mostMsOfRequest)).toEqual([]);
    },
  );

  it.each(['[', '{"a":', '"a",', '1,', '{},'])('costs little in a body of nothing but %s', async (part) => {
    const body = `{"companyId":"demo","text":[${part.repeat(Math.floor(60_000 / part.length))}`;
    const payload = /[[:]$/.test(part) ? body : `${body}0]}`;
    const headers = { 'content-type': 'application/json' };
    for (const url of ['/api/chat/understand', '/api/leads', '/api/comprehensive-quote']) {
      const ms = await costOfAnswering(() => app.inject({ method: 'POST', url, headers, payload }));
      expect(ms, url).toBeLessThan(mostMsOfRequest);
    }
  });
});
