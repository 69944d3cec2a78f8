import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.js';
import { addressOfLinks } from '../../mail/link-address.js';
import type { Mailer } from '../../mail/mailer.js';
import { OutgoingMail } from '../../mail/outgoing-mail.js';
import type { Secrets } from '../../secrets/secrets.js';
import type { RandomBytes } from '../../tokens.js';
import { auditRecorder } from '../audit/audit.service.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { LoginService } from '../sessions/login.service.js';
import { LoginThrottle } from '../sessions/login-throttle.js';
import { MeService } from '../sessions/me.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountsService } from './accounts.service.js';
import { type PasswordCost, Passwords } from './passwords.js';
import { PeopleService } from './people.service.js';
import { TwoFactorService } from './two-factor.service.js';

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
}

/** All that has to do with who people are, put together once for whoever needs a part of it. */
export function makeAccountServices(app: FastifyInstance, given: Sources) {
  const { database, now, newId, randomBytes, secrets } = given;
  const sources = { database, now, newId, randomBytes, linkAddress: addressOfLinks(app, given) };
  const outgoing = new OutgoingMail(given.mailer, given.logger);
  app.addHook('onClose', () => outgoing.idle());
  const recordAudit = auditRecorder(sources);
  const people = new PeopleService(sources);
  const passwords = new Passwords(given.passwordCost);
  const sessions = new SessionsService(sources);
  const twoFactor = new TwoFactorService({ ...sources, people, secrets });
  const throttle = new LoginThrottle(now);
  const login = new LoginService({ database, people, passwords, sessions, twoFactor, throttle });
  const me = new MeService({ database, people, sessions });
  const accounts = new AccountsService({ ...sources, people, sessions, passwords, outgoing });
  const invitations = new InvitationsService({ ...sources, people, passwords, sessions, recordAudit });
  const { linkAddress } = sources;
  return {
    linkAddress,
    people,
    passwords,
    sessions,
    twoFactor,
    login,
    me,
    accounts,
    invitations,
    outgoing,
    recordAudit,
  };
}
