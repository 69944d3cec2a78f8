import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.js';
import { makeDatabase, type TestDatabase } from '../testing/each-database.js';

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema, which is walked by name
type JsonSchema = any;

const requests = 20_000;
const atOnce = 50;

/** Values that fit a schema, and now and then one that does not. */
function valuesOf(schema: JsonSchema, document: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.$ref) return valuesOf(document.components.schemas[schema.$ref.split('/').at(-1)], document);
  const fitting = fittingValues(schema, document);
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
}

function fittingValues(schema: JsonSchema, document: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
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
  return fc.record(model, { requiredKeys: schema.required ?? [] });
}

interface Call {
  method: string;
  path: string;
  body: JsonSchema | undefined;
  statuses: string[];
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

describe(`${requests} requests made from the description of the API`, () => {
  let test: TestDatabase;
  let app: FastifyInstance;
  let document: JsonSchema;
  beforeAll(async () => {
    test = await makeDatabase('sqlite');
    app = await buildTestApp(test.database);
    document = (await app.inject('/api/openapi.json')).json();
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  it('never meet a fault of the server, and only answers that are described', async () => {
    const calls = callsOf(document);
    const anyCall = fc.constantFrom(...calls).chain((call) =>
      fc.record({
        call: fc.constant(call),
        url: fc
          .string({ maxLength: 20 })
          .map((value) => call.path.replace(/\{\w+\}/g, () => encodeURIComponent(value) || 'demo')),
        payload: call.body
          ? valuesOf(call.body, document).map((value) => JSON.stringify(value))
          : fc.constant(undefined),
      }),
    );
    const send = async ({ call, url, payload }: { call: Call; url: string; payload: string | undefined }) => {
      const headers = payload === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await app.inject({
        method: call.method as 'GET',
        url,
        headers,
        ...(payload !== undefined && { payload }),
      });
      expect(answer.statusCode, `${call.method} ${url} ${payload}\n${answer.body}`).toBeLessThan(500);
      expect(call.statuses, `${call.method} ${url} ${payload}`).toContain(String(answer.statusCode));
      return answer.statusCode;
    };
    const met = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.array(anyCall, { minLength: atOnce, maxLength: atOnce }), async (group) => {
        for (const status of await Promise.all(group.map(send))) met.add(status);
      }),
      { numRuns: requests / atOnce },
    );
    // Else the requests would have shown nothing.
    expect([...met]).toEqual(expect.arrayContaining([200, 201, 404, 422]));
  });
});
