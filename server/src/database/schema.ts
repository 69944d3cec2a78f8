import type { Kysely } from 'kysely';
import type { CompaniesTable } from '../features/companies/companies.table.js';
import type { EventsTable } from '../features/events/events.table.js';
import type { FeedbackTable } from '../features/feedback/feedback.table.js';
import type { HandoffsTable } from '../features/handoffs/handoffs.table.js';
import type { KnowledgeEntriesTable } from '../features/knowledge/knowledge.table.js';
import type { ModelSpendTable } from '../features/language-model/model-spend.table.js';
import type { LeadStatusChangesTable } from '../features/leads/lead-status-changes.table.js';
import type { LeadsTable } from '../features/leads/leads.table.js';

/** Every table, by the row types of the features. */
export interface Schema {
  companies: CompaniesTable;
  leads: LeadsTable;
  leadStatusChanges: LeadStatusChangesTable;
  handoffs: HandoffsTable;
  feedback: FeedbackTable;
  knowledgeEntries: KnowledgeEntriesTable;
  events: EventsTable;
  modelSpend: ModelSpendTable;
}

/** The database or a transaction in it: what every function of a store takes first. */
export type Db = Kysely<Schema>;
