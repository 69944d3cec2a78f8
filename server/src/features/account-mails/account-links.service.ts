import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { hashOfToken } from '../../tokens.js';
import {
  deleteAddressChanges,
  deleteLinkTokens,
  isLinkGood,
  type LinkToken,
  takeLinkToken,
} from './link-tokens.store.js';

export { linkEveryMs } from './link-tokens.store.js';

type Purpose = LinkToken['purpose'];

/** The links in account mails. */
export class AccountLinksService {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now'>) {}

  /** Refuses an invalid link, without using up a valid one. */
  async requireGood(token: string, purpose: Purpose): Promise<void> {
    const { database, now } = this.ground;
    const isGood = await isLinkGood(database.reader, { tokenHash: hashOfToken(token), purpose }, now());
    if (!isGood) throw new AppError('link_expired');
  }

  /** Uses the link up, so that a second call refuses it. */
  async take(trx: Db, token: string, purpose: Purpose): Promise<LinkToken> {
    const link = await takeLinkToken(trx, { tokenHash: hashOfToken(token), purpose }, this.ground.now());
    if (!link) throw new AppError('link_expired');
    return link;
  }

  async cancelResets(trx: Db, personId: string): Promise<void> {
    await deleteLinkTokens(trx, personId, 'password_reset');
  }

  /** Deletes links that would give the account an address other than this. */
  async cancelAddressChanges(trx: Db, personId: string, email: string): Promise<void> {
    await deleteAddressChanges(trx, personId, email);
  }
}
