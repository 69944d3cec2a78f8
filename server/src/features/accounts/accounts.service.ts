import { AppError } from '../../app-error.js';
import type { Database } from '../../database/database.js';
import type { Db } from '../../database/schema.js';
import type { Limit, SharedLimits } from '../../limits/shared-limits.js';
import type { Mail } from '../../mail/mailer.js';
import type { OutgoingMail } from '../../mail/outgoing-mail.js';
import { hashOfToken, newToken, type RandomBytes } from '../../tokens.js';
import type { LoginThrottle } from '../sessions/login-throttle.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { confirmationMail, noticeMail, resetMail } from './account-mails.js';
import {
  deleteAddressChanges,
  deleteLinkTokens,
  isLinkGood,
  type LinkToken,
  replaceLinkToken,
  takeLinkToken,
} from './link-tokens.store.js';
import type { Passwords } from './passwords.js';
import type { PeopleService, PersonRow } from './people.service.js';

const hourMs = 60 * 60 * 1_000;
const goodForMs: Readonly<Record<LinkToken['purpose'], number>> = {
  password_reset: hourMs,
  email_confirmation: 72 * hourMs,
};

interface Sources {
  database: Database;
  now: () => number;
  newId: () => string;
  randomBytes: RandomBytes;
  people: PeopleService;
  sessions: SessionsService;
  passwords: Passwords;
  outgoing: OutgoingMail;
  limits: SharedLimits;
  throttle: LoginThrottle;
  /** Where the pages are that links lead to. */
  linkAddress: () => string;
}

/** Nobody's mailbox is filled by asking again and again. */
const linkEveryMs = 60_000;
const linksAnHour = 5;
/** A network asks for the links of many people, as an office does after a holiday. */
const resetsOfNetworkAnHour = 20;

interface NewPassword {
  token: string;
  newPassword: string;
  network: string;
}

type Addressee = Pick<PersonRow, 'id' | 'email' | 'firstName'>;

/** What people do with their own account. Mails are posted after the commit that they tell of. */
export class AccountsService {
  constructor(private readonly sources: Sources) {}

  /** Answers alike, and as fast, whether there is such an account. */
  async forgotPassword(email: string, network: string): Promise<void> {
    const { database, people, outgoing, limits } = this.sources;
    await limits.require([{ name: 'resets-by-network', of: network, most: resetsOfNetworkAnHour, windowMs: hourMs }]);
    const person = await people.findByEmail(email);
    if (person?.state !== 'active') return;
    // Not waited for: the write would take the time that tells.
    outgoing.postLater(database.transaction((trx) => this.resetMail(trx, person)));
  }

  /** Whoever was guessed at until they could not sign in can do so from here on. */
  async resetPassword({ token, newPassword, network }: NewPassword): Promise<void> {
    const { database, passwords, people, sessions, outgoing, throttle } = this.sources;
    const link = { tokenHash: hashOfToken(token), purpose: 'password_reset' } as const;
    // Before the costly hash, so that strangers cannot have the server work by inventing links.
    if (!(await isLinkGood(database.reader, link, this.sources.now()))) throw new AppError('link_expired');
    const passwordHash = await passwords.hash(newPassword);
    const person = await database.transaction(async (trx) => {
      const { personId, email } = await this.take(trx, token, 'password_reset');
      const row = await people.require(personId, trx);
      // The link came by mail, so it proves the address as well.
      const emailConfirmedAt =
        row.email === email ? (row.emailConfirmedAt ?? this.sources.now()) : row.emailConfirmedAt;
      await people.update(trx, personId, { passwordHash, emailConfirmedAt });
      await deleteAddressChanges(trx, personId, row.email);
      await sessions.closeAll(trx, personId);
      await throttle.beginAnew(trx, { account: row.email, network, personId });
      return row;
    });
    outgoing.post(noticeMail({ ...addressOf(person), happened: 'your password was changed by a link in a mail.' }));
  }

  /** Post it after the commit. */
  async confirmationMail(db: Db, person: Addressee, email = person.email): Promise<Mail> {
    const url = await this.link(db, { person, purpose: 'email_confirmation', email }, '/confirm-email');
    if (url === undefined) {
      const message = 'A link was sent just now, or several within the hour. Look into your mail, or try again later.';
      throw new AppError('rate_limited', { message, retryAfterS: linkEveryMs / 1_000 });
    }
    return confirmationMail({ to: email, firstName: person.firstName, url });
  }

  async resendConfirmation(personId: string): Promise<void> {
    const { database, people, outgoing } = this.sources;
    const person = await people.require(personId);
    if (person.emailConfirmedAt !== null) return;
    outgoing.post(await database.transaction((trx) => this.confirmationMail(trx, person)));
  }

  /** The address changes when its link is used, not before: a slip of the hand locks nobody out. */
  async changeEmail(personId: string, email: string): Promise<void> {
    const { database, people, outgoing } = this.sources;
    const person = await people.require(personId);
    if (await people.findByEmail(email)) return;
    outgoing.post(await database.transaction((trx) => this.confirmationMail(trx, person, email)));
  }

  async confirmEmail(token: string): Promise<string> {
    const { database, people, outgoing, now } = this.sources;
    const { before, email } = await database.transaction(async (trx) => {
      const link = await this.take(trx, token, 'email_confirmation');
      const person = await people.require(link.personId, trx);
      const owner = await people.findByEmail(link.email, trx);
      if (owner && owner.id !== person.id) throw new AppError('email_taken');
      await people.update(trx, person.id, { email: link.email, emailConfirmedAt: now() });
      // A link to the former mailbox opens the account no more.
      if (person.email !== link.email) await deleteLinkTokens(trx, person.id, 'password_reset');
      return { before: person, email: link.email };
    });
    if (before.email !== email) {
      outgoing.post(noticeMail({ ...addressOf(before), happened: `you now sign in with ${email}.` }));
    }
    return email;
  }

  /** Ends all sessions and opens one anew, whose token is the answer. */
  async changePassword(person: PersonRow, newPassword: string, userAgent: string): Promise<string> {
    const { database, passwords, people, sessions, outgoing } = this.sources;
    const passwordHash = await passwords.hash(newPassword);
    const token = await database.transaction(async (trx) => {
      await people.update(trx, person.id, { passwordHash });
      await deleteLinkTokens(trx, person.id, 'password_reset');
      await deleteAddressChanges(trx, person.id, person.email);
      await sessions.closeAll(trx, person.id);
      return sessions.open(trx, person.id, userAgent);
    });
    outgoing.post(noticeMail({ ...addressOf(person), happened: 'your password was changed.' }));
    return token;
  }

  private async resetMail(db: Db, person: Addressee): Promise<Mail | undefined> {
    const url = await this.link(db, { person, purpose: 'password_reset', email: person.email }, '/reset-password');
    return url === undefined ? undefined : resetMail({ ...addressOf(person), url });
  }

  /**
   * None where one was sent within the last minute, or many within the hour. The token stands behind the `#`, which browsers send to no server: no log and no
   * Referer gets to see it.
   */
  private async link(
    db: Db,
    { person, purpose, email }: { person: Addressee; purpose: LinkToken['purpose']; email: string },
    path: string,
  ): Promise<string | undefined> {
    const { now, newId, randomBytes, limits, linkAddress } = this.sources;
    const links = [linksOf(person, purpose)];
    // First: a link that is replaced and not sent would leave the person with none that is good.
    if (await limits.takeIn(db, links)) return undefined;
    const token = newToken(randomBytes);
    const row = {
      id: newId(),
      tokenHash: hashOfToken(token),
      personId: person.id,
      purpose,
      email,
      createdAt: now(),
      expiresAt: now() + goodForMs[purpose],
      usedAt: null,
    };
    if (!(await replaceLinkToken(db, row, linkEveryMs))) {
      await limits.giveBackIn(db, links);
      return undefined;
    }
    return `${linkAddress()}${path}#token=${token}`;
  }

  private async take(db: Db, token: string, purpose: LinkToken['purpose']): Promise<LinkToken> {
    const link = await takeLinkToken(db, { tokenHash: hashOfToken(token), purpose }, this.sources.now());
    if (!link) throw new AppError('link_expired');
    return link;
  }
}

function linksOf({ id }: Addressee, purpose: LinkToken['purpose']): Limit {
  return { name: `links-${purpose}`, of: id, most: linksAnHour, windowMs: hourMs };
}

function addressOf({ email, firstName }: Addressee): { to: string; firstName: string } {
  return { to: email, firstName };
}
