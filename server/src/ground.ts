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

/** The part of the ground that comes from outside: `start-server.ts` passes the real ones, a test its own. */
export interface OuterGround extends Clock {
  database: Database;
  logger: Logger;
  randomBytes: RandomBytes;
  /** Seals secrets that the database keeps and the server reads again. */
  secrets: Secrets;
  languages: Languages;
  mailer: Mailer;
  /** Calls addresses that companies have entered. */
  outgoing: OutgoingClient;
  publicUrl: string | undefined;
  dashboardOrigin: string | undefined;
}

/** What every feature may use. A class or function that needs less asks for `Pick<Ground, …>`, so its test makes no more. */
export interface Ground extends OuterGround {
  /** From 0 to below 1. */
  random: () => number;
  languageOf: LanguageOf;
  /** All kinds of jobs that this server does. */
  registry: JobRegistry;
  addJob: AddJob;
  recordEvent: RecordEvent;
  recordAudit: RecordAudit;
  limits: SharedLimits;
  mailLimits: MailLimits;
  cookie: SessionCookie;
  /** The start of links to the dashboard. */
  linkAddress: () => string;
  /** The start of links that this server answers itself. */
  serverAddress: () => string;
}
