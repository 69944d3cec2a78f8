import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { NewLead } from '@meg/shared/contract/leads';
import type { PartialMove } from '@meg/shared/contract/move';
import { cameFromOf, readArrival } from '@meg/shared/domain/leads/lead-arrival';
import { dashboardPaths } from '@meg/shared/domain/paths';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { pick } from '../../pick.js';
import { botSign } from '../../submissions/bot-signs.js';
import { hashOfBody } from '../../submissions/idempotency.js';
import type { CityWords } from './city-words.service.js';
import { columnsOfMove, moveOf } from './facts/lead-move.service.js';
import { saidColumns } from './facts/lead-said.service.js';
import { foldName, personKeys, searchWords } from './lead-search.service.js';
import type { LeadRow } from './leads.table.js';
import type { LeadRanks } from './rank/lead-ranks.service.js';

type NamedFact = 'originCity' | 'destinationCity' | 'moveType' | 'moveDetails';

/** A lead of which not even the cities need be known. */
export type SaidLead = Omit<NewLead, NamedFact> & PartialMove;

/** What the server knows of a lead that its sender has not said. */
type Known = Partial<Pick<LeadRow, 'id' | 'addedBy' | 'assigneeId' | 'cameFrom' | 'botSign' | 'rangeShown'>>;

export interface NewLeadRequest {
  companyId: string;
  idempotencyKey: string | undefined;
  lead: SaidLead;
  /** What the company's rates give for its move. */
  quote?: LeadQuote | null;
  known?: Known;
}

/** What a lead from the chat's form has and others do not. */
export const unsaid = {
  preliminaryQuote: '',
  chatHistory: '',
  status: 'new',
  language: 'en',
  sourcePage: '',
  consentText: '',
  website: '',
} as const;

/** The pages of the dashboard on which a company tries its own chat. */
const trialPaths: readonly string[] = [dashboardPaths.tryOnSite, dashboardPaths.companyConfig];

const isTrialPage = (page: string): boolean => trialPaths.includes(URL.parse(page)?.pathname ?? '');

/** Nothing of a page's query is stored but how the visitor came. */
function arrivalColumns(address: string) {
  const { page, arrival } = readArrival(address);
  const isKnown = Object.keys(arrival).length > 0;
  return {
    sourcePage: page,
    cameFrom: cameFromOf(arrival),
    arrival: isKnown ? JSON.stringify(arrival) : null,
    isTest: isTrialPage(page) ? (1 as const) : (0 as const),
  };
}

interface Needs extends Pick<Ground, 'now' | 'newId'> {
  ranks: LeadRanks;
  cityWords: CityWords;
}

/** The row of a lead that is about to be stored. */
export async function newLeadRow(
  db: Db,
  { now, newId, ranks, cityWords }: Needs,
  { companyId, idempotencyKey, lead, quote = null, known = {} }: NewLeadRequest,
): Promise<LeadRow> {
  const row = {
    id: newId(),
    companyId,
    idempotencyKey: idempotencyKey ?? null,
    bodyHash: hashOfBody(lead),
    ...pick(lead, 'name', 'email', 'phone', 'status', 'language', 'consentText'),
    ...arrivalColumns(lead.sourcePage),
    ...columnsOfMove(moveOf(lead)),
    ...saidColumns(lead, quote),
    wantsEmail: lead.wantsEmail ? (1 as const) : (0 as const),
    rangeShown: 1 as const,
    botSign: botSign(lead),
    createdAt: now(),
    version: 1,
    assigneeId: null,
    addedBy: null,
    editedFacts: null,
    nameKey: foldName(lead.name),
    ...personKeys(lead),
    ...known,
  };
  return { ...row, ...(await ranks.ofNew(db, row)), searchText: searchWords(row, { cities: cityWords(row) }) };
}
