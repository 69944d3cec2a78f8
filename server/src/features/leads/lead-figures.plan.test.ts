import BetterSqlite3 from 'better-sqlite3';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, Schema } from '../../database/schema.js';
import { makeDatabase, type TestDatabase } from '../../testing/each-database.js';
import { listAuditRows } from '../audit/audit-list.store.js';
import {
  countBySource,
  countOpen,
  countReachedBefore,
  countWins,
  figuresByDay,
  listWaits,
} from './lead-figures.store.js';

const companyId = '019a0000-0000-7000-8000-000000000001';
const span = { fromMs: 1_000, toMs: 2_000 };
const of = { companyId, span };
const audit = { companyId, action: undefined, personId: undefined, fromMs: undefined, toMs: undefined, limit: 51 };

const questions: [string, (db: Db) => Promise<unknown>][] = [
  ['leads by day', (db) => figuresByDay(db, companyId, [span, { fromMs: 2_000, toMs: 3_000 }])],
  ['waiting', (db) => listWaits(db, { ...of, newest: 10 }, 'all')],
  ['waiting by person', (db) => listWaits(db, { ...of, newest: 10 }, 'person')],
  ['what leads reached', (db) => countReachedBefore(db, of)],
  ['open leads', (db) => countOpen(db, companyId)],
];

const lookups: [string, (db: Db) => Promise<unknown>][] = [
  ['pages', (db) => countBySource(db, { ...of, newest: 10, most: 5 })],
  ['wins', (db) => countWins(db, of)],
  ['the audit log', (db) => listAuditRows(db, { ...audit, before: { createdAt: 5, id: companyId } })],
  ['one action', (db) => listAuditRows(db, { ...audit, action: 'team.role', before: undefined })],
  ['one person', (db) => listAuditRows(db, { ...audit, personId: companyId, before: undefined })],
];

describe('The plan of the figures', () => {
  let test: TestDatabase;
  let file: BetterSqlite3.Database;
  beforeAll(async () => {
    test = await makeDatabase('sqlite');
    file = new BetterSqlite3(test.target.kind === 'sqlite' ? test.target.file : '');
  });
  afterAll(async () => {
    file.close();
    await test.drop();
  });

  const plansOf = async (work: (db: Db) => Promise<unknown>) => {
    const sent: CompiledQuery[] = [];
    const db = new Kysely<Schema>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (it) => new SqliteIntrospector(it),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
      log: ({ query }) => sent.push(query),
    });
    // The driver answers nothing, which the store may not expect.
    await work(db).catch(() => undefined);
    expect(sent.length).toBeGreaterThan(0);
    return sent.flatMap(({ sql, parameters }) =>
      (file.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters) as { detail: string }[]).map(
        ({ detail }) => detail,
      ),
    );
  };
  const readsOf = (plan: string[]) => plan.filter((step) => /^(SCAN|SEARCH) (l|c|leads|auditEntries)\b/.test(step));

  it.each(questions)('of %s reads indexes alone, which hold all that is asked', async (_, work) => {
    const reads = readsOf(await plansOf(work));
    expect(reads.length).toBeGreaterThan(0);
    for (const step of reads) expect(step).toMatch(/^SEARCH .* USING COVERING INDEX/);
  });

  it.each(lookups)('of %s finds its rows by an index', async (_, work) => {
    const plan = await plansOf(work);
    const reads = readsOf(plan);
    expect(reads.length).toBeGreaterThan(0);
    for (const step of reads) expect(step).toMatch(/^SEARCH .* USING (COVERING )?INDEX/);
    if (reads.some((step) => step.includes('auditEntries'))) expect(plan.join()).not.toContain('TEMP B-TREE');
  });
});
