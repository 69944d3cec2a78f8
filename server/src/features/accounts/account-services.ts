import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { auditRecorder } from '../../audit/record-audit.js';
import type { Database } from '../../database/database.js';
import { eachHour } from '../../jobs/each-hour.js';
import type { AddJob } from '../../jobs/job.js';
import type { JobRegistry } from '../../jobs/job-registry.js';
import type { SharedLimits } from '../../limits/shared-limits.js';
import { addressOfLinks } from '../../mail/letter/link-address.js';
import type { MailLimits } from '../../mail/mail-limits.js';
import type { Mailer } from '../../mail/mailer.js';
import type { Secrets } from '../../secrets/secrets.js';
import type { RandomBytes } from '../../tokens.js';
import { accountMailJobs } from '../account-mails/account-mail.jobs.js';
import { AccountMailsService } from '../account-mails/account-mails.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import { invitationJob } from '../invitations/invitation-mail.job.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { type PasswordCost, Passwords } from '../people/passwords/passwords.service.js';
import { PeopleService } from '../people/people.service.js';
import { TwoFactorService } from '../people/two-factor/two-factor.service.js';
import { KnownNetworks } from '../sessions/known-networks.service.js';
import { LoginService } from '../sessions/login.service.js';
import { LoginThrottle } from '../sessions/login-throttle.service.js';
import { MeService } from '../sessions/me.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountsService, type Reclaim } from './accounts.service.js';

interface Sources {
  database: Database;
  logger: Logger;
  now: () => number;
  newId: () => string;
  randomBytes: RandomBytes;
  secrets: Secrets;
  passwordCost: PasswordCost;
  mailer: Mailer;
  publicUrl: string | undefined;
  dashboardOrigin: string | undefined;
  jobs: JobRegistry;
  addJob: AddJob;
  mailLimits: MailLimits;
  standing: CompanyStandingService;
  limits: SharedLimits;
}

/** All that has to do with who people are, put together once for whoever needs a part of it. */
export function makeAccountServices(app: FastifyInstance, given: Sources) {
  const { database, now, newId, randomBytes, addJob, limits, mailLimits, secrets, standing } = given;
  const linkAddress = addressOfLinks(app, given);
  const sources = { database, now, newId, randomBytes, addJob, limits, mailLimits, linkAddress };
  const accountMails = new AccountMailsService(sources);
  const recordAudit = auditRecorder(sources);
  const people = new PeopleService(sources);
  const passwords = new Passwords(given.passwordCost);
  const sessions = new SessionsService(sources);
  const twoFactor = new TwoFactorService({ ...sources, people, secrets });
  const networks = new KnownNetworks(sources);
  eachHour(app, { failure: 'networks of old logins were not forgotten', run: () => networks.prune() });
  const throttle = new LoginThrottle({ ...sources, networks });
  const login = new LoginService({ database, people, passwords, sessions, twoFactor, throttle });
  const me = new MeService({ database, people, sessions });
  const invitations = new InvitationsService({
    ...sources,
    people,
    passwords,
    sessions,
    networks,
    recordAudit,
    accountMails,
  });
  const reclaims: Reclaim[] = [];
  const accounts = new AccountsService({
    ...sources,
    people,
    sessions,
    passwords,
    throttle,
    accountMails,
    standing,
    twoFactor,
    invitations,
    reclaims,
  });
  const mailed = { ...sources, people, mailer: given.mailer, logger: given.logger };
  for (const handler of [...accountMailJobs(mailed), invitationJob(mailed)]) given.jobs.handle(handler);
  return {
    limits,
    linkAddress,
    people,
    passwords,
    sessions,
    twoFactor,
    login,
    me,
    accounts,
    invitations,
    accountMails,
    recordAudit,
    reclaims,
  };
}
