import type { CallbackResult } from '@meg/shared/domain/leads/callback-agenda';
import type { Generated } from 'kysely';

export interface HandoffsTable {
  id: string;
  companyId: string;
  idempotencyKey: string | null;
  bodyHash: string;
  leadId: string | null;
  requestType: string;
  contactMethod: string | null;
  /** As the visitor has told it; empty where they have not. */
  name: Generated<string>;
  email: string;
  phone: string;
  /** The callback's time, if the visitor chose one. */
  slotStart: number | null;
  /** The time asked for, if it was refused because too many seats were taken from there. */
  slotWish: number | null;
  /**
   * The callback's place among those of its time, from 0. Null if it holds none: no time was chosen, the lead has
   * chosen another one since, or a bot asked.
   */
  slotSeat: number | null;
  /** The visitor's, or the company's if that is unknown. */
  timezone: string;
  language: string;
  /** Whether the visitor asked for the callback's confirmation by email. */
  wantsEmail: 0 | 1;
  /** The conversation as text, from callers that send no lines. */
  chatHistory: string;
  /** The conversation's lines, as JSON. */
  conversation: string | null;
  botSign: string | null;
  createdAt: number;
  /** When the visitor chose another time for the callback. */
  changedAt: number | null;
  cancelledAt: number | null;
  /** When a request that named no lead was joined to one that has another id. */
  joinedAt: number | null;
  /**
   * 1 while the server alone says which lead it belongs to: one that was made of it, or one with the same email or phone.
   * Whoever knows the id of that lead need not be who asked, so they learn nothing of the request and change nothing.
   */
  linkedByServer: Generated<0 | 1>;
  /** The person of the company who chose its time last; null for the visitor. */
  changedBy: string | null;
  /** The person of the company who cancelled it; null for the visitor. */
  cancelledBy: string | null;
  /** When somebody said how the callback went. */
  closedAt: number | null;
  /** Null for one that is open, and for those from before results were kept. */
  result: CallbackResult | null;
  /** Raised by each change, so that nobody changes what they have not seen. */
  version: number;
}
