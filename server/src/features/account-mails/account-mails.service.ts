import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { hashOfToken, newToken } from '../../ids/tokens.js';
import type { PersonRow } from '../people/people.service.js';
import { type AccountNotice, insertNotice } from './account-notices.store.js';
import {
  deleteAddressChanges,
  deleteLinkTokens,
  goodForMs,
  isLinkGood,
  type LinkToken,
  linkEveryMs,
  replaceLinkToken,
  takeLinkToken,
} from './link-tokens.store.js';

export { linkEveryMs } from './link-tokens.store.js';

export const resetKind = 'account-mail.reset';
export const confirmationKind = 'account-mail.confirmation';
export const noticeKind = 'account-mail.notice';

type Recipient = Pick<PersonRow, 'id' | 'email' | 'companyId'>;

/** The mails about accounts, planned in the transaction of their cause, and the links in them. */
export class AccountMailsService {
  constructor(
    private readonly ground: Pick<Ground, 'database' | 'now' | 'newId' | 'randomBytes' | 'addJob' | 'mailLimits'>,
  ) {}

  /** Writes the same whether the account exists or not, so that the time of an answer does not reveal it. */
  async planReset(trx: Db, personId: string | null): Promise<void> {
    const { now, newId, addJob } = this.ground;
    await addJob(trx, { kind: resetKind, companyId: null, payload: { personId, linkId: newId(), askedAt: now() } });
  }

  async planConfirmation(trx: Db, person: Recipient, email = person.email) {
    const { now, newId, randomBytes, addJob, mailLimits } = this.ground;
    const link = {
      id: newId(),
      // A placeholder: the job makes the token that is mailed.
      tokenHash: hashOfToken(newToken(randomBytes)),
      personId: person.id,
      purpose: 'email_confirmation',
      email,
      createdAt: now(),
      expiresAt: now() + goodForMs.email_confirmation,
      usedAt: null,
    } as const;
    if (!(await replaceLinkToken(trx, link, now() - linkEveryMs))) return 'too soon';
    if (!(await mailLimits.take(trx, 'confirmation', { to: email, companyId: person.companyId }))) return 'too many';
    await addJob(trx, { kind: confirmationKind, companyId: null, payload: { personId: person.id, linkId: link.id } });
    return 'planned';
  }

  /** Tells an account's owner of a change to its security. An unconfirmed address may be a stranger's. */
  async planNotice(
    trx: Db,
    person: Recipient & Pick<PersonRow, 'emailConfirmedAt'>,
    change: Pick<AccountNotice, 'happened'> & { newEmail?: string },
  ): Promise<void> {
    const { now, newId, addJob } = this.ground;
    if (person.emailConfirmedAt === null) return;
    const id = newId();
    const { happened, newEmail = null } = change;
    await insertNotice(trx, { id, personId: person.id, recipient: person.email, happened, newEmail, createdAt: now() });
    await addJob(trx, { kind: noticeKind, companyId: null, payload: { personId: person.id, noticeId: id } });
  }
  /** Refuses an invalid link, without using up a valid one. */
  async requireLink(token: string, purpose: LinkToken['purpose']): Promise<void> {
    const { database, now } = this.ground;
    const isGood = await isLinkGood(database.reader, { tokenHash: hashOfToken(token), purpose }, now());
    if (!isGood) throw new AppError('link_expired');
  }

  /** Uses the link up, so that a second call refuses it. */
  async takeLink(trx: Db, token: string, purpose: LinkToken['purpose']): Promise<LinkToken> {
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
