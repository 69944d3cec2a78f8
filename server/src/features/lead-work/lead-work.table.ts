import type { LeadEditKind } from '@meg/shared/contract/lead-detail';
import type { LeadOutcome } from '@meg/shared/domain/leads/lead-outcome';

/** Changes of a lead other than of its status, for its timeline. */
export interface LeadEditsTable {
  id: string;
  companyId: string;
  leadId: string;
  personId: string | null;
  personName: string;
  kind: LeadEditKind;
  /**
   * The tag, the answered question, the name of the assigned person (empty for nobody), the fact that was edited, the
   * outcome in words, how a call went, or the way that was tried.
   */
  detail: string;
  /** Of an edited fact, in words. Null for other kinds. */
  before: string | null;
  /** Of an edited fact, in words; of a call, what was noted. */
  after: string | null;
  createdAt: number;
}

export interface LeadNotesTable {
  id: string;
  companyId: string;
  leadId: string;
  personId: string;
  /** The name at that time: the note outlives the account. */
  personName: string;
  text: string;
  createdAt: number;
}

export interface LeadTagsTable {
  leadId: string;
  companyId: string;
  tag: string;
}

/** How a lead ended; one row for a lead that is converted or lost, if that was said. */
export interface LeadOutcomesTable {
  leadId: string;
  companyId: string;
  kind: LeadOutcome['kind'];
  /** In whole units of its currency; null for a lead that is lost. */
  amount: number | null;
  currency: string | null;
  /** As in 2026-07-31. */
  moveDate: string | null;
  /** Null for a lead that is converted. */
  reason: string | null;
  words: string;
  createdAt: number;
}

/** The quotes of a lead since it was first quoted again, the one that the visitor saw included. */
export interface LeadQuotesTable {
  id: string;
  companyId: string;
  leadId: string;
  /** As JSON. */
  quote: string;
  /** Who quoted again; null for what the visitor saw. */
  personId: string | null;
  personName: string;
  createdAt: number;
}

/** What is to be done for a lead. */
export interface LeadTasksTable {
  id: string;
  companyId: string;
  leadId: string;
  text: string;
  dueAt: number;
  /** Who is to do it; null for whoever comes first. */
  assigneeId: string | null;
  /** Who wrote it down. */
  personId: string;
  doneAt: number | null;
  createdAt: number;
}
/** A list that a person has saved under a name. */
export interface LeadViewsTable {
  id: string;
  companyId: string;
  personId: string;
  name: string;
  /** As in the address of the list. */
  filter: string;
  /** As JSON. */
  columns: string;
  createdAt: number;
}

/** How a person has the list of leads: as JSON. */
export interface LeadListLooksTable {
  companyId: string;
  personId: string;
  look: string;
}
