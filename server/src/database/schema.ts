import type { Kysely } from 'kysely';
import type { AuditEntriesTable } from '../audit/audit-entries.table.js';
import type { EventsTable } from '../events/events.table.js';
import type { AccountNoticesTable } from '../features/account-mails/account-notices.table.js';
import type { LinkTokensTable } from '../features/account-mails/link-tokens.table.js';
import type { BetaApplicantsTable } from '../features/beta-applications/beta-applicants.table.js';
import type { CompaniesTable } from '../features/companies/companies.table.js';
import type { ConfigChangesTable } from '../features/company-settings/config-changes.table.js';
import type { ConfigPreviewsTable } from '../features/company-settings/config-previews.table.js';
import type { RefusedPagesTable } from '../features/embed/refused-pages/refused-pages.table.js';
import type { FeedbackTable } from '../features/feedback/feedback.table.js';
import type { HandoffsTable } from '../features/handoffs/handoffs.table.js';
import type { InvitationsTable } from '../features/invitations/invitations.table.js';
import type { KnowledgeEntriesTable } from '../features/knowledge/knowledge.table.js';
import type { ModelSpendTable, ModelSpendTotalsTable } from '../features/language-model/spend/model-spend.table.js';
import type { AssignmentTurnsTable, LeadAssignmentsTable } from '../features/lead-assignment/lead-assignment.table.js';
import type { LeadRepliesTable, ReplyTemplatesTable } from '../features/lead-replies/lead-replies.table.js';
import type {
  LeadEditsTable,
  LeadListLooksTable,
  LeadNotesTable,
  LeadOutcomesTable,
  LeadQuotesTable,
  LeadTagsTable,
  LeadTasksTable,
  LeadViewsTable,
} from '../features/lead-work/lead-work.table.js';
import type { ErasedLeadsTable } from '../features/leads/erased/erased-leads.table.js';
import type { LeadSearchTable, LeadStatusChangesTable, LeadsTable } from '../features/leads/leads.table.js';
import type { LeadMergesTable } from '../features/leads/merged/lead-merges.table.js';
import type { LiveEntriesTable } from '../features/live/live-entries.table.js';
import type {
  NotificationDeliveriesTable,
  NotificationMarksTable,
  NotificationsTable,
  NotificationTalliesTable,
} from '../features/notifications/notifications.table.js';
import type { NotificationPreferencesTable } from '../features/notifications/preferences/notification-preferences.table.js';
import type {
  OpenQuestionAskersTable,
  OpenQuestionPagesTable,
  OpenQuestionsTable,
  OpenQuestionWordingsTable,
} from '../features/open-questions/open-questions.table.js';
import type { OrderedAddonsTable, OrdersTable } from '../features/orders/orders.table.js';
import type { PeopleTable, RecoveryCodesTable } from '../features/people/people.table.js';
import type { WebVitalsTable } from '../features/performance/web-vitals.table.js';
import type { KnownNetworksTable } from '../features/sessions/known-networks.table.js';
import type { SessionsTable } from '../features/sessions/sessions.table.js';
import type { CompanySetupTable } from '../features/setup/company-setup.table.js';
import type { SiteLooksTable } from '../features/site-look/site-looks.table.js';
import type { SiteMessagesTable } from '../features/site-messages/site-messages.table.js';
import type { SupportGrantsTable } from '../features/support/support-grants.table.js';
import type { UnsubscribeLinksTable } from '../features/unsubscribe/unsubscribe-links.table.js';
import type { VisitorMailStopsTable, VisitorMailsTable } from '../features/visitor-mail/visitor-mails.table.js';
import type {
  WebhookAttemptsTable,
  WebhookDeliveriesTable,
  WebhookEndpointsTable,
} from '../features/webhooks/webhooks.table.js';
import type { JobsTable } from '../jobs/jobs.table.js';
import type { LimitCountsTable } from '../limits/limit-counts.table.js';
import type { SecretsKeyTable } from '../secrets/secrets-key.table.js';

/** Every table, by the row types of the features. */
export interface Schema {
  companies: CompaniesTable;
  accountNotices: AccountNoticesTable;
  companySetup: CompanySetupTable;
  configChanges: ConfigChangesTable;
  configPreviews: ConfigPreviewsTable;
  siteLooks: SiteLooksTable;
  refusedPages: RefusedPagesTable;
  leads: LeadsTable;
  leadStatusChanges: LeadStatusChangesTable;
  leadSearch: LeadSearchTable;
  leadMerges: LeadMergesTable;
  erasedLeads: ErasedLeadsTable;
  leadTags: LeadTagsTable;
  leadNotes: LeadNotesTable;
  leadAssignments: LeadAssignmentsTable;
  assignmentTurns: AssignmentTurnsTable;
  leadEdits: LeadEditsTable;
  leadOutcomes: LeadOutcomesTable;
  leadQuotes: LeadQuotesTable;
  leadTasks: LeadTasksTable;
  leadReplies: LeadRepliesTable;
  replyTemplates: ReplyTemplatesTable;
  leadViews: LeadViewsTable;
  leadListLooks: LeadListLooksTable;
  handoffs: HandoffsTable;
  feedback: FeedbackTable;
  knowledgeEntries: KnowledgeEntriesTable;
  openQuestions: OpenQuestionsTable;
  openQuestionWordings: OpenQuestionWordingsTable;
  openQuestionPages: OpenQuestionPagesTable;
  openQuestionAskers: OpenQuestionAskersTable;
  events: EventsTable;
  jobs: JobsTable;
  liveEntries: LiveEntriesTable;
  notifications: NotificationsTable;
  notificationDeliveries: NotificationDeliveriesTable;
  notificationPreferences: NotificationPreferencesTable;
  notificationMarks: NotificationMarksTable;
  notificationTallies: NotificationTalliesTable;
  limitCounts: LimitCountsTable;
  modelSpend: ModelSpendTable;
  modelSpendTotals: ModelSpendTotalsTable;
  secretsKey: SecretsKeyTable;
  people: PeopleTable;
  sessions: SessionsTable;
  knownNetworks: KnownNetworksTable;
  linkTokens: LinkTokensTable;
  recoveryCodes: RecoveryCodesTable;
  invitations: InvitationsTable;
  auditEntries: AuditEntriesTable;
  supportGrants: SupportGrantsTable;
  orders: OrdersTable;
  orderedAddons: OrderedAddonsTable;
  visitorMails: VisitorMailsTable;
  visitorMailStops: VisitorMailStopsTable;
  unsubscribeLinks: UnsubscribeLinksTable;
  siteMessages: SiteMessagesTable;
  betaApplicants: BetaApplicantsTable;
  webVitals: WebVitalsTable;
  webhookEndpoints: WebhookEndpointsTable;
  webhookDeliveries: WebhookDeliveriesTable;
  webhookAttempts: WebhookAttemptsTable;
}

/** The database or a transaction in it: what every function of a store takes first. */
export type Db = Kysely<Schema>;
