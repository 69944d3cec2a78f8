import type { Db } from '../../database/schema.js';
import type { AccountLinksService } from '../account-mails/account-links.service.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';

interface Needs {
  people: PeopleService;
  sessions: SessionsService;
  accountLinks: AccountLinksService;
}

/** Also ends every session and deletes every mailed link, so that only the new password opens the account. */
export async function setPassword(
  trx: Db,
  { people, sessions, accountLinks }: Needs,
  { id, email, passwordHash }: Pick<PersonRow, 'id' | 'email' | 'passwordHash'>,
): Promise<void> {
  await people.update(trx, id, { passwordHash });
  await accountLinks.cancelResets(trx, id);
  await accountLinks.cancelAddressChanges(trx, id, email);
  await sessions.closeAll(trx, id);
}
