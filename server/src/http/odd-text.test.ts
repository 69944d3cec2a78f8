import type { Endpoint } from '@meg/shared/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.js';
import { eachDatabase } from '../testing/database/each-database.js';
import { figure } from '../testing/faults/figure.js';
import { inBatches } from '../testing/in-batches.js';
import { missingObject, type SignedIn } from '../testing/route-objects.js';
import { signIn } from '../testing/sign-in.js';
import { writeBodies } from '../testing/write-bodies.js';
// For its type of the route table.
import './access/auth.js';

/** What no database stores alike, and no screen shows. */
const noText = ['a\u0000b', '\u0000', 'a\ud800', '\udc00a', 'a\u0007b', '\u001b[2J'];
const others = ['\uFFFF', '\u{10FFFF}', '\uE000', 'e\u0301'.repeat(20), '\u202Ea'];

type Body = Record<string, unknown>;

/** The body once for each text in it, with another in its place. */
function replaced(body: unknown, text: string): unknown[] {
  if (typeof body === 'string') return [text];
  if (Array.isArray(body)) {
    return body.flatMap((one, place) => replaced(one, text).map((changed) => body.with(place, changed)));
  }
  if (body === null || typeof body !== 'object') return [];
  return Object.entries(body as Body).flatMap(([name, value]) =>
    replaced(value, text).map((changed) => ({ ...body, [name]: changed })),
  );
}

const writes = Object.entries(writeBodies).map(([route, body]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method: method as 'POST', path, body: (typeof body === 'function' ? body() : body) as Body };
});

eachDatabase('survives: odd text – what is no text', (current) => {
  let app: FastifyInstance;
  let staff: SignedIn;
  beforeAll(async () => {
    app = await createTestApp(current().database);
    staff = await signIn(app, current().database, { role: 'super_admin' });
  });
  afterAll(() => app.close());

  const fill = (path: string, value?: string) => {
    const params = missingObject(path);
    return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(value ?? params[name] ?? ''));
  };

  const changed = (texts: readonly string[]) =>
    writes.flatMap(({ method, path, body }) =>
      texts.flatMap((text) => replaced(body, text).map((payload) => ({ method, path, payload: payload as Body }))),
    );
  type Changed = ReturnType<typeof changed>[number];

  async function send({ method, path, payload }: Changed) {
    const { statusCode, body } = await staff.call(method, fill(path), payload);
    return { statusCode, told: `${method} ${path} ${JSON.stringify(payload)} ${body}` };
  }

  /** No lead is refused for a fact that nobody needs: what cannot be read of those is left out. */
  async function expectLeftOut(text: string): Promise<void> {
    const leads = await current().database.reader.selectFrom('leads').selectAll().execute();
    expect(JSON.stringify(leads)).not.toContain(JSON.stringify(text).slice(1, -1));
  }

  it('is refused in every text of every body, or left out of a lead', async () => {
    const bodies = changed(noText);
    await inBatches(bodies, async (one) => {
      const { statusCode, told } = await send(one);
      if (one.path === '/api/leads' && statusCode === 201) return;
      expect(statusCode, told).toBeGreaterThanOrEqual(400);
      expect(statusCode, told).toBeLessThan(500);
    });
    for (const text of noText) await expectLeftOut(text);
    figure('odd text', 'bodies with what is no text, none taken', bodies.length);
  });

  it('is no fault of the server, nor is text that is rare', async () => {
    await inBatches(changed(others), async (one) => {
      const { statusCode, told } = await send(one);
      expect(statusCode, told).toBeLessThan(500);
    });
  });

  /** But for those that end the session, and the one whose answer does not end. */
  const left = ['/api/admin/logout', '/api/live'];
  const read = (): Endpoint[] =>
    app.routeTable.flatMap(({ method, endpoint }) =>
      endpoint && endpoint.method === method && !left.includes(endpoint.path) ? [endpoint] : [],
    );

  it('is no fault of the server in an address or a question either', async () => {
    const calls = read().flatMap(({ method, path, query }) =>
      ['a\u0000b', '\uFFFF', "'%\\", 'x'.repeat(300)].flatMap((text) => {
        const names = Object.keys(query?.shape ?? {});
        const queries = ['', ...names.map((name) => `?${name}=${encodeURIComponent(text)}`)];
        return queries.map((one) => ({ method, url: `${fill(path, text)}${one}` }));
      }),
    );
    await inBatches(calls, async ({ method, url }) => {
      const { statusCode, body } = await staff.call(method, url);
      expect(statusCode, `${method} ${url} ${body}`).toBeLessThan(500);
      expect(statusCode, `${method} ${url} ${body}`).not.toBe(401);
    });
  });
});
