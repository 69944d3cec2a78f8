import type { LeadFilter, LeadSort } from '@meg/shared/contract/lead-work';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/database.js';
import { notByIndex } from '../../database/not-by-index.js';
import type { Db, Schema } from '../../database/schema.js';
import { postgresMatch, searchTerms, sqliteMatch } from './lead-search.js';
import type { LeadRow } from './leads.store.js';

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'originCity',
  'destinationCity',
  'moveType',
  'moveDetails',
  'propertySize',
  'moveSize',
  'moveDate',
  'preliminaryQuote',
  'quoteAmount',
  'status',
  'assigneeId',
  'botSign',
  'version',
  'createdAt',
] as const satisfies readonly (keyof LeadRow)[];

export type ListedLead = Pick<LeadRow, (typeof columns)[number]> & {
  /** The place in the list: what the next page begins after. */
  sortValue: string | number;
};

/** The lead that a page begins after. */
export type PlaceInList = Pick<ListedLead, 'sortValue' | 'id' | 'createdAt'>;

/** Of a whole row, what a list tells. */
export function listedOf(row: LeadRow): Omit<ListedLead, 'sortValue'> {
  return Object.fromEntries(columns.map((name) => [name, row[name]])) as Omit<ListedLead, 'sortValue'>;
}

export interface LeadsWanted {
  companyId: string;
  filter: LeadFilter;
  after: PlaceInList | undefined;
  limit: number;
}

type Query = SelectQueryBuilder<Schema, 'leads', object>;

const sortColumns = {
  createdAt: sql.ref('leads.createdAt'),
  name: sql.ref('leads.nameKey'),
  quoteAmount: sql.ref('leads.quoteAmount'),
  status: sql.ref('leads.status'),
} as const satisfies Record<LeadSort, unknown>;

/** The order in which leads came, in the index of SQLite: it gives them in this order without sorting. */
const entryOrder = sql.ref('leadSearch.rowid');

function ofCompany(db: Db, companyId: string): Query {
  return db.selectFrom('leads').where('leads.companyId', '=', companyId);
}

/** From the index to the leads, so that a page is done when it is full, however many there are. */
function inEntryOrder(db: Db, companyId: string, match: string): Query {
  const joined = db
    .selectFrom('leadSearch')
    .innerJoin('leads', (join) =>
      join.onRef('leads.id', '=', 'leadSearch.leadId').on('leads.companyId', '=', companyId),
    )
    .where(sql<SqlBool>`"leadSearch" MATCH ${match}`);
  return joined as unknown as Query;
}

/**
 * What is found can be nearly all there is, and no index has it in another order than that of its coming: that many of
 * the newest are put in order, and who looks for an older one says more of it.
 */
const mostPutInOrder = 2_000;

function newestFound(db: Db, companyId: string, match: string): Query {
  return db
    .selectFrom('leads')
    .where(notByIndex('leads.companyId'), '=', companyId)
    .where(
      sql<SqlBool>`leads.id IN (SELECT "leadId" FROM "leadSearch" WHERE "leadSearch" MATCH ${match}
      ORDER BY rowid DESC LIMIT ${sql.lit(mostPutInOrder)})`,
    );
}

function found(query: Query, match: string): Query {
  return query.where(sql<SqlBool>`array_to_tsvector(string_to_array(leads."searchText", ' ')) @@ ${match}::tsquery`);
}

const atMs = (time: string): number => Date.parse(time);

function narrowed(query: Query, companyId: string, filter: LeadFilter): Query {
  const { status, moveType, from, to, assignee, tag, bots } = filter;
  return query
    .$if(status !== undefined, (q) => q.where('leads.status', '=', status as string))
    .$if(moveType !== undefined, (q) => q.where('leads.moveType', '=', moveType as string))
    .$if(from !== undefined, (q) => q.where('leads.createdAt', '>=', atMs(from as string)))
    .$if(to !== undefined, (q) => q.where('leads.createdAt', '<', atMs(to as string)))
    .$if(assignee === 'none', (q) => q.where('leads.assigneeId', 'is', null))
    .$if(assignee !== undefined && assignee !== 'none', (q) => q.where('leads.assigneeId', '=', assignee as string))
    .$if(bots === 'hide', (q) => q.where('leads.botSign', 'is', null))
    .$if(bots === 'only', (q) => q.where('leads.botSign', 'is not', null))
    .$if(tag !== undefined, (q) =>
      q.where('leads.id', 'in', (inner) =>
        inner
          .selectFrom('leadTags')
          .select('leadId')
          .where('leadTags.companyId', '=', companyId)
          .where('leadTags.tag', '=', tag as string),
      ),
    );
}

/** The leads that are meant, and by what they are sorted. */
function chosen(
  db: Db,
  dialect: Database['dialect'],
  { companyId, filter }: Pick<LeadsWanted, 'companyId' | 'filter'>,
) {
  const terms = searchTerms(filter.search);
  const sortedBy: Expression<unknown> = sortColumns[filter.sort];
  if (terms.length === 0) return { query: narrowed(ofCompany(db, companyId), companyId, filter), sortedBy };
  const match = dialect === 'sqlite' ? sqliteMatch(companyId, terms) : postgresMatch(companyId, terms);
  if (dialect === 'sqlite' && filter.sort === 'createdAt') {
    return { query: narrowed(inEntryOrder(db, companyId, match), companyId, filter), sortedBy: entryOrder };
  }
  const all = dialect === 'sqlite' ? newestFound(db, companyId, match) : found(ofCompany(db, companyId), match);
  return { query: narrowed(all, companyId, filter), sortedBy };
}

export async function listLeadRows(db: Db, dialect: Database['dialect'], wanted: LeadsWanted): Promise<ListedLead[]> {
  const { after, limit, filter } = wanted;
  const { query, sortedBy } = chosen(db, dialect, wanted);
  const { direction } = filter;
  const isByEntry = sortedBy === entryOrder;
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  // Many have one status: among them the order is that of the index, in which the newest of each status are found.
  const isByStatus = filter.sort === 'status' && !isByEntry;
  const isAfter = ({ sortValue, createdAt, id }: PlaceInList) => {
    if (isByEntry) return sql<SqlBool>`${sortedBy} ${beyond} ${sortValue}`;
    return isByStatus
      ? sql<SqlBool>`(leads.status, leads."createdAt", leads.id) ${beyond} (${sortValue}, ${createdAt}, ${id})`
      : sql<SqlBool>`(${sortedBy}, leads.id) ${beyond} (${sortValue}, ${id})`;
  };
  const rows = await query
    .select(columns.map((column) => `leads.${column}` as const))
    .select(sql<string | number>`${sortedBy}`.as('sortValue'))
    .$if(after !== undefined, (q) => q.where(isAfter(after as PlaceInList)))
    .orderBy(sortedBy, direction)
    .$if(isByStatus, (q) => q.orderBy('leads.createdAt', direction))
    .$if(!isByEntry, (q) => q.orderBy('leads.id', direction))
    .limit(limit)
    .execute();
  return rows as ListedLead[];
}

/** How many there are, or the limit where there are at least as many: counting may not grow with the table. */
export async function countLeads(
  db: Db,
  dialect: Database['dialect'],
  { companyId, filter, most }: Pick<LeadsWanted, 'companyId' | 'filter'> & { most: number },
): Promise<number> {
  const { query } = chosen(db, dialect, { companyId, filter });
  const some = query.select(sql<number>`1`.as('one')).limit(most);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a list tells of a lead beside its own row. */
export interface LeadExtras {
  id: string;
  chatLength: number;
  askedForPerson: number | boolean;
  duplicates: number;
  /** When somebody of the company was first in touch. */
  firstContactAt: number | null;
}

/** More of one person say no more. */
export const countedDuplicates = 20;

/** Only for the leads that are shown, and each counts no further than the limit, so that no page costs more than another. */
export async function extrasOfLeads(db: Db, companyId: string, leadIds: readonly string[]): Promise<LeadExtras[]> {
  if (leadIds.length === 0) return [];
  const sameBy = (key: 'emailKey' | 'phoneKey') => sql`SELECT "id" FROM (SELECT o."id" FROM "leads" AS o
    WHERE o."companyId" = l."companyId" AND o.${sql.ref(key)} = l.${sql.ref(key)} AND o.${sql.ref(key)} <> ''
    LIMIT ${sql.lit(countedDuplicates + 1)}) AS ${sql.ref(`by_${key}`)}`;
  const { rows } = await sql<LeadExtras>`SELECT l."id", octet_length(l."chatHistory") AS "chatLength",
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
    duplicates: Math.min(countedDuplicates, Math.max(0, Number(row.duplicates) - 1)),
    firstContactAt: row.firstContactAt === null ? null : Number(row.firstContactAt),
  }));
}

export async function tagsOfLeads(
  db: Db,
  companyId: string,
  leadIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('leadTags')
    .select(['leadId', 'tag'])
    .where(notByIndex('companyId'), '=', companyId)
    .where('leadId', 'in', leadIds)
    .orderBy('tag')
    .execute();
  const tags = new Map<string, string[]>();
  for (const { leadId, tag } of rows) tags.set(leadId, [...(tags.get(leadId) ?? []), tag]);
  return tags;
}
