import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { auditRecorder } from '../audit/record-audit.js';
import type { Database } from '../database/database.js';
import { AccountMailsService } from '../features/account-mails/account-mails.service.js';
import { setPassword } from '../features/accounts/set-password.js';
import { createPassword, defaultPasswordCost, Passwords } from '../features/people/passwords/passwords.service.js';
import { PeopleService } from '../features/people/people.service.js';
import { forgetGuesses } from '../features/sessions/login-throttle.service.js';
import { SessionsService } from '../features/sessions/sessions.service.js';
import { newId } from '../ids/ids.js';
import { jobAdder } from '../jobs/add-job.js';
import { SharedLimits } from '../limits/shared-limits.js';
import { MailLimits } from '../mail/mail-limits.js';

/** For the operator, when nobody can sign in any more. Returns a sentence with the new password. */
export async function resetByCommand(database: Database, email: string): Promise<string> {
  const sources = { database, now: Date.now, newId, randomBytes };
  const people = new PeopleService(sources);
  const person = await people.findByEmail(email);
  if (!person) throw new Error(`Nobody has an account with the address ${email}`);
  const password = createPassword(randomBytes);
  const passwordHash = await new Passwords(defaultPasswordCost).hash(password);
  const sessions = new SessionsService(sources);
  const limits = new SharedLimits(sources);
  const recordAudit = auditRecorder(sources);
  const addJob = jobAdder(sources);
  const mailLimits = new MailLimits({ ...sources, limits, logger: pino({ level: 'silent' }) });
  const accountMails = new AccountMailsService({ ...sources, addJob, mailLimits });
  await database.transaction(async (trx) => {
    await setPassword(trx, { people, sessions, accountMails }, { ...person, passwordHash });
    await accountMails.planNotice(trx, person, { happened: 'password_by_operator' });
    const { id: subject, companyId } = person;
    await recordAudit(trx, { companyId, person: 'system', action: 'password.reset_by_command', subject });
    await forgetGuesses(trx, limits, person.email);
  });
  return `The new password of ${person.email}:\n${password}\nIt is shown once. All sessions of the account have ended.`;
}
