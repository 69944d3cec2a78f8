import type { Db } from '../../database/schema.js';
import { deleteAddressChanges, deleteLinkTokens } from '../account-mails/link-tokens.store.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';

interface Sources {
  people: PeopleService;
  sessions: SessionsService;
}

/** From here on nothing of before opens the account: no session, and no link that was mailed. */
export async function setPassword(
  trx: Db,
  { people, sessions }: Sources,
  { id, email, passwordHash }: Pick<PersonRow, 'id' | 'email' | 'passwordHash'>,
): Promise<void> {
  await people.update(trx, id, { passwordHash });
  await deleteLinkTokens(trx, id, 'password_reset');
  await deleteAddressChanges(trx, id, email);
  await sessions.closeAll(trx, id);
}
