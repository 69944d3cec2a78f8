import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.js';
import { eachDatabase } from '../testing/database/each-database.js';
import { figure } from '../testing/faults/figure.js';
import { inBatches } from '../testing/in-batches.js';
import { missingObject, type SignedIn } from '../testing/route-objects.js';
import { ownOrigin, signIn } from '../testing/sign-in.js';
import { writeBodies } from '../testing/write-bodies.js';
// For its type of the route table.
import './access/auth.js';

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema, which is walked by name
type JsonSchema = any;

const names = {
  role: 'super_admin',
  teamRole: 'owner',
  isAdmin: true,
  permissions: ['all'],
  state: 'active',
  ...{
    companyId: 'other',
    company_id: 'other',
    tenantId: 'other',
    personId: 'other',
    userId: 'other',
    ownerId: 'other',
  },
  id: '1',
  version: 9e9,
  createdAt: 0,
  passwordHash: 'x',
  totpSecret: null,
  emailConfirmedAt: 1,
  secret: 'x',
  ...{
    score: 100,
    assigneeId: 'x',
    quoteAmount: 1,
    botSign: null,
    status: 'converted',
    $where: '1',
    _method: 'DELETE',
  },
};
const prototypes = ['__proto__', 'constructor', 'prototype'];

/** The places of a schema where a field that it does not name would be taken. */
function openPlaces(schema: JsonSchema, document: JsonSchema, at: string): string[] {
  if (schema.$ref) return openPlaces(document.components.schemas[schema.$ref.split('/').at(-1)], document, at);
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const below = options.flatMap((one: JsonSchema) => openPlaces(one, document, at));
  if (schema.type === 'array') return [...below, ...openPlaces(schema.items ?? {}, document, `${at}[]`)];
  if (schema.type !== 'object') return below;
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    openPlaces(one, document, `${at}.${name}`),
  );
  const isMap = schema.properties === undefined && schema.propertyNames !== undefined;
  return [...below, ...fields, ...(isMap || schema.additionalProperties === false ? [] : [at])];
}

eachDatabase('survives: mass assignment – every write', (current) => {
  let app: FastifyInstance;
  let staff: SignedIn;
  beforeAll(async () => {
    app = await createTestApp(current().database);
    staff = await signIn(app, current().database, { role: 'super_admin' });
  });
  afterAll(() => app.close());

  const writes = () =>
    app.routeTable.flatMap(({ method, endpoint }) => (endpoint?.body && endpoint.method === method ? [endpoint] : []));
  const urlOf = (path: string) => {
    const params = missingObject(path);
    return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  };
  const bodyOf = (key: string): object => {
    const body = writeBodies[key] ?? {};
    return typeof body === 'function' ? body() : body;
  };

  it('names its fields at every depth, and takes no other', async () => {
    const document = (await app.inject('/api/openapi.json')).json();
    const open = Object.entries(document.paths as JsonSchema).flatMap(([path, methods]) =>
      Object.entries(methods as JsonSchema).flatMap(([method, operation]) => {
        const schema = (operation as JsonSchema).requestBody?.content['application/json'].schema;
        return schema ? openPlaces(schema, document, `${method} ${path}`) : [];
      }),
    );
    expect(open).toEqual([]);
  });

  it('is refused with a field that it does not name, and says which', async () => {
    const calls = writes().flatMap((endpoint) => {
      const known = Object.keys(endpoint.body?.shape ?? {});
      const added = Object.entries(names).filter(([name]) => !known.includes(name));
      return added.map(([name, value]) => ({ endpoint, name, value }));
    });
    await inBatches(calls, async ({ endpoint: { method, path }, name, value }) => {
      const key = `${method} ${path}`;
      const answer = await staff.call(method, urlOf(path), { ...bodyOf(key), [name]: value });
      expect(answer.statusCode, `${key} ${name} ${answer.body}`).toBe(422);
      expect(JSON.stringify(answer.json().error.fields), `${key} ${name}`).toContain(name);
    });
    figure('mass assignment', 'fields refused', calls.length);
  });

  it('cannot reach the prototypes', async () => {
    const headers = { origin: ownOrigin, cookie: staff.cookie, 'content-type': 'application/json' };
    for (const { method, path } of writes()) {
      const rest = JSON.stringify(bodyOf(`${method} ${path}`)).slice(1);
      for (const name of prototypes) {
        const payload = `{"${name}":{"role":"super_admin","isAdmin":true}${rest === '}' ? '' : ','}${rest}`;
        const { statusCode } = await app.inject({ method, url: urlOf(path), headers, payload });
        expect([400, 422], `${method} ${path} ${name}`).toContain(statusCode);
      }
    }
    for (const name of ['role', 'isAdmin']) expect({}).not.toHaveProperty(name);
  });
});
