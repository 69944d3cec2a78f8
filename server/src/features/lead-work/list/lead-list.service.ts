import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { SaidMove } from '@meg/shared/contract/lead-facts';
import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { LeadFilter, LeadSummary, listLeads } from '@meg/shared/contract/lead-work';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { scoreLead } from '@meg/shared/domain/leads/lead-score';
import { type ResponseClock, responseClock } from '@meg/shared/domain/time/response-clock';
import { addDays, instantOf, wallTimeAt } from '@meg/shared/domain/time/zoned-time';
import { AppError } from '../../../app-error.js';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import { pick } from '../../../pick.js';
import { readPage } from '../../../read-page.js';
import { isoTime } from '../../../time/iso-time.js';
import { minuteMs } from '../../../time/time-units.js';
import type { Company } from '../../companies/companies.service.js';
import { knownLead, monthOfMove, quoteAmountOf } from '../../leads/facts/known-lead.service.js';
import { moveOfLead, saidMove } from '../../leads/facts/lead-move.service.js';
import { quoteOfLead, rangeOf } from '../../leads/facts/lead-said.service.js';
import { addedByPerson, sourceOf } from '../../leads/lead-source.service.js';
import type { LeadRow } from '../../leads/leads.service.js';
import { companyCountry } from '../../leads/person/company-country.service.js';
import { noDue } from '../../leads/rank/lead-rank.service.js';
import type { FeaturesUsed } from '../features-used.js';
import { shownOutcome } from '../outcome/lead-outcomes.service.js';
import { outcomesOfLeads } from '../outcome/lead-outcomes.store.js';
import type { LeadsWanted, Viewer } from './lead-filter.store.js';
import {
  countLeads,
  extrasOfLeads,
  type LeadExtras,
  type ListedLead,
  listedOf,
  listLeadRows,
  tagsOfLeads,
} from './lead-list.store.js';
import { onlyOf } from './lead-sight.service.js';

/** Counting stops here, because it costs more the more there are, and most with a filter: each lead has to be read. */
const countedMost = 10_000;
const countedMostOfSome = 1_000;

function mostCounted({ search, sort: _, direction: __, bots, ...filter }: LeadFilter): number {
  const isWhole = search === '' && bots === 'all' && Object.values(filter).every((value) => value === undefined);
  return isWhole ? countedMost : countedMostOfSome;
}

function cursorOf({ sortValue, id, createdAt }: ListedLead): string {
  return Buffer.from(JSON.stringify([sortValue, id, createdAt])).toString('base64url');
}

const badCursor = () =>
  new AppError('validation_failed', { fields: { cursor: 'Not a place in this list: begin with the first page' } });

/** PostgreSQL refuses these characters even in a text that is only compared. */
const isStorable = (value: unknown): value is string => typeof value === 'string' && !/[\0\p{Cs}]/u.test(value);

function readCursor(cursor: string): NonNullable<LeadsWanted['after']> {
  try {
    const [sortValue, id, createdAt, ...more] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isSortValue = isStorable(sortValue) || Number.isSafeInteger(sortValue);
    if (isSortValue && isStorable(id) && Number.isSafeInteger(createdAt) && more.length === 0)
      return { sortValue: sortValue as string, id, createdAt: createdAt as number };
  } catch {
    // All faults get the same answer.
  }
  throw badCursor();
}

/** A cursor of one sort order cannot be used in another: one has text, the other a number. */
function requireKind(after: LeadsWanted['after'], { sort }: LeadFilter): void {
  const isText = sort === 'name' || sort === 'status';
  if (after && (typeof after.sortValue === 'string') !== isText) throw badCursor();
}

/** From midnight to midnight by the clock of the zone. */
function dayAround(nowMs: number, timezone: string): Viewer['today'] {
  const { date } = wallTimeAt(nowMs, timezone);
  const startOf = (day: string) => instantOf(day, '00:00', timezone);
  return { startMs: startOf(date), endMs: startOf(addDays(date, 1)) };
}

type Scored = Omit<ListedLead, 'sortValue'>;

interface SummaryFacts extends Pick<LeadExtras, 'duplicates' | 'firstContactAt'> {
  tags: string[];
  score: number;
  outcome: LeadSummary['outcome'];
  clock: ResponseClock;
}

export function clockOf({ config }: Company): ResponseClock {
  return responseClock({ hours: config.chatbotConfig.businessHours, minutes: config.responseMinutes });
}

export function summaryOf(row: Scored, { clock, firstContactAt, ...facts }: SummaryFacts): LeadSummary {
  const { botSign, createdAt, dueAt, addedBy: _added, move: _facts, readiness: _result, quote: _quote, ...lead } = row;
  return {
    ...lead,
    ...pick(facts, 'tags', 'score', 'duplicates', 'outcome'),
    moveType: row.moveType || null,
    moveDetails: row.moveDetails || null,
    source: sourceOf(row),
    arrival: JSON.parse(row.arrival ?? '{}'),
    range: rangeOf(row),
    quoteAmount: quoteAmountOf(row),
    movesIn: monthOfMove(moveOfLead(row), createdAt),
    reference: leadReference(lead.id),
    looksLikeBot: botSign !== null,
    isTest: row.isTest === 1,
    createdAt: isoTime(createdAt),
    dueAt: dueAt === noDue ? null : isoTime(dueAt),
    respondBy: botSign === null ? isoTime(clock.dueMs(createdAt)) : null,
    firstContactAt: isoTime(firstContactAt),
    // Whoever was added by hand was in touch already.
    responseMinutes:
      firstContactAt === null || addedByPerson(row) !== null
        ? null
        : Math.round((firstContactAt - createdAt) / minuteMs),
  };
}

export const noExtras = { chatLength: 0, askedForPerson: false, duplicates: 0, firstContactAt: null };

export class LeadListService {
  constructor(private readonly needs: Ground & FeaturesUsed) {}

  /** A filter that leaves nothing out. */
  readonly everything: LeadFilter = { search: '', bots: 'all', sort: 'createdAt', direction: 'desc' };

  /** Which day it is for the views of the list is a matter of the company's clock. */
  async viewerOf({ companyId, personId }: Pick<Member, 'companyId' | 'personId'>): Promise<Viewer> {
    const { companies, now } = this.needs;
    const { config } = await companies.requireById(companyId);
    return { personId, today: dayAround(now(), config.chatbotConfig.businessHours.timezone) };
  }

  async page(member: Member, { cursor, limit, ...filter }: ParsedInputOf<typeof listLeads>['query']) {
    const { companyId } = member;
    const sight = { companyId, onlyOf: onlyOf(member) };
    const after = cursor === undefined ? undefined : readCursor(cursor);
    requireKind(after, filter);
    const viewer = filter.view === undefined ? undefined : await this.viewerOf(member);
    const read = (count: number) => this.rows({ ...sight, filter, viewer, after, limit: count });
    const { shown, next } = await readPage(limit, read, cursorOf);
    const { reader, dialect } = this.needs.database;
    const most = mostCounted(filter);
    const total = after ? null : await countLeads(reader, dialect, { ...sight, filter, viewer, most: most + 1 });
    return {
      leads: await this.summaries(companyId, shown),
      next,
      total: total === null ? null : Math.min(total, most),
      totalIsLeast: total !== null && total > most,
    };
  }

  rows(wanted: LeadsWanted): Promise<ListedLead[]> {
    const { reader, dialect } = this.needs.database;
    return listLeadRows(reader, dialect, wanted);
  }

  /** One lead, for notifications about it. */
  async find(companyId: string, id: string): Promise<LeadSummary | undefined> {
    const row = await this.present(companyId, id);
    return row && (await this.summaries(companyId, [listedOf(row)]))[0];
  }

  /** The move of one lead, for notifications about it. */
  async findMove(companyId: string, id: string): Promise<SaidMove | undefined> {
    const row = await this.present(companyId, id);
    return row && saidMove(row);
  }

  /** The price range of one lead, for the same: as data, where it was sent so, and as text. */
  async findQuote(companyId: string, id: string): Promise<{ quote: LeadQuote | null; text: string } | undefined> {
    const row = await this.present(companyId, id);
    return row && { quote: quoteOfLead(row), text: row.preliminaryQuote };
  }

  /** Of a lead that was merged, the one that was kept. */
  private async present(companyId: string, id: string): Promise<LeadRow | undefined> {
    const { leads, database } = this.needs;
    const { reader } = database;
    return (
      (await leads.find(reader, companyId, id)) ??
      leads.find(reader, companyId, await leads.presentId(reader, companyId, id))
    );
  }

  /** Also for the export, which does not read pages. */
  async summaries(companyId: string, rows: readonly Scored[]): Promise<LeadSummary[]> {
    const { reader } = this.needs.database;
    const ids = rows.map(({ id }) => id);
    const company = await this.needs.companies.requireById(companyId);
    const [tags, extras, outcomes] = await Promise.all([
      tagsOfLeads(reader, companyId, ids),
      extrasOfLeads(reader, companyId, ids, companyCountry(company)),
      outcomesOfLeads(reader, companyId, ids),
    ]);
    const clock = clockOf(company);
    const extrasOf = new Map(extras.map((one) => [one.id, one]));
    const nowMs = this.needs.now();
    return rows.map((row) => {
      const found = extrasOf.get(row.id) ?? noExtras;
      const { score } = scoreLead({ ...knownLead(row, nowMs), ...found });
      return summaryOf(row, {
        ...found,
        tags: tags.get(row.id) ?? [],
        score,
        clock,
        outcome: shownOutcome(outcomes.get(row.id)),
      });
    });
  }
}
