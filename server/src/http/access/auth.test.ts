import { randomUUID } from 'node:crypto';
import type { Access, Endpoint } from '@meg/shared/contract/endpoint';
import { type CompanyRole, may } from '@meg/shared/domain/people/permissions';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { missingObject, routeBodies, routeObjects, type SignedIn } from '../../testing/route-objects.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';
// For its type of the route table.
import './auth.js';

type Guarded = Endpoint & { surface: 'dashboard' };
type Caller = 'nobody' | 'agent' | 'owner' | 'suspended' | 'internal' | 'super' | 'support';

const callers: Caller[] = ['nobody', 'agent', 'owner', 'suspended', 'internal', 'super', 'support'];
const staff: Caller[] = ['internal', 'super'];

/** The table of the specification, written anew: what the server does must be this. */
const admitted: Record<Access, { reading: Caller[]; writing: Caller[] }> = {
  anyone: { reading: callers, writing: callers },
  signedIn: { reading: callers.slice(1), writing: callers.slice(1) },
  company: { reading: callers.slice(1), writing: ['agent', 'owner', ...staff] },
  erasure: { reading: [], writing: ['owner', 'suspended', ...staff] },
  platform: { reading: [...staff, 'support'], writing: [...staff, 'support'] },
  superAdmin: { reading: ['super'], writing: ['super'] },
};

/** As whom each caller works on a company; others need no permission. */
const roleOf: Partial<Record<Caller, CompanyRole>> = {
  agent: 'agent',
  owner: 'owner',
  suspended: 'owner',
  internal: 'owner',
  super: 'owner',
  support: 'support_with_leads',
};

function hasPermission({ access, permission }: Endpoint, caller: Caller): boolean {
  if (access !== 'company' && access !== 'erasure') return true;
  const role = roleOf[caller];
  return role !== undefined && permission !== undefined && may(role, permission);
}

/** These answer files and the description of the API, which anyone may read. */
const openRoutes = /^\/(?!api\/)|^\/api\/(openapi\.json|docs(\/|$))/;

/** The path up to its last parameter: what names an object. */
const withParams = (path: string) => /^.*:\w+/.exec(path)?.[0] ?? path;

function urlOf({ path }: Endpoint, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function bodyOf({ method, path, body }: Endpoint): object | undefined {
  const sample = routeBodies[`${method} ${path}`];
  if (sample) return typeof sample === 'function' ? sample() : sample;
  return body ? {} : undefined;
}

async function rowsOf(database: Database, companyId: string): Promise<string> {
  const tables = await database.reader.introspection.getTables();
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === 'companyId'));
  const all = owned.map(async ({ name }) => {
    const { rows } = await sql`SELECT * FROM ${sql.table(name)} WHERE "companyId" = ${companyId}`.execute(
      database.reader,
    );
    // PostgreSQL promises no order, and takes another one when it has counted the rows anew meanwhile.
    return [name, rows.map((row) => JSON.stringify(row)).sort()];
  });
  return JSON.stringify(await Promise.all(all));
}

const dashboardRoutes = (app: FastifyInstance): Guarded[] =>
  app.routeTable.flatMap(({ method, endpoint }) =>
    endpoint?.surface === 'dashboard' && endpoint.method === method ? [endpoint] : [],
  );

eachDatabase('survives: tenant leak – every call of the dashboard', (current) => {
  let app: FastifyInstance;
  let database: Database;
  let people: Record<Exclude<Caller, 'nobody'>, SignedIn>;
  let foreign: SignedIn;
  let routes: Guarded[];

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database);
    routes = dashboardRoutes(app);
    const owner = await signIn(app, database);
    const support = await signIn(app, database, { role: 'internal_admin' });
    people = {
      owner,
      suspended: await signIn(app, database),
      agent: await signIn(app, database, { teamRole: 'agent', company: owner.company.id }),
      internal: await signIn(app, database, { role: 'internal_admin' }),
      super: await signIn(app, database, { role: 'super_admin' }),
      support,
    };
    foreign = await signIn(app, database);
    await suspend(people.suspended.company.id);
    await lookAt(owner.company.id);
    await allow(owner.company.id);
  });
  afterAll(() => app.close());

  const lookAt = (supportCompanyId: string) =>
    database.transaction((trx) =>
      trx
        .updateTable('sessions')
        .set({ supportCompanyId, supportUntil: Date.now() + 3_600_000 })
        .where('id', '=', people.support.person.sessionId)
        .execute(),
    );

  const allow = (companyId: string) =>
    database.transaction((trx) =>
      trx
        .insertInto('supportGrants')
        .values({
          ...{ id: randomUUID(), companyId, kind: 'allowed', personId: null, byName: 'Amina Yusof', reason: null },
          ...{ createdAt: Date.now(), until: Date.now() + 3_600_000, endedAt: null, endedBy: null },
        })
        .execute(),
    );

  const suspend = (companyId: string) =>
    database.transaction((trx) =>
      trx.updateTable('companies').set({ state: 'suspended' }).where('id', '=', companyId).execute(),
    );

  /** A call may end what it is made with, such as its own session, so each gets a new one. */
  const fresh = async (caller: Exclude<Caller, 'nobody'>): Promise<SignedIn> => {
    const { role, teamRole } = people[caller].person;
    const made = await signIn(app, database, { role, teamRole, company: people[caller].company.id });
    if (caller === 'support') {
      people.support = made;
      await lookAt(people.owner.company.id);
    }
    return made;
  };

  const send = async (endpoint: Guarded, caller: Caller, params: Record<string, string>) => {
    const call = { method: endpoint.method, url: urlOf(endpoint, params) };
    const body = bodyOf(endpoint);
    const cookie = caller === 'nobody' ? {} : { cookie: (await fresh(caller)).cookie };
    return app.inject({ ...call, headers: { origin: ownOrigin, ...cookie }, ...(body && { payload: body }) });
  };

  const objectFor = (endpoint: Guarded, owner: SignedIn) => {
    if (!endpoint.path.includes(':')) return Promise.resolve({});
    const make = routeObjects[withParams(endpoint.path)];
    if (!make) throw new Error(`${withParams(endpoint.path)} has no object in testing/route-objects.ts`);
    return make(owner, { app, database });
  };

  it('has a rule that says who may make it', () => {
    const undeclared = app.routeTable.filter(
      ({ method, url, endpoint }) => method !== 'OPTIONS' && !endpoint && !openRoutes.test(url),
    );
    expect(undeclared).toEqual([]);
    expect(routes.length).toBeGreaterThan(15);
    for (const { path, access } of routes) expect(Object.keys(admitted), path).toContain(access);
  });

  it('names an object that the test of the roles can make, and has a right body where it needs one', () => {
    const missing = routes.filter(
      ({ method, path, body }) =>
        path.includes(':') && (!routeObjects[withParams(path)] || (body && !routeBodies[`${method} ${path}`])),
    );
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('lets in those whom its rule lets in, and no one else', async () => {
    for (const endpoint of routes.filter(({ access }) => access !== 'anyone')) {
      const { reading, writing } = admitted[endpoint.access];
      const rule = endpoint.method === 'GET' ? reading : writing;
      for (const caller of callers) {
        const { statusCode, body } = await send(endpoint, caller, await objectFor(endpoint, people.owner));
        const told = `${caller} ${endpoint.method} ${endpoint.path} ${statusCode} ${body.slice(0, 200)}`;
        if (caller === 'nobody') expect(statusCode, told).toBe(401);
        else if (rule.includes(caller) && hasPermission(endpoint, caller))
          expect([401, 403], told).not.toContain(statusCode);
        else expect(statusCode, told).toBe(403);
        expect(statusCode, told).toBeLessThan(500);
      }
    }
  });

  it("cannot tell another company's object from one that is not there, and leaves it as it was", async () => {
    const about = routes.filter(({ path, access }) => path.includes(':') && /signedIn|company|erasure/.test(access));
    expect(about.length).toBeGreaterThan(0);
    for (const endpoint of about) {
      for (const caller of ['agent', 'owner', 'suspended', 'support'] as const) {
        const params = await objectFor(endpoint, foreign);
        const before = await rowsOf(database, foreign.company.id);
        const theirs = await send(endpoint, caller, params);
        const none = await send(endpoint, caller, missingObject(endpoint.path));
        const told = `${caller} ${endpoint.method} ${endpoint.path} ${theirs.body}`;
        expect([theirs.statusCode, theirs.body], told).toEqual([none.statusCode, none.body]);
        expect([403, 404], told).toContain(theirs.statusCode);
        expect(await rowsOf(database, foreign.company.id), told).toBe(before);
      }
    }
  });

  it('takes no session that was made up, has ended or is of somebody who was shut out', async () => {
    const shutOut = await signIn(app, database);
    const ended = await signIn(app, database);
    await database.transaction((trx) =>
      trx.updateTable('people').set({ state: 'disabled' }).where('id', '=', shutOut.person.id).execute(),
    );
    await ended.call('POST', '/api/admin/logout');
    const cookies = [
      shutOut.cookie,
      ended.cookie,
      'meg-session=',
      'meg-session=made-up',
      `meg-session=${'a'.repeat(43)}`,
    ];
    for (const endpoint of routes.filter(({ access }) => access !== 'anyone')) {
      for (const cookie of cookies) {
        const call = { method: endpoint.method, url: urlOf(endpoint, missingObject(endpoint.path)) };
        const { statusCode } = await app.inject({ ...call, headers: { origin: ownOrigin, cookie } });
        expect(statusCode, `${endpoint.method} ${endpoint.path} ${cookie}`).toBe(401);
      }
    }
  });

  describe('survives: session theft and riding – a call that changes something', () => {
    const elsewhere: [string, Record<string, string>][] = [
      ['no Origin', {}],
      ['a null Origin', { origin: 'null' }],
      ['another site', { origin: 'https://evil.example' }],
      ['a name that looks like ours', { origin: 'http://localhost.evil.example' }],
      ['another port of ours', { origin: 'http://localhost:8080' }],
      ['our host by another scheme', { origin: 'https://localhost' }],
      ['a file', { origin: 'file://' }],
      ['an extension', { origin: 'chrome-extension://localhost' }],
      ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }],
      ['another site, by its word', { 'sec-fetch-site': 'cross-site' }],
      ['a forged word', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ];
    const types = [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ];

    it.each(elsewhere)('is refused from %s, however it is sent', async (_, origin) => {
      const owner = await signIn(app, database);
      const before = await rowsOf(database, owner.company.id);
      for (const endpoint of routes.filter(({ method }) => method !== 'GET')) {
        for (const type of types) {
          const url = urlOf(endpoint, missingObject(endpoint.path));
          const headers = { ...origin, cookie: owner.cookie, 'content-type': type };
          const answer = await app.inject({ method: endpoint.method, url, headers, payload: '{}' });
          expect(answer.statusCode, `${endpoint.method} ${endpoint.path} ${type}`).toBe(403);
        }
      }
      expect(await rowsOf(database, owner.company.id)).toBe(before);
      expect((await owner.call('GET', '/api/admin/me')).statusCode).toBe(200);
    });

    it('is taken from a page of the same origin, as JSON alone', async () => {
      const owner = await signIn(app, database);
      const put = (headers: Record<string, string>, type = 'application/json') =>
        app.inject({
          method: 'PUT',
          url: '/api/admin/account/name',
          headers: { ...headers, cookie: owner.cookie, 'content-type': type },
          payload: JSON.stringify({ firstName: 'Nora', lastName: 'Tamm' }),
        });
      expect((await put({ origin: ownOrigin })).statusCode).toBe(200);
      expect((await put({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
      expect((await put({ origin: ownOrigin }, 'text/plain')).statusCode).toBe(415);
      expect((await put({ origin: ownOrigin }, 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    });
  });

  describe('survives: mass assignment – a call with a body', () => {
    const bodied = () =>
      app.routeTable.flatMap(({ method, endpoint }) =>
        endpoint?.body && endpoint.method === method ? [endpoint] : [],
      );

    it('takes no field that it does not name', () => {
      const strange = [
        'id',
        'role',
        'teamRole',
        'companyId',
        'personId',
        'isAdmin',
        'state',
        'version',
        'createdAt',
        'passwordHash',
        'constructor',
        'prototype',
      ];
      expect(bodied().length).toBeGreaterThan(50);
      for (const endpoint of bodied()) {
        const known = Object.keys(endpoint.body?.shape ?? {});
        for (const name of strange.filter((one) => !known.includes(one))) {
          const issues = endpoint.body?.safeParse({ ...bodyOf(endpoint), [name]: 'super_admin' }).error?.issues ?? [];
          const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
          expect(unknown, `${endpoint.method} ${endpoint.path} takes ${name}`).toContain(name);
        }
      }
    });

    it('cannot reach the prototypes by it', async () => {
      const payload = '{"__proto__":{"role":"super_admin"},"constructor":{"prototype":{"role":"super_admin"}}}';
      for (const endpoint of bodied()) {
        const headers = {
          origin: ownOrigin,
          cookie: (await fresh('owner')).cookie,
          'content-type': 'application/json',
        };
        const url = urlOf(endpoint, missingObject(endpoint.path));
        const { statusCode } = await app.inject({ method: endpoint.method, url, headers, payload });
        expect([400, 403, 422], `${endpoint.method} ${endpoint.path}`).toContain(statusCode);
      }
      expect({}).not.toHaveProperty('role');
    });
  });
});

describe('the dashboard on an origin of its own', () => {
  eachDatabase('calls the server', (current) => {
    const dashboardOrigin = 'https://admin.example.com';
    let app: FastifyInstance;
    let owner: SignedIn;
    beforeAll(async () => {
      app = await createTestApp(current().database, { dashboardOrigin });
      owner = await signIn(app, current().database);
    });
    afterAll(() => app.close());

    const from = (origin: string) =>
      app.inject({
        method: 'PUT',
        url: '/api/admin/account/name',
        headers: { origin, cookie: owner.cookie },
        payload: { firstName: 'Nora', lastName: 'Tamm' },
      });

    it('with its cookies', async () => {
      const answer = await from(dashboardOrigin);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['access-control-allow-origin']).toBe(dashboardOrigin);
      expect(answer.headers['access-control-allow-credentials']).toBe('true');
      expect(answer.headers.vary).toContain('origin');
    });

    it('after asking whether it may', async () => {
      const { headers } = await app.inject({
        method: 'OPTIONS',
        url: '/api/admin/account/name',
        headers: { origin: dashboardOrigin, 'access-control-request-method': 'PUT' },
      });
      expect(headers['access-control-allow-methods']).toContain('PUT');
      expect(headers['access-control-allow-credentials']).toBe('true');
      expect(headers['access-control-allow-headers']).toContain('content-type');
    });

    it('can read why a call is refused', async () => {
      const answer = await app.inject({ url: '/api/admin/me', headers: { origin: dashboardOrigin } });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['access-control-allow-origin']).toBe(dashboardOrigin);
    });

    it('and no other origin does', async () => {
      const answer = await from('https://admin.example.com.evil.example');
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBe(dashboardOrigin);
    });
  });
});
