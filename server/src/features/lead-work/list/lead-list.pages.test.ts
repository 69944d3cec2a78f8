import type { LeadFilter } from '@meg/shared/contract/lead-work';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../ids/ids.js';
import { addCompany } from '../../../testing/companies.js';
import { createDatabase, databases, type TestDatabase } from '../../../testing/database/each-database.js';
import { foldName, personKeys, searchWords } from '../../leads/lead-search.service.js';
import { insertLeadOnce, type LeadRow } from '../../leads/leads.service.js';
import { noDue } from '../../leads/rank/lead-rank.service.js';
import type { PlaceInList } from './lead-filter.store.js';
import { countLeads, listLeadRows } from './lead-list.store.js';

/** More than are looked through before the index of words is asked, for a page and for a count. */
const leads = 4_400;
const mostPages = 12;
const assigneeId = '019a0000-0000-7000-8000-000000000001';

const base: LeadFilter = { search: '', bots: 'all', sort: 'createdAt', direction: 'desc' };

/** Words that a third, some and few leads have, and the oldest or the newest alone. */
const words = ['oslo', 'tartu', 'lyon', 'cork', 'perth', 'person oslo', 'lyon oslo', '07700 104', 'nobody'];
/** More have these than SQLite puts in another order than that of their coming. */
const frequent = ['example', 'leeds', 'l', '07700', 'leeds example', 'person 1'];

function cityOf(number: number): string {
  if (number % 400 === 7) return 'Tartu';
  if (number < 40) return 'Cork';
  if (number > leads - 40) return 'Perth';
  return number % 25 === 0 ? 'Lyon' : 'London';
}

function rowOf(number: number, companyId: string, id = newId()): LeadRow {
  const said = {
    id,
    companyId,
    name: `Person ${(number * 7) % 50}`,
    email: `p${number}@example.com`,
    ...{
      phone: `+44 7700 ${100_000 + number}`,
      originCity: number % 3 ? 'Leeds' : 'Oslo',
      destinationCity: cityOf(number),
    },
  };
  return {
    ...said,
    ...{
      idempotencyKey: null,
      bodyHash: '',
      moveType: number % 4 ? 'local' : 'international',
      moveDetails: 'full-home',
    },
    ...{
      propertySize: null,
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
      chatHistory: '',
      language: 'en',
    },
    ...{
      status: number % 10 ? 'new' : 'contacted',
      sourcePage: '',
      consentText: '',
      wantsEmail: 0,
      createdAt: number,
      version: 1,
    },
    quoteAmount: number % 70,
    nameKey: foldName(said.name),
    assigneeId: number % 30 ? null : assigneeId,
    addedBy: null,
    cameFrom: '',
    arrival: null,
    quoteCurrency: '',
    editedFacts: null,
    wantsEmail: 0,
    botSign: number % 40 === 3 ? 'hidden_field' : null,
    ...personKeys(said),
    searchText: searchWords({ ...said, conversation: null, chatHistory: '' }),
    score: number % 101,
    dueAt: number % 3 ? noDue : number - (number % 5),
  };
}

const at = (ms: number) => new Date(ms).toISOString();

const narrowing = {
  bots: fc.constantFrom('all', 'hide', 'only'),
  status: fc.constantFrom('new', 'contacted'),
  moveType: fc.constantFrom('local', 'international'),
  assignee: fc.constantFrom('none', assigneeId),
  tag: fc.constant('piano'),
  from: fc.nat(leads).map(at),
  to: fc.nat(leads).map(at),
};

/** Mostly by nothing or by one thing: all at once leave too few leads to page through. */
const narrowings = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  ...Object.entries(narrowing).map(([key, value]) => ({ weight: 1, arbitrary: fc.record({ [key]: value }) })),
  { weight: 1, arbitrary: fc.record(narrowing, { requiredKeys: [] }) },
);

const asked = fc.oneof(
  fc.record({ search: fc.constantFrom(...words, ...frequent), sort: fc.constant('createdAt') }),
  fc.record({
    search: fc.constantFrom(...words),
    sort: fc.constantFrom('name', 'quoteAmount', 'status', 'due', 'score'),
  }),
);

const filters = fc
  .tuple(asked, fc.constantFrom('asc', 'desc'), narrowings)
  .map(([said, direction, narrowed]) => ({ ...base, ...said, direction, ...narrowed }) as LeadFilter);

type Store = TestDatabase & { companyId: string };

async function fill(kind: (typeof databases)[number], ids: readonly string[]): Promise<Store> {
  const store = await createDatabase(kind);
  const { database } = store;
  const companyId = await addCompany(database, 'full-movers');
  const otherId = await addCompany(database, 'other-movers');
  await database.transaction(async (trx) => {
    for (const [number, leadId] of ids.entries()) {
      await insertLeadOnce(trx, rowOf(number, companyId, leadId), database.dialect);
      if (number % 60 === 0) await trx.insertInto('leadTags').values({ leadId, companyId, tag: 'piano' }).execute();
    }
    await insertLeadOnce(trx, rowOf(7, otherId), database.dialect);
  });
  return { ...store, companyId };
}

async function walk({ database, companyId }: Store, filter: LeadFilter, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let after: PlaceInList | undefined;
  do {
    const rows = await listLeadRows(database.reader, database.dialect, { companyId, filter, after, limit });
    pages.push(rows.map(({ id }) => id));
    after = rows.length === limit ? rows.at(-1) : undefined;
  } while (after && pages.length < mostPages);
  return pages;
}

const count = ({ database, companyId }: Store, filter: LeadFilter) =>
  countLeads(database.reader, database.dialect, { companyId, filter, most: 1_001 });

describe('A search page by page', () => {
  const ids = Array.from({ length: leads }, newId);
  let stores: Store[] = [];

  beforeAll(async () => {
    stores = await Promise.all(databases.map((kind) => fill(kind, ids)));
  });
  afterAll(() => Promise.all(stores.map(({ drop }) => drop())));

  it('finds the same leads in the same order, and as many, on both databases', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(3, 20, 60), async (filter, limit) => {
        const [sqlite, postgres] = await Promise.all(stores.map((store) => walk(store, filter, limit)));
        expect(postgres).toEqual(sqlite);
        const counts = await Promise.all(stores.map((store) => count(store, filter)));
        expect(counts[1]).toBe(counts[0]);
      }),
      { numRuns: 120 },
    );
  });
});
