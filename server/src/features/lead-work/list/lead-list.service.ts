import type { AnswerOf } from '@meg/shared/contract/endpoint';
import type { SaidMove } from '@meg/shared/contract/lead-facts';
import type { LeadFilter, LeadSummary, listLeads } from '@meg/shared/contract/lead-work';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import { type LeadScore, scoreLead } from '@meg/shared/domain/leads/lead-score';
import { type ResponseClock, responseClock } from '@meg/shared/domain/time/response-clock';
import { AppError } from '../../../app-error.js';
import type { Ground } from '../../../ground.js';
import { minuteMs } from '../../../time-units.js';
import type { CompaniesService, Company } from '../../companies/companies.service.js';
import { moveOfLead, saidMove } from '../../leads/lead-move.service.js';
import { readinessOfLead } from '../../leads/lead-said.service.js';
import type { LeadsService } from '../../leads/leads.service.js';
import { daysUntilMove, monthOfMove } from '../../leads/move-day.service.js';
import type { LeadsWanted } from './lead-filter.store.js';
import {
  countLeads,
  extrasOfLeads,
  type LeadExtras,
  type ListedLead,
  listedOf,
  listLeadRows,
  tagsOfLeads,
} from './lead-list.store.js';

/** Counting stops here, since its cost grows with the count. A filter makes it stop sooner: then each lead has to be read. */
const countedMost = 10_000;
const countedMostOfSome = 1_000;

function mostCounted({ search, sort: _, direction: __, bots, ...filter }: LeadFilter): number {
  const isWhole = search === '' && bots === 'all' && Object.values(filter).every((value) => value === undefined);
  return isWhole ? countedMost : countedMostOfSome;
}

type Page = AnswerOf<typeof listLeads>;

interface PageRequest {
  companyId: string;
  filter: LeadFilter;
  cursor: string | undefined;
  limit: number;
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

type Scored = Omit<ListedLead, 'sortValue'>;

interface ScoreFacts {
  extras: Omit<LeadExtras, 'id'>;
  nowMs: number;
}

export function scoreOf(lead: Scored, { extras, nowMs }: ScoreFacts): LeadScore {
  const { quoteAmount, email, phone, createdAt, botSign } = lead;
  const move = moveOfLead(lead);
  return scoreLead({
    quoteAmount,
    moveType: move.moveType,
    email,
    phone,
    daysUntilMove: daysUntilMove(move, { saidAtMs: createdAt, nowMs }),
    askedForPerson: Boolean(extras.askedForPerson),
    readinessPercent: readinessOfLead(lead),
    chatLength: extras.chatLength,
    looksLikeBot: botSign !== null,
  });
}

interface SummaryFacts {
  tags: readonly string[];
  duplicates: number;
  score: number;
  firstContactAt: number | null;
  clock: ResponseClock;
}

const isoOf = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString());

export function clockOf({ config }: Company): ResponseClock {
  return responseClock({ hours: config.chatbotConfig.businessHours, minutes: config.responseMinutes });
}

function responseOf({ createdAt, botSign }: Scored, { firstContactAt, clock }: SummaryFacts) {
  return {
    respondBy: botSign === null ? isoOf(clock.dueMs(createdAt)) : null,
    firstContactAt: isoOf(firstContactAt),
    responseMinutes: firstContactAt === null ? null : Math.round((firstContactAt - createdAt) / minuteMs),
  };
}

export function summaryOf(row: Scored, facts: SummaryFacts): LeadSummary {
  const { botSign, createdAt, move: _facts, readiness: _result, ...lead } = row;
  const { tags, duplicates, score } = facts;
  return {
    ...lead,
    movesIn: monthOfMove(moveOfLead(row), createdAt),
    reference: leadReference(lead.id),
    tags: [...tags],
    looksLikeBot: botSign !== null,
    createdAt: new Date(createdAt).toISOString(),
    duplicates,
    score,
    ...responseOf(row, facts),
  };
}

export const noExtras = { chatLength: 0, askedForPerson: false, duplicates: 0, firstContactAt: null };

interface Needs extends Pick<Ground, 'database' | 'now'> {
  companies: CompaniesService;
  leads: LeadsService;
}

export class LeadListService {
  constructor(private readonly needs: Needs) {}

  async page({ companyId, filter, cursor, limit }: PageRequest): Promise<Page> {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    requireKind(after, filter);
    const rows = await this.rows({ companyId, filter, after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const most = mostCounted(filter);
    const total = after ? null : await this.count(companyId, filter, most + 1);
    return {
      leads: await this.summaries(companyId, shown),
      next: last ? cursorOf(last) : null,
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
    const row = await this.needs.leads.find(this.needs.database.reader, companyId, id);
    return row && (await this.summaries(companyId, [listedOf(row)]))[0];
  }

  /** The move of one lead, for notifications about it. */
  async findMove(companyId: string, id: string): Promise<SaidMove | undefined> {
    const row = await this.needs.leads.find(this.needs.database.reader, companyId, id);
    return row && saidMove(row);
  }

  private count(companyId: string, filter: LeadFilter, most: number): Promise<number> {
    const { reader, dialect } = this.needs.database;
    return countLeads(reader, dialect, { companyId, filter, most });
  }

  /** Also for those who do not read pages, such as the export. */
  async summaries(companyId: string, rows: readonly Scored[]): Promise<LeadSummary[]> {
    const { reader } = this.needs.database;
    const ids = rows.map(({ id }) => id);
    const [tags, extras, company] = await Promise.all([
      tagsOfLeads(reader, companyId, ids),
      extrasOfLeads(reader, companyId, ids),
      this.needs.companies.requireById(companyId),
    ]);
    const clock = clockOf(company);
    const extrasOf = new Map(extras.map((one) => [one.id, one]));
    const nowMs = this.needs.now();
    return rows.map((row) => {
      const facts = { extras: extrasOf.get(row.id) ?? noExtras, nowMs };
      const { duplicates, firstContactAt } = facts.extras;
      const { score } = scoreOf(row, facts);
      return summaryOf(row, { tags: tags.get(row.id) ?? [], duplicates, score, firstContactAt, clock });
    });
  }
}
