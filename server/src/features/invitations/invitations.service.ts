import { paths } from '@meg/shared/domain/paths';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { Caller } from '../../http/access/caller.js';
import { hashOfToken, newToken } from '../../ids/tokens.js';
import { isInternal, type Person } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import { dayMs, minuteMs } from '../../time/time-units.js';
import type { accountMailsFeature } from '../account-mails/account-mails.feature.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { peopleFeature } from '../people/people.feature.js';
import type { sessionsFeature } from '../sessions/sessions.feature.js';
import { invitationKind } from './invitation-mail.job.js';
import {
  deleteInvitation,
  deleteInvitationsBy,
  deleteInvitationsTo,
  findInvitationByToken,
  type InvitationRow,
  insertInvitation,
  listInvitedAddresses,
  listOpenInvitations,
  takeInvitation,
} from './invitations.store.js';

export { invitationKind } from './invitation-mail.job.js';
export type { InvitationRow } from './invitations.store.js';

const goodForMs = 7 * dayMs;
const mostOpen = 50;
const againAfterMs = minuteMs;

export type FeaturesUsed = ServiceOf<typeof companiesFeature> &
  ServiceOf<typeof peopleFeature> &
  ServiceOf<typeof sessionsFeature> &
  ServiceOf<typeof accountMailsFeature>;

interface Invited extends Pick<InvitationRow, 'companyId' | 'email' | 'role' | 'teamRole' | 'seesLeads'> {
  invitedBy: Person;
  /** False if the inviting person is unconfirmed: then the link is shown, for them to hand over. */
  mayMail: boolean;
}

interface Accepted extends Caller {
  token: string;
  firstName: string;
  lastName: string;
  password: string;
  timezone?: string | undefined;
}

export class InvitationsService {
  constructor(private readonly needs: Ground & FeaturesUsed) {}

  /**
   * Stores the invitation with the job that mails it, or returns its link if it may not be mailed. Limited, so that
   * nobody's mailbox is filled.
   */
  async invite(db: Db, invited: Invited) {
    const { companyId } = invited;
    await this.needs.directory.lock(db, companyId);
    const email = invited.email.toLowerCase();
    requireRoom(await this.list(companyId, db), email, this.needs.now());
    const made = await this.store(db, { ...invited, email });
    requireAlone(await this.list(companyId, db), made.invitation);
    return made;
  }

  private async store(db: Db, invited: Invited) {
    const { invitedBy, companyId, email, role, teamRole, seesLeads } = invited;
    const { now, newId, randomBytes, people, addJob, linkAddress } = this.needs;
    if (await people.findByEmail(email, db)) throw new AppError('email_taken');
    const token = newToken(randomBytes);
    const invitation: InvitationRow = {
      id: newId(),
      companyId,
      email,
      role,
      teamRole,
      seesLeads,
      invitedBy: invitedBy.id,
      tokenHash: hashOfToken(token),
      createdAt: now(),
      expiresAt: now() + goodForMs,
      acceptedAt: null,
      isMailed: (await this.mayMail(db, invited)) ? 1 : 0,
    };
    await deleteInvitationsTo(db, companyId, email);
    await insertInvitation(db, invitation);
    if (!invitation.isMailed) return { invitation, link: `${linkAddress()}${paths.invitation}#token=${token}` };
    await addJob(db, { kind: invitationKind, companyId: null, payload: { invitationId: invitation.id } });
    return { invitation, link: null };
  }

  private async mayMail(db: Db, { email: to, companyId, role, mayMail }: Invited): Promise<boolean> {
    if (!mayMail || isInternal({ role })) return mayMail;
    return this.needs.mailLimits.take(db, 'invitation', { to, companyId });
  }

  list(companyId: string, db: Db = this.needs.database.reader): Promise<InvitationRow[]> {
    return listOpenInvitations(db, companyId, this.needs.now());
  }

  /** The address of each invitation that the company has sent, by its id. */
  addresses(companyId: string): Promise<ReadonlyMap<string, string>> {
    return listInvitedAddresses(this.needs.database.reader, companyId);
  }

  async cancel(db: Db, companyId: string, id: string): Promise<void> {
    if (!(await deleteInvitation(db, companyId, id))) throw new AppError('not_found');
  }

  /** For people who may no longer invite: otherwise they could come back by a link that they sent before. */
  async cancelAllBy(db: Db, personId: string): Promise<void> {
    await deleteInvitationsBy(db, personId);
  }

  /** Reads an invitation without using its link up. */
  async open(token: string) {
    const { database, now } = this.needs;
    const found = await findInvitationByToken(database.reader, hashOfToken(token), now());
    if (!found) throw new AppError('link_expired');
    const { email, teamRole, companyName, firstName, lastName } = found;
    return { email, teamRole, companyName, invitedBy: personName({ firstName, lastName }) };
  }

  /** Creates the account and returns the token of a new session. Role and company are those of the invitation. */
  async accept({ token, firstName, lastName, password, timezone = '', userAgent, network }: Accepted): Promise<string> {
    const { database, now, people, passwords, sessions, networks, recordAudit, accountMails } = this.needs;
    await this.open(token);
    const passwordHash = await passwords.hash(password);
    return database.transaction(async (trx) => {
      const invitation = await takeInvitation(trx, hashOfToken(token), now());
      if (!invitation) throw new AppError('link_expired');
      const { companyId, email, role, teamRole, seesLeads } = invitation;
      const given = { companyId, email, role, teamRole, seesLeads, firstName, lastName, passwordHash, timezone };
      // Only a link that came by mail proves the address.
      const emailConfirmedAt = invitation.isMailed ? now() : null;
      const person = await people.create(trx, { ...given, emailConfirmedAt, termsAcceptedAt: now() });
      if (emailConfirmedAt === null) await accountMails.planConfirmation(trx, person);
      await recordAudit(trx, { companyId, person, action: 'team.joined', subject: person.id, detail: { teamRole } });
      await networks.remember(trx, { personId: person.id, network });
      return sessions.open(trx, person.id, userAgent);
    });
  }
}

/** Transactions that share one write do not wait for each other but see each other's rows, so this checks again. */
function requireAlone(open: readonly InvitationRow[], { id, email }: InvitationRow): void {
  const there = open.filter((invitation) => invitation.email === email);
  if (there.length !== 1 || there[0]?.id !== id) throw sentJustNow();
  if (open.length > mostOpen) throw tooMany();
}

function requireRoom(open: readonly InvitationRow[], email: string, nowMs: number): void {
  const before = open.find((invitation) => invitation.email === email);
  if (before && nowMs - before.createdAt < againAfterMs) throw sentJustNow();
  if (!before && open.length >= mostOpen) throw tooMany();
}

function sentJustNow(): AppError {
  const message = 'An invitation was sent there within the last minute. Wait a minute to send it again.';
  return new AppError('rate_limited', { message, retryAfterS: againAfterMs / 1_000 });
}

function tooMany(): AppError {
  const message = `There are ${mostOpen} open invitations already. Take one back first.`;
  return new AppError('validation_failed', { message, fields: { email: message } });
}
