import { errorEnvelope } from '@meg/shared/contract/errors';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../testing/database/each-database.js';
import { figure } from '../testing/faults/figure.js';
import { ownOrigin, signIn } from '../testing/sign-in.js';

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema, which is walked by name
type JsonSchema = any;

const requests = process.env.MEG_FAULTS ? 20_000 : 4_000;
const atOnce = 50;
const callers = [{}, { teamRole: 'agent' }, { role: 'super_admin' }] as const;

/** Words that are right for who asks for them, so that more than the refusals are seen. */
const samples: Record<string, string[]> = {
  date: ['2027-03-01', '2027-02-30'],
  'date-time': ['2027-03-01T09:00:00Z'],
  uuid: ['019a0000-0000-7000-8000-000000000001'],
};

/** Values that fit a schema, and now and then one that does not. */
function valuesOf(schema: JsonSchema, document: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.$ref) return valuesOf(document.components.schemas[schema.$ref.split('/').at(-1)], document);
  const fitting = fittingValues(schema, document);
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
}

function fittingValues(schema: JsonSchema, document: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const sample = samples[schema.format];
  if (sample) return fc.constantFrom(...sample);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option: JsonSchema) => valuesOf(option, document)));
  switch (schema.type) {
    case 'object':
      return objectValues(schema, document);
    case 'integer':
      return fc.integer();
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, document), { maxLength: 4 });
    default:
      return fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('demo', 'Leeds', 'a@b.co', ''));
  }
}

function objectValues(schema: JsonSchema, document: JsonSchema): fc.Arbitrary<unknown> {
  const properties: Record<string, JsonSchema> = schema.properties ?? {};
  const model = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valuesOf(one, document)]));
  // A map with fixed keys names them as required, and says what they hold in another place.
  const requiredKeys = (schema.required ?? []).filter((name: string) => name in properties);
  return fc.record(model, { requiredKeys });
}

interface Call {
  method: string;
  path: string;
  body: JsonSchema | undefined;
  statuses: string[];
}

interface Sent {
  call: Call;
  url: string;
  payload: string | undefined;
  /** Which of those who are signed in. */
  who: number;
}

function callsOf(document: JsonSchema): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as JsonSchema).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      body: (operation as JsonSchema).requestBody?.content['application/json'].schema,
      statuses: Object.keys((operation as JsonSchema).responses),
    })),
  );
}

describe(`survives: bodies – ${requests} requests made from the description of the API`, () => {
  let test: TestDatabase;
  let app: FastifyInstance;
  let document: JsonSchema;
  let cookies: string[];
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database);
    document = (await app.inject('/api/openapi.json')).json();
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  /** Anew for each group: among so many requests, one soon ends the session that it is sent with. */
  const signAllIn = async () => {
    const signedIn = await Promise.all(callers.map((who) => signIn(app, test.database, who)));
    cookies = ['', ...signedIn.map(({ cookie }) => cookie)];
  };

  it('never meet a fault of the server, and only answers that are described', async () => {
    const calls = callsOf(document);
    const anyCall = fc.constantFrom(...calls).chain((call) =>
      fc.record({
        call: fc.constant(call),
        who: fc.nat({ max: callers.length }),
        url: fc
          .string({ maxLength: 20 })
          .map((value) => call.path.replace(/\{\w+\}/g, () => encodeURIComponent(value) || 'demo')),
        payload: call.body
          ? valuesOf(call.body, document).map((value) => JSON.stringify(value))
          : fc.constant(undefined),
      }),
    );
    const send = async ({ call, url, payload, who }: Sent) => {
      const type = payload === undefined ? {} : { 'content-type': 'application/json' };
      const headers = { ...type, origin: ownOrigin, cookie: cookies[who] };
      const answer = await app.inject({
        method: call.method as 'GET',
        url,
        headers,
        ...(payload !== undefined && { payload }),
      });
      expect(answer.statusCode, `${call.method} ${url} ${payload}\n${answer.body}`).toBeLessThan(500);
      expect(call.statuses, `${call.method} ${url} ${payload}`).toContain(String(answer.statusCode));
      // The server parses what it answers by the schema of the call, so an answer below 300 fits it.
      if (answer.statusCode >= 400) errorEnvelope.parse(answer.json());
      return answer.statusCode;
    };
    const met = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.array(anyCall, { minLength: atOnce, maxLength: atOnce }), async (group) => {
        await signAllIn();
        for (const status of await Promise.all(group.map(send))) met.add(status);
      }),
      // Calls change what the next ones meet, so making a failing group smaller would only take long.
      { numRuns: requests / atOnce, endOnFailure: true },
    );
    figure('bodies', 'generated requests, none answered by 5xx', requests);
    // Else the requests would have shown nothing.
    expect([...met]).toEqual(expect.arrayContaining([200, 201, 404, 422]));
  });
});
