import type { LeadFilter } from '@meg/shared/contract/lead-work';
import BetterSqlite3 from 'better-sqlite3';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, Schema } from '../../../database/schema.js';
import { newId } from '../../../ids/ids.js';
import { addCompany } from '../../../testing/companies.js';
import { createDatabase, type TestDatabase } from '../../../testing/database/each-database.js';
import { foldName, personKeys, searchWords } from '../../leads/lead-search.service.js';
import { insertLeadOnce, type LeadRow } from '../../leads/leads.service.js';
import { listLeadsOfPerson } from '../../leads/person/leads-of-person.service.js';
import { noDue } from '../../leads/rank/lead-rank.service.js';
import { countLeads, extrasOfLeads, listLeadRows } from './lead-list.store.js';

const leads = 3_000;
const limit = 50;
/** A page, the one row that tells of a next, and what filters out. */
const mostRows = 4 * limit;
/** Of a search, so that what it looks through is a small part of all. */
const searchLimit = 10;
/** The beginning of the list, once for the words and once to know that it goes on. */
const mostLookedThrough = 2 * 20 * searchLimit + 1;

const viewer = { personId: '019a0000-0000-7000-8000-000000000001', today: { startMs: 0, endMs: 1 } };
const base: LeadFilter = { search: '', bots: 'all', sort: 'createdAt', direction: 'desc' };
const lists: [string, Partial<LeadFilter>][] = [
  ['the newest', {}],
  ['the oldest', { direction: 'asc' }],
  ['by name', { sort: 'name', direction: 'asc' }],
  ['by amount', { sort: 'quoteAmount' }],
  ['by status', { sort: 'status' }],
  ['by score', { sort: 'score' }],
  ['the most urgent', { sort: 'due', direction: 'asc' }],
  ['the least urgent', { sort: 'due' }],
  ['the most urgent of the open', { view: 'open', sort: 'due', direction: 'asc' }],
  ['the most urgent of those that wait', { view: 'needsReply', sort: 'due', direction: 'asc' }],
  ['one’s own', { view: 'mine', sort: 'due', direction: 'asc' }],
  ['of one status', { status: 'contacted' }],
  ['of one month', { from: '1970-01-01T00:00:01Z', to: '1970-01-01T00:00:02Z' }],
  ['of one person', { assignee: '019a0000-0000-7000-8000-000000000001' }],
  ['without bots', { bots: 'hide' }],
  ['of what looks like a bot', { bots: 'only' }],
];
/** What is looked for, and how many statements that takes. */
const searches: [string, Partial<LeadFilter>, number][] = [
  ['what all have', { search: 'example' }, 1],
  ['what all have, by name', { search: 'example', sort: 'name', direction: 'asc' }, 1],
  ['what all have, of one status', { search: 'example', status: 'contacted' }, 1],
  ['what few have', { search: 'tartu' }, 2],
  ['what few have, by amount', { search: 'tartu', sort: 'quoteAmount' }, 2],
  ['what few have, of what looks like a bot', { search: 'tartu', bots: 'only' }, 2],
  ['what nobody has', { search: 'nobody' }, 2],
];

async function fill({ database }: TestDatabase): Promise<string> {
  const companyId = await addCompany(database, 'full-movers');
  const rows = Array.from({ length: leads }, (_, number): LeadRow => {
    const said = {
      id: newId(),
      companyId,
      name: `Person ${number}`,
      email: `p${number}@example.com`,
      ...{
        phone: `+44 7700 ${100_000 + number}`,
        originCity: 'Leeds',
        destinationCity: number % 300 ? 'Cork' : 'Tartu',
      },
    };
    return {
      ...said,
      idempotencyKey: null,
      bodyHash: '',
      moveType: 'local',
      moveDetails: 'full-home',
      propertySize: null,
      ...{
        moveSize: null,
        moveDate: null,
        move: '{}',
        quote: null,
        readiness: null,
        conversation: null,
        rangeShown: 1,
        isTest: 0,
        chatLength: 0,
        preliminaryQuote: '',
        otherRange: '',
        chatHistory: 'x'.repeat(500),
        language: 'en',
      },
      status: number % 10 === 0 ? 'contacted' : 'new',
      sourcePage: '',
      consentText: '',
      createdAt: number,
      version: 1,
      quoteAmount: number % 700,
      nameKey: foldName(said.name),
      wantsEmail: 0,
      botSign: number % 100 === 7 ? 'hidden_field' : null,
      assigneeId: number % 20 === 0 ? '019a0000-0000-7000-8000-000000000001' : null,
      addedBy: null,
      cameFrom: '',
      arrival: null,
      quoteCurrency: '',
      editedFacts: null,
      ...personKeys(said),
      searchText: searchWords({ ...said, conversation: null, chatHistory: '' }),
      score: number % 101,
      dueAt: number % 3 ? noDue : number - (number % 5),
    };
  });
  await database.transaction(async (trx) => {
    for (const row of rows) await insertLeadOnce(trx, row, database.dialect);
  });
  return companyId;
}

const dialects = {
  sqlite: { adapter: SqliteAdapter, introspector: SqliteIntrospector, compiler: SqliteQueryCompiler },
  postgres: { adapter: PostgresAdapter, introspector: PostgresIntrospector, compiler: PostgresQueryCompiler },
};

/** The statements that a function of a store would send. */
async function statementsOf(
  dialect: keyof typeof dialects,
  work: (db: Db) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const { adapter, introspector, compiler } = dialects[dialect];
  const sent: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new adapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (it) => new introspector(it),
      createQueryCompiler: () => new compiler(),
    },
    log: ({ query }) => {
      sent.push(query);
    },
  });
  await work(db);
  return sent;
}

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** The rows that the scans of a plan touched. */
function rowsTouched(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsTouched(plan), 0);
  if (!/Scan/.test(node['Node Type']) || /Subquery/.test(node['Node Type'])) return below;
  return below + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}

async function rowsOf(client: pg.Client | pg.Pool, { sql, parameters }: CompiledQuery): Promise<number> {
  const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...parameters]);
  return rowsTouched(rows[0]['QUERY PLAN'][0].Plan);
}

describe('The cost of a page of leads', () => {
  let sqlite: TestDatabase;
  let postgres: TestDatabase;
  let file: BetterSqlite3.Database;
  let client: pg.Client;
  /** Of whose tables PostgreSQL has no figures yet. */
  let unknown: TestDatabase;
  const companies = { sqlite: '', postgres: '', unknown: '' };
  beforeAll(async () => {
    sqlite = await createDatabase('sqlite');
    postgres = await createDatabase('postgres');
    companies.sqlite = await fill(sqlite);
    companies.postgres = await fill(postgres);
    unknown = await createDatabase('postgres');
    companies.unknown = await fill(unknown);
    file = new BetterSqlite3(sqlite.target.kind === 'sqlite' ? sqlite.target.file : '');
    client = new pg.Client(postgres.target.kind === 'postgres' ? postgres.target.url : '');
    await client.connect();
    await client.query('VACUUM ANALYZE');
  });
  afterAll(async () => {
    file.close();
    await client.end();
    await sqlite.drop();
    await postgres.drop();
    await unknown.drop();
  });

  const explainSqlite = ({ sql, parameters }: CompiledQuery) =>
    (file.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters) as { detail: string }[]).map(({ detail }) => detail);
  const explainPostgres = (statement: CompiledQuery) => rowsOf(client, statement);
  const after = { sortValue: 5, id: 'a', createdAt: 5 };
  const lastOf = ({ sort = 'createdAt' }: Partial<LeadFilter>) =>
    sort === 'name' || sort === 'status' ? { ...after, sortValue: 'n' } : after;

  describe.each(lists)('%s', (_, filter) => {
    const listed = (dialect: keyof typeof dialects) => (db: Db) =>
      Promise.all(
        [undefined, lastOf(filter)].map((place) =>
          listLeadRows(db, dialect, {
            companyId: companies[dialect],
            filter: { ...base, ...filter },
            viewer,
            after: place,
            limit,
          }),
        ),
      );

    it('is read in the order of an index on SQLite, without reading the table or sorting', async () => {
      for (const statement of await statementsOf('sqlite', listed('sqlite'))) {
        for (const step of explainSqlite(statement)) {
          expect(step).toMatch(/^SEARCH leads USING (COVERING )?INDEX/);
        }
      }
    });

    it('is counted by its own index on SQLite', async () => {
      const counted = (db: Db) =>
        countLeads(db, 'sqlite', { companyId: companies.sqlite, filter: { ...base, ...filter }, viewer, most: 1_001 });
      const [statement] = await statementsOf('sqlite', (db) => counted(db).catch(() => undefined));
      const steps = explainSqlite(statement as CompiledQuery).filter((step) => /leads|B-TREE/.test(step));
      expect(steps).toEqual([expect.stringMatching(/^SEARCH leads USING (COVERING )?INDEX/)]);
      if (filter.bots === 'only') expect(steps[0]).toContain('leadsLikeBots');
    });

    it('touches no more rows than it shows on PostgreSQL', async () => {
      for (const statement of await statementsOf('postgres', listed('postgres'))) {
        expect(await explainPostgres(statement), statement.sql).toBeLessThanOrEqual(mostRows);
      }
    });
  });

  describe.each(searches)('of a search for %s', (_, filter, statements) => {
    it.each(['postgres', 'unknown'] as const)(
      'is that of a beginning of the list on PostgreSQL (%s)',
      async (which) => {
        const { target } = { postgres, unknown }[which];
        const pool = new pg.Pool({ connectionString: target.kind === 'postgres' ? target.url : '' });
        const sent: CompiledQuery[] = [];
        const db = new Kysely<Schema>({
          dialect: new PostgresDialect({ pool }),
          log: ({ query }) => void sent.push(query),
        });
        await listLeadRows(db, 'postgres', {
          companyId: companies[which],
          filter: { ...base, ...filter },
          after: undefined,
          limit: searchLimit,
        });
        let touched = 0;
        for (const statement of sent) touched += await rowsOf(pool, statement);
        await db.destroy();
        expect(sent).toHaveLength(statements);
        expect(touched).toBeLessThanOrEqual(mostRows + (statements > 1 ? mostLookedThrough : 0));
      },
    );
  });

  it('of the proposal of another lead of the same person is that of these leads', async () => {
    const { rows } = await client.query('SELECT * FROM leads WHERE "createdAt" = 1500');
    const propose = (companyId: string) => (db: Db) =>
      listLeadsOfPerson(db, { ...rows[0], companyId }, { most: 21, country: 'GB' });
    const [, ...onSqlite] = await statementsOf('sqlite', propose(companies.sqlite));
    expect(onSqlite).toHaveLength(5);
    const steps = onSqlite.flatMap(explainSqlite).filter((step) => !/TEMP B-TREE/.test(step));
    for (const step of steps) expect(step).toMatch(/^SEARCH (leads|leadMerges) USING .*\b(emailKey|phoneKey|id)\b/);
    for (const statement of await statementsOf('postgres', propose(companies.postgres)))
      expect(await explainPostgres(statement), statement.sql).toBeLessThanOrEqual(2);
  });

  it('does not grow by what is shown of each lead in addition', async () => {
    const some = file.prepare('SELECT id FROM leads LIMIT 50').all() as { id: string }[];
    const ids = some.map(({ id }) => id);
    const [onSqlite] = await statementsOf('sqlite', (db) => extrasOfLeads(db, companies.sqlite, ids, 'GB'));
    for (const step of explainSqlite(onSqlite as CompiledQuery))
      expect(step).not.toMatch(/^SCAN (l|o|c)\b|\(companyId=\?\)/);
    const { rows } = await client.query('SELECT id FROM leads LIMIT 50');
    const theirs = rows.map(({ id }: { id: string }) => id);
    const [onPostgres] = await statementsOf('postgres', (db) => extrasOfLeads(db, companies.postgres, theirs, 'GB'));
    expect(await explainPostgres(onPostgres as CompiledQuery)).toBeLessThanOrEqual(mostRows * 2);
  });
});
