import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import type { MoveContents, MoveSize, MoveType, PropertySize } from '@meg/shared/domain/quotes/move-options';
import type { Selectable } from 'kysely';

export interface LeadsTable {
  id: string;
  companyId: string;
  idempotencyKey: string | null;
  /** Of the request that made the row: distinguishes a repeated request from another one with the same key. */
  bodyHash: string;
  name: string;
  email: string;
  phone: string;
  originCity: string;
  destinationCity: string;
  /** Empty, as the cities are, for a lead of somebody who has only asked for a person. */
  moveType: MoveType | '';
  moveDetails: MoveContents | '';
  propertySize: PropertySize | null;
  moveSize: MoveSize | null;
  /** As in 2026-07-31. */
  moveDate: string | null;
  /** As JSON: every fact of the move that has no column of its own. */
  move: string;
  /** The range of `quote` in words. It is only shown, never parsed. Leads of before may have it without a quote. */
  preliminaryQuote: string;
  /** The range in words that the lead was sent with, where it is not what the company's rates gave; otherwise empty. */
  otherRange: string;
  /** What the company's rates gave for the move, as JSON. */
  quote: string | null;
  /** Whether the visitor has seen a range; otherwise it was worked out for the company when the lead came. */
  rangeShown: 0 | 1;
  /** The result of the readiness test, as JSON. */
  readiness: string | null;
  /** The conversation's lines, as JSON. */
  conversation: string | null;
  /** The conversation as text, from callers of the API that send no lines. */
  chatHistory: string;
  /** How much was said, in bytes. */
  chatLength: number;
  status: LeadStatus;
  language: string;
  sourcePage: string;
  /** In a few words, such as "Google ads"; empty where it is not known. People write it down for leads added by hand. */
  cameFrom: string;
  /** As JSON: campaign, click ids and the site before. Null where nothing is known. */
  arrival: string | null;
  consentText: string;
  /** Whether the visitor asked for the quote by email. */
  wantsEmail: 0 | 1;
  /** Why the lead looks like a bot's, or null. Such a lead is stored and listed, but nobody is notified. */
  botSign: string | null;
  /** Whether the company has tried its own chat in the dashboard: such a lead is in no figures. */
  isTest: 0 | 1;
  createdAt: number;
  /** Raised with each edit by a person. A write names the version that it is based on. */
  version: number;
  assigneeId: string | null;
  /**
   * The id of the person of the company who added the lead by hand; `madeFromHandoff` for who has only asked for a
   * person; null for what came from the chat.
   */
  addedBy: string | null;
  /** As JSON: the facts that people of the company have set, which the visitor's chat does not change any more. */
  editedFacts: string | null;
  /** The middle of the range, in whole units of its currency; 0 without a quote. */
  quoteAmount: number;
  /** Empty without a quote as data: a range in words says none. */
  quoteCurrency: string;
  /** What the list is sorted by. */
  nameKey: string;
  /** How promising it is, from 0 to 100, by the rule of `scoreLead`. Kept in step by `LeadRanks`. */
  score: number;
  /** Until when somebody is to do something; `noDue` where nobody waits. Kept in step by `LeadRanks`. */
  dueAt: number;
  /** Recognise a person: the email in small letters, and the digits of the number; empty if there are too few. */
  emailKey: string;
  phoneKey: string;
  /** All words that find the lead. On PostgreSQL only: SQLite has them in `leadSearch`. */
  searchText: string;
}

export type LeadRow = Selectable<LeadsTable>;

/** Each change of a lead's status, with who made it and when. */
export interface LeadStatusChangesTable {
  id: string;
  companyId: string;
  leadId: string;
  fromStatus: string;
  toStatus: string;
  /** The id of a person of the company, or `visitor`. */
  changedBy: string;
  createdAt: number;
}

/** The full-text index of SQLite. Its rows have the order in which the leads came. */
export interface LeadSearchTable {
  words: string;
  leadId: string;
}
