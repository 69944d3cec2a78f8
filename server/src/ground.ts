import type { Logger } from 'pino';
import type { RecordAudit } from './audit/record-audit.js';
import type { Database } from './database/database.js';
import type { RecordEvent } from './events/record-event.js';
import type { SessionCookie } from './http/access/session-cookie.js';
import type { RandomBytes } from './ids/tokens.js';
import type { AddJob } from './jobs/job.js';
import type { JobRegistry } from './jobs/job-registry.js';
import type { Languages } from './languages/choose-language.js';
import type { LanguageOf } from './languages/language-of-request.js';
import type { SharedLimits } from './limits/shared-limits.js';
import type { MailLimits } from './mail/mail-limits.js';
import type { Mailer } from './mail/mailer.js';
import type { OutgoingClient } from './outgoing/outgoing-client.js';
import type { Secrets } from './secrets/secrets.js';
import type { Clock } from './time/clock.js';

/** What every feature may use. A class or function that needs less asks for `Pick<Ground, …>`, which is all that its test has to make. */
export interface Ground extends Clock {
  database: Database;
  logger: Logger;
  randomBytes: RandomBytes;
  /** From 0 to below 1. */
  random: () => number;
  /** Seals secrets that the database keeps and the server reads again. */
  secrets: Secrets;
  languages: Languages;
  languageOf: LanguageOf;
  /** All kinds of jobs that this server does. */
  registry: JobRegistry;
  addJob: AddJob;
  recordEvent: RecordEvent;
  recordAudit: RecordAudit;
  limits: SharedLimits;
  mailer: Mailer;
  mailLimits: MailLimits;
  /** Calls addresses that companies have entered. */
  outgoing: OutgoingClient;
  cookie: SessionCookie;
  publicUrl: string | undefined;
  dashboardOrigin: string | undefined;
  /** The start of links to the dashboard. */
  linkAddress: () => string;
  /** The start of links that this server answers itself. */
  serverAddress: () => string;
}
