import type { Db } from '../../database/schema.js';
import type { AccountMailsService } from '../account-mails/account-mails.service.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';

interface Needs {
  people: PeopleService;
  sessions: SessionsService;
  accountMails: AccountMailsService;
}

/** Also ends every session and deletes every mailed link, so that only the new password opens the account. */
export async function setPassword(
  trx: Db,
  { people, sessions, accountMails }: Needs,
  { id, email, passwordHash }: Pick<PersonRow, 'id' | 'email' | 'passwordHash'>,
): Promise<void> {
  await people.update(trx, id, { passwordHash });
  await accountMails.cancelResets(trx, id);
  await accountMails.cancelAddressChanges(trx, id, email);
  await sessions.closeAll(trx, id);
}
