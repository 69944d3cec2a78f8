import type { Selectable } from 'kysely';

/** A lead that was merged into another one of the same person, and is in no list any more. */
export interface LeadMergesTable {
  /** The id that it had as a lead. */
  id: string;
  companyId: string;
  /** The lead that was kept; never one that was merged itself. */
  leadId: string;
  /** Both of the request that made it: the chat may send it again, or add to it. */
  idempotencyKey: string | null;
  bodyHash: string;
  emailKey: string;
  phoneKey: string;
  /** The conversation's lines, as JSON: its chat may go on after the merge. */
  conversation: string | null;
  /** What else it said, as JSON. */
  lead: string;
  /** When the lead came. */
  createdAt: number;
  mergedAt: number;
  /** Of the request to merge it; empty where the visitor caused it. */
  requestHash: string;
}

export type LeadMergeRow = Selectable<LeadMergesTable>;
