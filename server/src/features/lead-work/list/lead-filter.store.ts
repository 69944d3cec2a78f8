import type { LeadFilter } from '@meg/shared/contract/lead-work';
import type { LeadSort } from '@meg/shared/domain/leads/lead-sorts';
import { type LeadMilestone, type LeadStatus, statusesBeyond } from '@meg/shared/domain/leads/lead-status';
import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { notByIndex } from '../../../database/not-by-index.js';
import type { Db, Schema } from '../../../database/schema.js';
import { postgresMatch, searchTerms, spellingsOf, sqliteMatch } from '../../leads/lead-search.service.js';
import { noDue } from '../../leads/rank/lead-rank.service.js';
import { inView, type LeadsQuery, type Viewer } from './lead-view.store.js';

export type { LeadsQuery, Viewer } from './lead-view.store.js';

/** The lead that a page begins after. */
export interface PlaceInList {
  sortValue: string | number;
  id: string;
  createdAt: number;
}

export interface LeadsWanted {
  companyId: string;
  /** Whose leads are seen, besides nobody's; missing: all of the company. */
  onlyOf?: string | undefined;
  filter: LeadFilter;
  /** Missing: a filter without a view. */
  viewer?: Viewer | undefined;
  after: PlaceInList | undefined;
  limit: number;
  /** Only those with a value to sort by, or those without; missing: both. */
  part?: 'some' | 'none';
}

export type Chooser = Pick<LeadsWanted, 'companyId' | 'onlyOf' | 'filter' | 'viewer'>;

export const sortColumns = {
  createdAt: sql.ref('leads.createdAt'),
  name: sql.ref('leads.nameKey'),
  quoteAmount: sql.ref('leads.quoteAmount'),
  status: sql.ref('leads.status'),
  due: sql.ref('leads.dueAt'),
  score: sql.ref('leads.score'),
} as const satisfies Record<LeadSort, unknown>;

/** The order of arrival in SQLite's index, which returns leads in this order without sorting. */
const entryOrder = sql.ref('leadSearch.rowid');

/**
 * Which leads a person may see at all: the only place that says so, for lists, searches and counts. `column` is the
 * company's column, which some queries hide from the choice of an index.
 */
function visible(
  query: LeadsQuery,
  { companyId, onlyOf }: Pick<Chooser, 'companyId' | 'onlyOf'>,
  column: Expression<string> = sql.ref('leads.companyId'),
) {
  return query
    .where(column, '=', companyId)
    .$if(onlyOf !== undefined, (q) =>
      q.where(({ eb, or }) => or([eb('leads.assigneeId', 'is', null), eb('leads.assigneeId', '=', onlyOf as string)])),
    );
}

function ofCompany(db: Db, chooser: Chooser): LeadsQuery {
  return visible(db.selectFrom('leads'), chooser);
}

/** Reads from the index to the leads, so that the cost depends on the page and not on the number of leads. */
function inEntryOrder(db: Db, chooser: Chooser, match: string): LeadsQuery {
  const joined = db
    .selectFrom('leadSearch')
    .innerJoin('leads', 'leads.id', 'leadSearch.leadId')
    .where(sql<SqlBool>`"leadSearch" MATCH ${match}`);
  return visible(joined as unknown as LeadsQuery, chooser);
}

/**
 * A search may find nearly all leads, and the index has them only in order of arrival. So many of the newest are
 * sorted; a narrower search finds older ones.
 */
const mostPutInOrder = 2_000;

function newestFound(db: Db, chooser: Chooser, match: string): LeadsQuery {
  return visible(db.selectFrom('leads'), chooser, notByIndex('leads.companyId')).where(
    sql<SqlBool>`leads.id IN (SELECT "leadId" FROM "leadSearch" WHERE "leadSearch" MATCH ${match}
      ORDER BY rowid DESC LIMIT ${sql.lit(mostPutInOrder)})`,
  );
}

const atMs = (time: string): number => Date.parse(time);

/** The leads that were booked from one time to another. */
function bookedIn(inner: ExpressionBuilder<Schema, 'leads'>, companyId: string, { bookedFrom, bookedTo }: LeadFilter) {
  return inner
    .selectFrom('leadOutcomes')
    .select('leadId')
    .where('leadOutcomes.companyId', '=', companyId)
    .where('leadOutcomes.kind', '=', 'converted')
    .$if(bookedFrom !== undefined, (q) => q.where('leadOutcomes.createdAt', '>=', atMs(bookedFrom as string)))
    .$if(bookedTo !== undefined, (q) => q.where('leadOutcomes.createdAt', '<', atMs(bookedTo as string)));
}

/** By the present status, or by what it was before it was lost or a person was asked for. */
function hasReached(milestone: LeadMilestone) {
  const statuses = sql.join(statusesBeyond[milestone].map((status) => sql.lit(status)));
  return sql<SqlBool>`(leads."status" IN (${statuses}) OR (leads."status" IN ('lost', 'human-handoff-requested') AND
    EXISTS (SELECT 1 FROM "leadStatusChanges" AS c WHERE c."leadId" = leads."id" AND c."toStatus" IN (${statuses}))))`;
}

const twoCountries = /^([A-Z]{2})>([A-Z]{2})$/;

/** The countries stand in the JSON of the move, as it is written when it is stored. */
function hasRoute(route: string) {
  const [, from, to] = twoCountries.exec(route) ?? [];
  if (from && to) {
    const [origin, destination] = [`%"originCountry":"${from}"%`, `%"destinationCountry":"${to}"%`];
    return sql<SqlBool>`leads."moveType" <> 'local' AND leads."move" LIKE ${origin} AND leads."move" LIKE ${destination}`;
  }
  const [originCity, destinationCity] = route.split('>');
  return sql<SqlBool>`leads."originCity" = ${originCity} AND leads."destinationCity" = ${destinationCity}`;
}

/** In a filter by how leads came, and by their page: those of which that is not known. */
const notKnown = 'none';

function narrowed(query: LeadsQuery, { companyId, filter, viewer }: Chooser): LeadsQuery {
  const { status, moveType, from, to, assignee, tag, bots, view, cameFrom, sourcePage } = filter;
  return (
    inView(query, { companyId, view, viewer })
      .$if(status !== undefined, (q) => q.where('leads.status', '=', status as LeadStatus))
      .$if(moveType !== undefined, (q) => q.where('leads.moveType', '=', moveType as MoveType))
      .$if(from !== undefined, (q) => q.where('leads.createdAt', '>=', atMs(from as string)))
      .$if(to !== undefined, (q) => q.where('leads.createdAt', '<', atMs(to as string)))
      .$if(assignee === 'none', (q) => q.where('leads.assigneeId', 'is', null))
      .$if(assignee !== undefined && assignee !== 'none', (q) => q.where('leads.assigneeId', '=', assignee as string))
      .$if(bots === 'hide', (q) => q.where('leads.botSign', 'is', null))
      .$if(bots === 'only', (q) => q.where('leads.botSign', 'is not', null))
      // Said twice, so that the index of those that have one fits.
      .$if(cameFrom === notKnown, (q) => q.where('leads.cameFrom', '=', ''))
      .$if(cameFrom !== undefined && cameFrom !== notKnown, (q) =>
        q.where('leads.cameFrom', '=', cameFrom as string).where(sql<SqlBool>`leads."cameFrom" <> ''`),
      )
      .$if(filter.reached !== undefined, (q) => q.where(hasReached(filter.reached as LeadMilestone)))
      .$if(filter.route !== undefined, (q) => q.where(hasRoute(filter.route as string)))
      .$if(sourcePage !== undefined, (q) =>
        q.where('leads.sourcePage', '=', sourcePage === notKnown ? '' : (sourcePage as string)),
      )
      .$if(filter.bookedFrom !== undefined || filter.bookedTo !== undefined, (q) =>
        q.where('leads.id', 'in', (inner) => bookedIn(inner, companyId, filter)),
      )
      .$if(tag !== undefined, (q) =>
        q.where('leads.id', 'in', (inner) =>
          inner
            .selectFrom('leadTags')
            .select('leadId')
            .where('leadTags.companyId', '=', companyId)
            .where('leadTags.tag', '=', tag as string),
        ),
      )
  );
}

/** For leads that are read anyway: searching the text takes a tenth of the time of building an index entry from it. */
export function withWords(leads: LeadsQuery, { search }: LeadFilter): LeadsQuery {
  const begins = (word: string) => sql<SqlBool>`strpos(' ' || leads."searchText", ${` ${word}`}) > 0`;
  return searchTerms(search).reduce(
    (query, term) =>
      query.where(({ and, or }) => or(spellingsOf(term).map((spelling) => and(spelling.split(' ').map(begins))))),
    leads,
  );
}

/**
 * Uses only PostgreSQL's index of words, which includes the company: any other index would read all its leads. The
 * words are in a subquery, hidden from the planner: for frequent words it would leave the index and read all leads,
 * which takes longer than it estimates.
 */
export function foundByWords(db: Db, chooser: Chooser): LeadsQuery {
  const { companyId, filter } = chooser;
  const match = postgresMatch(companyId, searchTerms(filter.search));
  const found = visible(db.selectFrom('leads'), chooser, notByIndex('leads.companyId')).where(
    sql<SqlBool>`array_to_tsvector(string_to_array(leads."searchText", ' ')) @@ (SELECT ${match}::tsquery)`,
  );
  return narrowed(found, chooser);
}

export const isSearch = ({ search }: LeadFilter): boolean => searchTerms(search).length > 0;

/** The list without a search. */
export function listed(db: Db, chooser: Chooser): LeadsQuery {
  return narrowed(ofCompany(db, chooser), chooser);
}

/** The leads of a filter and their sort order. With a search, on SQLite only. */
export function chosen(db: Db, chooser: Chooser): { query: LeadsQuery; sortedBy: Expression<unknown> } {
  const { companyId, filter } = chooser;
  const sortedBy = sortColumns[filter.sort];
  if (!isSearch(filter)) return { query: listed(db, chooser), sortedBy };
  const match = sqliteMatch(companyId, searchTerms(filter.search));
  if (filter.sort !== 'createdAt') return { query: narrowed(newestFound(db, chooser, match), chooser), sortedBy };
  return { query: narrowed(inEntryOrder(db, chooser, match), chooser), sortedBy: entryOrder };
}

/** Many leads have the same status or score; among them the order is that of their coming, as in the index. */
const hasManyAlike = ({ sort }: LeadFilter): boolean => sort === 'status' || sort === 'score';

/** Leads without an amount or a due time stand last in both directions, with what is stored for none. */
export const withoutValue = {
  quoteAmount: { stored: 0, first: 'asc', column: 'leads.quoteAmount', some: '>' },
  due: { stored: noDue, first: 'desc', column: 'leads.dueAt', some: '<' },
} as const;

export function lastWithoutValue({ sort }: LeadFilter) {
  return sort === 'quoteAmount' || sort === 'due' ? withoutValue[sort] : undefined;
}

function ofPart(query: LeadsQuery, { filter, part }: Order): LeadsQuery {
  const none = lastWithoutValue(filter);
  if (!none || part === undefined) return query;
  return query.where(none.column, part === 'some' ? none.some : '=', none.stored);
}

interface Order extends Pick<LeadsWanted, 'filter' | 'after' | 'part'> {
  sortedBy: Expression<unknown>;
}

function isBeyond({ sortedBy, filter }: Order, { sortValue, createdAt, id }: PlaceInList) {
  const beyond = sql.raw(filter.direction === 'asc' ? '>' : '<');
  if (sortedBy === entryOrder) return sql<SqlBool>`${sortedBy} ${beyond} ${sortValue}`;
  return hasManyAlike(filter)
    ? sql<SqlBool>`(${sortedBy}, leads."createdAt", leads.id) ${beyond} (${sortValue}, ${createdAt}, ${id})`
    : sql<SqlBool>`(${sortedBy}, leads.id) ${beyond} (${sortValue}, ${id})`;
}

export function inOrder(query: LeadsQuery, order: Order): LeadsQuery {
  const { sortedBy, after, filter } = order;
  const isByEntry = sortedBy === entryOrder;
  return ofPart(query, order)
    .$if(after !== undefined, (q) => q.where(isBeyond(order, after as PlaceInList)))
    .orderBy(sortedBy, filter.direction)
    .$if(hasManyAlike(filter) && !isByEntry, (q) => q.orderBy('leads.createdAt', filter.direction))
    .$if(!isByEntry, (q) => q.orderBy('leads.id', filter.direction));
}
