import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { isInternal } from '../../people/person.js';
import type { Reclaim } from '../../people/reclaim.js';
import { hourMs } from '../../time-units.js';
import { type AccountLinksService, linkEveryMs } from '../account-mails/account-links.service.js';
import type { AccountMailsService } from '../account-mails/account-mails.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { InvitationsService } from '../invitations/invitations.service.js';
import type { Passwords } from '../people/passwords/passwords.service.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import type { TwoFactorService } from '../people/two-factor/two-factor.service.js';
import type { LoginThrottle } from '../sessions/login-throttle.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { setPassword } from './set-password.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'limits'> {
  people: PeopleService;
  sessions: SessionsService;
  passwords: Passwords;
  throttle: LoginThrottle;
  accountMails: AccountMailsService;
  accountLinks: AccountLinksService;
  standing: CompanyStandingService;
  twoFactor: TwoFactorService;
  invitations: InvitationsService;
  reclaims: readonly Reclaim[];
}

/** A network asks for the links of many people, as an office does after a holiday. */
const resetsOfNetworkAnHour = 20;

interface NewPassword {
  token: string;
  newPassword: string;
  network: string;
}

/** What people do with their own account. Its mails are planned in the transactions that they tell of. */
export class AccountsService {
  constructor(private readonly needs: Needs) {}

  /** Answers alike, and as fast, whether there is such an account. */
  async forgotPassword(email: string, network: string): Promise<void> {
    const { database, people, accountMails, limits } = this.needs;
    await limits.require([{ name: 'resets-by-network', of: network, most: resetsOfNetworkAnHour, windowMs: hourMs }]);
    const person = await people.findByEmail(email);
    await database.transaction((trx) => accountMails.planReset(trx, person?.id ?? null));
  }

  /** Whoever was guessed at until they could not sign in can do so from here on. */
  async resetPassword({ token, newPassword, network }: NewPassword): Promise<void> {
    const { database, passwords, people, sessions, throttle, accountLinks, accountMails } = this.needs;
    // Before the costly hash, so that strangers cannot have the server work by inventing links.
    await accountLinks.requireGood(token, 'password_reset');
    const passwordHash = await passwords.hash(newPassword);
    await database.transaction(async (trx) => {
      const { personId, email } = await accountLinks.take(trx, token, 'password_reset');
      const row = await people.require(personId, trx);
      // The link came by mail, so it proves the address as well.
      const isFirstProof = row.email === email && row.emailConfirmedAt === null;
      const emailConfirmedAt = isFirstProof ? this.needs.now() : row.emailConfirmedAt;
      if (isFirstProof) await this.reclaim(trx, row);
      await people.update(trx, personId, { passwordHash, emailConfirmedAt });
      await accountLinks.cancelAddressChanges(trx, personId, row.email);
      await sessions.closeAll(trx, personId);
      if (isFirstProof) await this.needs.standing.release(trx, row.companyId);
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

  /** The address changes when its link is used, not before: a slip of the hand locks nobody out. */
  async changeEmail(personId: string, email: string): Promise<void> {
    const { database, people } = this.needs;
    const person = await people.require(personId);
    if (await people.findByEmail(email)) return;
    await database.transaction((trx) => this.confirm(trx, person, email));
  }

  async confirmEmail(token: string): Promise<string> {
    const { database, people, accountLinks, accountMails, standing, now } = this.needs;
    return database.transaction(async (trx) => {
      const link = await accountLinks.take(trx, token, 'email_confirmation');
      const person = await people.require(link.personId, trx);
      const owner = await people.findByEmail(link.email, trx);
      if (owner && owner.id !== person.id) throw new AppError('email_taken');
      await people.update(trx, person.id, { email: link.email, emailConfirmedAt: now() });
      // A link to the former mailbox opens the account no more.
      if (person.email !== link.email) {
        await accountLinks.cancelResets(trx, person.id);
        await accountMails.planNotice(trx, person, { happened: 'email', newEmail: link.email });
      }
      if (person.emailConfirmedAt === null) await standing.release(trx, person.companyId);
      return link.email;
    });
  }

  /** Ends all sessions and opens one anew, whose token is the answer. */
  async changePassword(person: PersonRow, newPassword: string, userAgent: string): Promise<string> {
    const { database, passwords, people, sessions, accountLinks, accountMails } = this.needs;
    const passwordHash = await passwords.hash(newPassword);
    return database.transaction(async (trx) => {
      await setPassword(trx, { people, sessions, accountLinks }, { ...person, passwordHash });
      await accountMails.planNotice(trx, person, { happened: 'password' });
      return sessions.open(trx, person.id, userAgent);
    });
  }

  /** Whoever used the account until now may be a stranger who typed somebody else's address: they keep no way back. */
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
    if (await this.needs.accountMails.planConfirmation(trx, person, email)) return;
    const message = 'A link was sent within the last minute. Look into your mail, or try again in a minute.';
    throw new AppError('rate_limited', { message, retryAfterS: linkEveryMs / 1_000 });
  }
}
