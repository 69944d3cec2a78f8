import { randomBytes } from 'node:crypto';
import type { Database } from './database/database.js';
import { AccountLinksService } from './features/account-mails/account-links.service.js';
import { setPassword } from './features/accounts/set-password.js';
import { defaultPasswordCost, makePassword, Passwords } from './features/people/passwords/passwords.service.js';
import { PeopleService } from './features/people/people.service.js';
import { SessionsService } from './features/sessions/sessions.service.js';
import { newId } from './ids.js';

/** For whoever can reach the database, where nobody can sign in any more. Answers a sentence with the new password. */
export async function resetByCommand(database: Database, email: string): Promise<string> {
  const sources = { database, now: Date.now, newId, randomBytes };
  const people = new PeopleService(sources);
  const person = await people.findByEmail(email);
  if (!person) throw new Error(`Nobody has an account with the address ${email}`);
  const password = makePassword(randomBytes);
  const passwordHash = await new Passwords(defaultPasswordCost).hash(password);
  const sessions = new SessionsService(sources);
  const needs = { people, sessions, accountLinks: new AccountLinksService(sources) };
  await database.transaction((trx) => setPassword(trx, needs, { ...person, passwordHash }));
  return `The new password of ${person.email} is ${password}. It is shown once; all sessions have ended.`;
}
