import { firstTables } from './0001-first-tables.js';
import { handoffsAndFeedback } from './0002-handoffs-and-feedback.js';
import { knowledge } from './0003-knowledge.js';
import { modelSpend } from './0004-model-spend.js';
import { accounts } from './0005-accounts.js';
import { leadWork } from './0006-lead-work.js';
import { companySettings } from './0007-company-settings.js';
import { audit } from './0008-audit.js';
import { orders } from './0009-orders.js';
import { figures } from './0010-figures.js';
import { leadsLikeBots } from './0011-leads-like-bots.js';
import { jobs } from './0012-jobs.js';
import { siteForms } from './0013-site-forms.js';
import { webVitals } from './0014-web-vitals.js';
import { notifications } from './0015-notifications.js';
import { visitorMail } from './0016-visitor-mail.js';
import { webhooks } from './0017-webhooks.js';
import { liveEntries } from './0018-live-entries.js';
import { webhookLog } from './0019-webhook-log.js';
import { betaApplicantsByWords } from './0020-beta-applicants-by-words.js';
import { limitCounts } from './0021-limit-counts.js';
import { jobsInTurns } from './0022-jobs-in-turns.js';
import { companyStanding } from './0023-company-standing.js';
import { knownNetworksAndPreviews } from './0024-known-networks-and-previews.js';
import { secretsKey } from './0025-secrets-key.js';
import { oneMove } from './0026-one-move.js';
import { sentMessages } from './0028-sent-messages.js';
import { openQuestions } from './0029-open-questions.js';
import { changedCallbacks } from './0030-changed-callbacks.js';
import { confirmedRates } from './0031-confirmed-rates.js';
import { companySetup } from './0032-company-setup.js';
import { workedLeads } from './0034-worked-leads.js';
import { leadTasks } from './0035-lead-tasks.js';
import { leadReplies } from './0037-lead-replies.js';
import { ordersWorked } from './0038-orders-worked.js';
import { supportGrants } from './0039-support-grants.js';
import { ownLeads } from './0040-own-leads.js';
import { leadViews } from './0041-lead-views.js';
import { searchSaidWords } from './0042-search-said-words.js';
import { leadAssignment } from './0043-lead-assignment.js';
import { leadSources } from './0046-lead-sources.js';
import { quoteCurrency } from './0047-quote-currency.js';
import { callbackAgenda } from './0049-callback-agenda.js';
import { siteLooks } from './0051-site-looks.js';
import { refusedPages } from './0052-refused-pages.js';
import { workHours } from './0054-work-hours.js';
import { handoffNames } from './0055-handoff-names.js';
import { leadMerges } from './0056-lead-merges.js';
import { bookedCents } from './0058-booked-cents.js';
import { handoffLeads } from './0059-handoff-leads.js';
import { chatAnswers } from './0060-chat-answers.js';
import { otherRange } from './0061-other-range.js';
import { replyKeys } from './0062-reply-keys.js';
import { mergeRequests } from './0063-merge-requests.js';
import { erasedLeads } from './0064-erased-leads.js';
import { leadMarks } from './0065-lead-marks.js';
import type { Migration } from './migration.js';

/** In the order in which they run. A released one is never changed: add another. */
export const migrations: readonly Migration[] = [
  firstTables,
  handoffsAndFeedback,
  knowledge,
  modelSpend,
  accounts,
  leadWork,
  companySettings,
  audit,
  orders,
  figures,
  leadsLikeBots,
  jobs,
  siteForms,
  webVitals,
  notifications,
  visitorMail,
  webhooks,
  liveEntries,
  webhookLog,
  betaApplicantsByWords,
  limitCounts,
  jobsInTurns,
  companyStanding,
  knownNetworksAndPreviews,
  secretsKey,
  oneMove,
  sentMessages,
  openQuestions,
  changedCallbacks,
  confirmedRates,
  companySetup,
  workedLeads,
  leadTasks,
  leadReplies,
  ordersWorked,
  supportGrants,
  ownLeads,
  leadViews,
  searchSaidWords,
  leadAssignment,
  leadSources,
  quoteCurrency,
  callbackAgenda,
  siteLooks,
  refusedPages,
  workHours,
  handoffNames,
  leadMerges,
  bookedCents,
  handoffLeads,
  chatAnswers,
  otherRange,
  replyKeys,
  mergeRequests,
  erasedLeads,
  leadMarks,
];
