import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import type { MoveContents, MoveSize, MoveType, PropertySize } from '@meg/shared/domain/quotes/move-options';
import type { Selectable } from 'kysely';

export interface LeadsTable {
  id: string;
  companyId: string;
  idempotencyKey: string | null;
  /** Of the request that made the row: tells the same request sent again from another one under the same key. */
  bodyHash: string;
  name: string;
  email: string;
  phone: string;
  originCity: string;
  destinationCity: string;
  moveType: MoveType;
  moveDetails: MoveContents;
  propertySize: PropertySize | null;
  moveSize: MoveSize | null;
  /** As in 2026-07-31, where the visitor knew it. */
  moveDate: string | null;
  /** What else is known of the move, as JSON: every fact that has no column of its own. */
  move: string;
  /** The range in words: as the caller wrote it, or written from `quote`. Shown, and never read. */
  preliminaryQuote: string;
  /** The quote that the visitor saw, as JSON. */
  quote: string | null;
  /** The result of the readiness test, as JSON. */
  readiness: string | null;
  /** The conversation's lines, as JSON. */
  conversation: string | null;
  /** The conversation as text, from callers that send no lines. */
  chatHistory: string;
  /** How much was said, in bytes. */
  chatLength: number;
  status: LeadStatus;
  language: string;
  sourcePage: string;
  consentText: string;
  /** Whether the visitor asked for the quote by email. */
  wantsEmail: 0 | 1;
  /** Why the lead looks like a bot's, or null. Such a lead is kept and shown, but tells nobody. */
  botSign: string | null;
  createdAt: number;
  /** Counts the edits by people: a write names the one that it saw. */
  version: number;
  assigneeId: string | null;
  /** The middle of the range, in whole units of its currency; 0 where there was none. */
  quoteAmount: number;
  /** The name as it is sorted by. */
  nameKey: string;
  /** What tells a person: the email in small letters, and the digits of the number; empty where there are too few. */
  emailKey: string;
  phoneKey: string;
  /** All words that find the lead. On PostgreSQL alone: SQLite has them in `leadSearch`. */
  searchText: string;
}

export type LeadRow = Selectable<LeadsTable>;
