import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { AddressConfirmed } from '../../people/address-confirmed.js';
import { isInternal } from '../../people/person.js';
import type { Reclaim } from '../../people/reclaim.js';
import { dayMs, hourMs } from '../../time/time-units.js';
import type { accountMailsFeature } from '../account-mails/account-mails.feature.js';
import { linkEveryMs } from '../account-mails/account-mails.service.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { invitationsFeature } from '../invitations/invitations.feature.js';
import type { peopleFeature } from '../people/people.feature.js';
import type { PersonRow } from '../people/people.service.js';
import type { sessionsFeature } from '../sessions/sessions.feature.js';
import { setPassword } from './set-password.js';

export interface FeaturesUsed
  extends ServiceOf<typeof peopleFeature>,
    ServiceOf<typeof sessionsFeature>,
    ServiceOf<typeof accountMailsFeature>,
    ServiceOf<typeof invitationsFeature>,
    ServiceOf<typeof companiesFeature> {
  /** From all features that keep something a stranger could have set up. */
  reclaims: readonly Reclaim[];
  /** From all features in which something waits for an address. */
  addressConfirmed: readonly AddressConfirmed[];
}

/** Enough for an office after a holiday. */
const resetsOfNetworkAnHour = 20;

/** An account whose owner mistyped its address needs one or two. */
const addressesOfPersonADay = 5;
const triesOfPersonADay = 15;

const tooManyAddresses = 'Links went to five new addresses today. Try again tomorrow.';

const refusals = {
  'too soon': {
    message: 'A link was sent within the last minute. Look into your mail, or try again in a minute.',
    retryAfterS: linkEveryMs / 1_000,
  },
  'too many': {
    message: 'As many links as a mailbox gets in a day were sent to this one. Try again tomorrow, or write to us.',
    retryAfterS: dayMs / 1_000,
  },
} as const;

interface NewPassword {
  token: string;
  newPassword: string;
  network: string;
}

/** What people do with their own account. Its mails are planned in the transactions of their causes. */
export class AccountsService {
  constructor(private readonly needs: Pick<Ground, 'database' | 'now' | 'limits'> & FeaturesUsed) {}

  /** Gives the same answer in the same time, whether the account exists or not. */
  async forgotPassword(email: string, network: string): Promise<void> {
    const { database, people, accountMails, limits } = this.needs;
    await limits.require([{ name: 'resets-by-network', of: network, most: resetsOfNetworkAnHour, windowMs: hourMs }]);
    const person = await people.findByEmail(email);
    await database.transaction((trx) => accountMails.planReset(trx, person?.id ?? null));
  }

  /** Also lifts the limit of a person who could not sign in because others guessed the password. */
  async resetPassword({ token, newPassword, network }: NewPassword): Promise<void> {
    const { database, passwords, people, sessions, throttle, accountMails } = this.needs;
    // Checked before the costly hash, so that invented links do not make the server work.
    await accountMails.requireLink(token, 'password_reset');
    const passwordHash = await passwords.hash(newPassword);
    await database.transaction(async (trx) => {
      const { personId, email } = await accountMails.takeLink(trx, token, 'password_reset');
      const row = await people.require(personId, trx);
      // The link came by mail, so it proves the address as well.
      const isFirstProof = row.email === email && row.emailConfirmedAt === null;
      const emailConfirmedAt = isFirstProof ? this.needs.now() : row.emailConfirmedAt;
      if (isFirstProof) await this.reclaim(trx, row);
      await people.update(trx, personId, { passwordHash, emailConfirmedAt });
      await accountMails.cancelAddressChanges(trx, personId, row.email);
      await sessions.closeAll(trx, personId);
      if (isFirstProof) await this.release(trx, row);
      await throttle.clear(trx, { account: row.email, network, personId });
      await accountMails.planNotice(trx, { ...row, emailConfirmedAt }, { happened: 'password_by_link' });
    });
  }

  async resendConfirmation(personId: string): Promise<void> {
    const { database, people } = this.needs;
    const person = await people.require(personId);
    if (person.emailConfirmedAt !== null) return;
    await database.transaction((trx) => this.confirm(trx, person));
  }

  /** The address changes when its link is used, so that a typing error locks nobody out. */
  async changeEmail(personId: string, email: string): Promise<void> {
    const { database, people, limits } = this.needs;
    const most = { most: addressesOfPersonADay, windowMs: dayMs };
    const changes = { name: 'new-addresses-of-person', of: personId, ...most };
    // Refused ones are counted as well, since an address that has an account is never refused.
    const tries = { name: 'tried-addresses-of-person', of: personId, most: triesOfPersonADay, windowMs: dayMs };
    await limits.require([changes, tries], tooManyAddresses);
    const person = await people.require(personId);
    if (await people.findByEmail(email)) return;
    try {
      await database.transaction((trx) => this.confirm(trx, person, email));
    } catch (error) {
      await limits.giveBack([changes]);
      throw error;
    }
  }

  async confirmEmail(token: string): Promise<string> {
    const { database, people, accountMails, confirmingTokens, now } = this.needs;
    const personId = confirmingTokens.personIdIn(token);
    if (personId !== undefined) return database.transaction((trx) => this.confirmFromMail(trx, token, personId));
    return database.transaction(async (trx) => {
      const link = await accountMails.takeLink(trx, token, 'email_confirmation');
      const person = await people.require(link.personId, trx);
      const owner = await people.findByEmail(link.email, trx);
      if (owner && owner.id !== person.id) throw new AppError('email_taken');
      await people.update(trx, person.id, { email: link.email, emailConfirmedAt: now() });
      // A link in the former mailbox must no longer open the account.
      if (person.email !== link.email) {
        await accountMails.cancelResets(trx, person.id);
        await accountMails.planNotice(trx, person, { happened: 'email', newEmail: link.email });
      }
      if (person.emailConfirmedAt === null) await this.release(trx, person);
      return link.email;
    });
  }

  /** By the button in a mail about a lead. A second press finds the address confirmed, and changes nothing. */
  private async confirmFromMail(trx: Db, token: string, personId: string): Promise<string> {
    const { people, confirmingTokens, now } = this.needs;
    const person = await people.find(personId, trx);
    if (person?.state !== 'active') throw new AppError('link_expired');
    await confirmingTokens.require(trx, token, person);
    if (person.emailConfirmedAt === null) {
      await people.update(trx, personId, { emailConfirmedAt: now() });
      await this.release(trx, person);
    }
    return person.email;
  }

  /** Sends what waited for the first proof of a person's address. */
  private async release(trx: Db, person: PersonRow): Promise<void> {
    const { standing, addressConfirmed } = this.needs;
    await standing.release(trx, person.companyId);
    for (const react of addressConfirmed) await react(trx, person);
  }

  /** Ends all sessions and returns the token of a new one. */
  async changePassword(person: PersonRow, newPassword: string, userAgent: string): Promise<string> {
    const { database, passwords, sessions, accountMails } = this.needs;
    const passwordHash = await passwords.hash(newPassword);
    return database.transaction(async (trx) => {
      await setPassword(trx, this.needs, { ...person, passwordHash });
      await accountMails.planNotice(trx, person, { happened: 'password' });
      return sessions.open(trx, person.id, userAgent);
    });
  }

  /** The person who used the account until now may have typed somebody else's address, so they lose every way back. */
  private async reclaim(trx: Db, person: PersonRow): Promise<void> {
    const { people, twoFactor, invitations, standing, reclaims } = this.needs;
    const isCompanyUnproven = (await standing.waitsForLocked(person.companyId, trx)) === 'address_unconfirmed';
    await twoFactor.end(trx, person.id);
    await people.update(trx, person.id, { whatsappNumber: '' });
    await invitations.cancelAllBy(trx, person.id);
    if (!isCompanyUnproven || person.teamRole !== 'owner' || isInternal(person)) return;
    for (const reclaim of reclaims) await reclaim(trx, person);
  }

  private async confirm(trx: Db, person: PersonRow, email = person.email): Promise<void> {
    const outcome = await this.needs.accountMails.planConfirmation(trx, person, email);
    if (outcome !== 'planned') throw new AppError('rate_limited', refusals[outcome]);
  }
}
