import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, databases, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { figure } from '../../testing/faults/figure.js';
import { signIn } from '../../testing/sign-in.js';
import { readTable } from '../../testing/texts/spreadsheet-cells.js';

const strings = 10_000;
const fields = ['name', 'phone', 'originCity', 'destinationCity'] as const;
const atOnce = 25;

describe('survives: odd text – what a visitor may write', () => {
  const servers: { app: FastifyInstance; test: TestDatabase }[] = [];
  beforeAll(async () => {
    for (const kind of databases) {
      const test = await createDatabase(kind);
      servers.push({ test, app: await createTestApp(test.database) });
    }
  });
  afterAll(async () => {
    for (const { app, test } of servers) {
      await app.close();
      await test.drop();
    }
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 8,
    }),
  );
  const anyLead = fc.record(Object.fromEntries(fields.map((field) => [field, anyText])));

  async function storeIn({ app, test }: (typeof servers)[number], said: object): Promise<unknown> {
    const answer = await app.inject({ method: 'POST', url: '/api/leads', payload: leadBody(said) });
    if (answer.statusCode !== 201) return { status: answer.statusCode, fields: answer.json().error.fields };
    return test.database.reader
      .selectFrom('leads')
      .select([...fields])
      .where('id', '=', answer.json().id)
      .executeTakeFirst();
  }

  it('is stored and read alike on both databases, or refused alike, over 10,000 strings', async () => {
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyLead, { minLength: atOnce, maxLength: atOnce }), async (leads) => {
        const kept = await Promise.all(
          servers.map((server) => Promise.all(leads.map((lead) => storeIn(server, lead)))),
        );
        expect(kept[0]).toEqual(kept[1]);
        stored += (kept[0] ?? []).filter((one) => one && typeof one === 'object' && 'name' in one).length;
      }),
      { numRuns: strings / fields.length / atOnce },
    );
    expect(stored).toBeGreaterThan(100);
    figure('odd text', 'strings stored and read alike on both databases, or refused alike', strings);
  });

  it('is exported alike from both databases', async () => {
    const exported = await Promise.all(
      servers.map(async ({ app, test }) => {
        const { call } = await signIn(app, test.database, { role: 'internal_admin' });
        const rows = readTable((await call('GET', '/api/admin/leads/export')).body, ',').slice(1);
        return rows.map((row) => JSON.stringify([row[3], row[5], row[6], row[7]])).sort();
      }),
    );
    expect(exported[0]?.length).toBeGreaterThan(100);
    expect(exported[0]).toEqual(exported[1]);
  });

  it('comes back as it was sent, except for the Unicode form and the space around it', async () => {
    const [sqlite] = servers;
    if (!sqlite) throw new Error('No server');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }), async (name) => {
        const row = (await storeIn(sqlite, { name })) as { name?: string };
        if (row.name !== undefined) expect(row.name).toBe(name.normalize('NFC').trim());
      }),
      { numRuns: 500 },
    );
  });
});
