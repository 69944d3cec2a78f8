import { codeOfCountry } from '@meg/shared/domain/leads/phone-numbers';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/database.js';
import { notByIndex } from '../../../database/not-by-index.js';
import type { Db } from '../../../database/schema.js';
import { pick } from '../../../pick.js';
import { factColumns } from '../../leads/facts/lead-move.service.js';
import { fewestPhoneDigits } from '../../leads/lead-search.service.js';
import type { LeadRow } from '../../leads/leads.service.js';
import {
  type Chooser,
  chosen,
  foundByWords,
  inOrder,
  isSearch,
  type LeadsQuery,
  type LeadsWanted,
  lastWithoutValue,
  listed,
  type PlaceInList,
  sortColumns,
  withWords,
} from './lead-filter.store.js';

const columns = [
  'id',
  'name',
  'email',
  'phone',
  ...factColumns,
  'move',
  'readiness',
  'preliminaryQuote',
  'quote',
  'quoteAmount',
  'dueAt',
  'status',
  'assigneeId',
  'addedBy',
  'cameFrom',
  'arrival',
  'botSign',
  'isTest',
  'version',
  'createdAt',
] as const satisfies readonly (keyof LeadRow)[];

export type ListedLead = Pick<LeadRow, (typeof columns)[number]> & PlaceInList;

/** The columns of a row that a list shows. */
export const listedOf = (row: LeadRow): Omit<ListedLead, 'sortValue'> => pick(row, ...columns);

function shown(query: LeadsQuery, sortedBy: Expression<unknown>) {
  return query
    .select(columns.map((column) => `leads.${column}` as const))
    .select(sql<string | number>`${sortedBy}`.as('sortValue'));
}

/**
 * A limit hidden from the planner, so that PostgreSQL takes the index with the right order. With few statistics it
 * would take a company for one of few leads and sort all of them.
 */
const unplanned = (count: number) => sql<number>`(SELECT ${sql.lit(count)})`;

const one = sql<number>`1`.as('one');

const newest = (leads: LeadsQuery, most: number): LeadsQuery =>
  leads.orderBy('leads.createdAt', 'desc').orderBy('leads.id', 'desc').limit(unplanned(most));

/** The start of the list is read first. It fills the page if one in so many leads has the words. */
const leadsReadPerRow = 20;

/** Searches the leads at the start of the list. */
function foundAtStart(db: Db, wanted: LeadsWanted) {
  const { filter, limit } = wanted;
  const first = inOrder(listed(db, wanted), { ...wanted, sortedBy: sortColumns[filter.sort] });
  const looked = shown(first, sortColumns[filter.sort])
    .select('leads.searchText')
    .limit(unplanned(limit * leadsReadPerRow));
  const found = withWords(db.selectFrom(looked.as('leads')) as unknown as LeadsQuery, filter);
  const sortedBy = sql.ref('leads.sortValue');
  return shown(inOrder(found, { sortedBy, filter, after: undefined }), sortedBy).limit(limit);
}

/** Searches the whole list; finds nothing if it has no more leads than `foundAtStart` reads. */
function foundInAll(db: Db, wanted: LeadsWanted) {
  const { filter, after, limit } = wanted;
  const order = { ...wanted, sortedBy: sortColumns[filter.sort] };
  // The filter's index, which may differ from that of the order, tells whether the list is longer.
  const more = (after ? inOrder(listed(db, wanted), order) : newest(listed(db, wanted), 1))
    .select(one)
    .offset(unplanned(limit * leadsReadPerRow))
    .limit(1);
  const found = inOrder(foundByWords(db, wanted), order).where(sql<SqlBool>`EXISTS ${more}`);
  return shown(found, order.sortedBy).limit(limit);
}

/**
 * The index of words has no order: it returns all matches before the first can be shown, which is slow if there are
 * many. But then reading the start of the list already fills the page.
 */
async function searchOnPostgres(db: Db, wanted: LeadsWanted): Promise<ListedLead[]> {
  const first = await foundAtStart(db, wanted).execute();
  if (first.length === wanted.limit) return first;
  const all = await foundInAll(db, wanted).execute();
  return all.length > 0 ? all : first;
}

async function readRows(db: Db, dialect: Database['dialect'], wanted: LeadsWanted): Promise<ListedLead[]> {
  if (dialect === 'postgres' && isSearch(wanted.filter)) return searchOnPostgres(db, wanted);
  const { query, sortedBy } = chosen(db, wanted);
  return shown(inOrder(query, { ...wanted, sortedBy }), sortedBy)
    .limit(wanted.limit)
    .execute();
}

/** What is stored for none stands first in the index in this direction; such leads come last all the same. */
async function withNoneLast(
  db: Db,
  dialect: Database['dialect'],
  wanted: LeadsWanted & { stored: number },
): Promise<ListedLead[]> {
  const { after, limit, stored } = wanted;
  const isPastSome = after?.sortValue === stored;
  const some = isPastSome ? [] : await readRows(db, dialect, { ...wanted, part: 'some' });
  if (some.length === limit) return some;
  const rest = { part: 'none', after: isPastSome ? after : undefined, limit: limit - some.length } as const;
  return [...some, ...(await readRows(db, dialect, { ...wanted, ...rest }))];
}

export function listLeadRows(db: Db, dialect: Database['dialect'], wanted: LeadsWanted): Promise<ListedLead[]> {
  const none = lastWithoutValue(wanted.filter);
  if (none?.first !== wanted.filter.direction) return readRows(db, dialect, wanted);
  return withNoneLast(db, dialect, { ...wanted, stored: none.stored });
}

const numberOf = (db: Db, leads: LeadsQuery) =>
  db.selectFrom(leads.as('some')).select((eb) => eb.fn.countAll<number>().as('count'));

/** A word that is slow to count by the index is found often enough among so many leads. */
const leadsReadToCount = 4_000;

interface CountWanted extends Chooser {
  most: number;
}

/** Counts small companies without the index of words, which holds the words of all companies. */
async function searchCountOnPostgres(db: Db, { most, ...chooser }: CountWanted): Promise<number> {
  const list = newest(listed(db, chooser), leadsReadToCount);
  const looked = db.selectFrom(list.select('leads.searchText').as('leads')) as unknown as LeadsQuery;
  const found = withWords(looked, chooser.filter).select(one).limit(most);
  const more = newest(listed(db, chooser), 1).select(one).offset(unplanned(leadsReadToCount));
  const atOnce = await numberOf(db, found).select(sql<boolean>`EXISTS ${more}`.as('goesOn')).executeTakeFirstOrThrow();
  if (!atOnce.goesOn || atOnce.count >= most) return atOnce.count;
  const all = await numberOf(db, foundByWords(db, chooser).select(one).limit(most)).executeTakeFirstOrThrow();
  return all.count;
}

/** Stops at the limit, so that the cost does not grow with the table. */
export async function countLeads(db: Db, dialect: Database['dialect'], wanted: CountWanted): Promise<number> {
  const { filter, most } = wanted;
  if (dialect === 'postgres' && isSearch(filter)) return searchCountOnPostgres(db, wanted);
  const { query } = chosen(db, wanted);
  const some = isSearch(filter) ? query.limit(most) : newest(query, most);
  const { count } = await numberOf(db, some.select(one)).executeTakeFirstOrThrow();
  return count;
}

/** What a list shows of a lead in addition to its row. */
export interface LeadExtras {
  id: string;
  chatLength: number;
  askedForPerson: boolean;
  duplicates: number;
  /** When somebody of the company first contacted the visitor. */
  firstContactAt: number | null;
}

/** Counting the leads of one person stops here. */
export const countedDuplicates = 20;

/** As `phoneKeysOf`. A key is stored with and without the calling code of the company's country. */
function phoneSpellings(country: string | null) {
  const code = codeOfCountry(country);
  const key = sql.ref('l.phoneKey');
  if (code === undefined) return key;
  const [written, begins, rest] = [sql.lit(code), sql.lit(`${code}%`), sql.lit(code.length + 1)];
  return sql`${key}, CASE WHEN ${key} = '' THEN '' ELSE ${written} || ${key} END,
    CASE WHEN ${key} LIKE ${begins} AND length(${key}) >= ${sql.lit(code.length + fewestPhoneDigits)}
      THEN substr(${key}, ${rest}) ELSE ${key} END`;
}

/** Each count stops at the limit, so that all pages cost the same. */
export async function extrasOfLeads(
  db: Db,
  companyId: string,
  leadIds: readonly string[],
  country: string | null,
): Promise<LeadExtras[]> {
  if (leadIds.length === 0) return [];
  const sameBy = (key: 'emailKey' | 'phoneKey') => sql`SELECT "id" FROM (SELECT o."id" FROM "leads" AS o
    WHERE o."companyId" = l."companyId" AND o.${sql.ref(key)} IN (${key === 'phoneKey' ? phoneSpellings(country) : sql.ref('l.emailKey')})
      AND o.${sql.ref(key)} <> ''
    LIMIT ${sql.lit(countedDuplicates + 1)}) AS ${sql.ref(`by_${key}`)}`;
  const { rows } = await sql<LeadExtras>`SELECT l."id", l."chatLength",
    EXISTS (SELECT 1 FROM "leadStatusChanges" AS c WHERE c."leadId" = l."id"
      AND c."toStatus" = 'human-handoff-requested') AS "askedForPerson",
    (SELECT min(c."createdAt") FROM "leadStatusChanges" AS c WHERE c."leadId" = l."id"
      AND c."toStatus" IN ('contacted', 'qualified', 'converted') AND c."changedBy" <> 'visitor') AS "firstContactAt",
    (SELECT count(*) FROM (${sameBy('emailKey')} UNION ${sameBy('phoneKey')}) AS same) AS "duplicates"
    FROM "leads" AS l WHERE ${notByIndex('l.companyId')} = ${companyId} AND l."id" IN (${sql.join([...leadIds])})`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    // SQLite has 0 and 1.
    askedForPerson: Boolean(row.askedForPerson),
    duplicates: Math.min(countedDuplicates, Math.max(0, row.duplicates - 1)),
  }));
}

export async function tagsOfLeads(db: Db, companyId: string, leadIds: readonly string[]) {
  const tags = new Map<string, string[]>();
  if (leadIds.length === 0) return tags;
  const rows = await db
    .selectFrom('leadTags')
    .select(['leadId', 'tag'])
    .where(notByIndex('companyId'), '=', companyId)
    .where('leadId', 'in', leadIds)
    .orderBy('tag')
    .execute();
  for (const { leadId, tag } of rows) tags.set(leadId, [...(tags.get(leadId) ?? []), tag]);
  return tags;
}
