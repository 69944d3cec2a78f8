import { AppError } from '../../app-error.js';
import type { Database } from '../../database/database.js';
import type { Db } from '../../database/schema.js';
import type { Mail } from '../../mail/mailer.js';
import { hashOfToken, newToken, type RandomBytes } from '../../tokens.js';
import type { Passwords } from '../accounts/passwords.js';
import type { PeopleService } from '../accounts/people.service.js';
import type { RecordAudit } from '../audit/audit.service.js';
import type { KnownNetworks } from '../sessions/known-networks.js';
import type { Caller } from '../sessions/login.service.js';
import type { Person } from '../sessions/person.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { invitationMail } from './invitation-mail.js';
import {
  deleteInvitation,
  deleteInvitationsBy,
  deleteInvitationsTo,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  listOpenInvitations,
  takeInvitation,
} from './invitations.store.js';

export type { InvitationRow } from './invitations.store.js';

const goodForMs = 7 * 24 * 60 * 60 * 1_000;

interface Sources {
  database: Database;
  now: () => number;
  newId: () => string;
  randomBytes: RandomBytes;
  people: PeopleService;
  passwords: Passwords;
  sessions: SessionsService;
  networks: KnownNetworks;
  recordAudit: RecordAudit;
  linkAddress: () => string;
}

export interface Invited extends Pick<InvitationRow, 'companyId' | 'email' | 'role' | 'teamRole'> {
  companyName: string;
  invitedBy: Person;
}

interface Accepted extends Caller {
  token: string;
  firstName: string;
  lastName: string;
  password: string;
}

export class InvitationsService {
  constructor(private readonly sources: Sources) {}

  /** Stores the invitation. Its mail is posted by the caller after the commit. */
  async invite(db: Db, invited: Invited): Promise<{ invitation: InvitationRow; mail: Mail }> {
    const { companyName, invitedBy, companyId, role, teamRole } = invited;
    const { now, newId, randomBytes, people, linkAddress } = this.sources;
    const email = invited.email.toLowerCase();
    if (await people.findByEmail(email, db)) throw new AppError('email_taken');
    const token = newToken(randomBytes);
    const invitation: InvitationRow = {
      ...{ id: newId(), companyId, email, role, teamRole, invitedBy: invitedBy.id },
      tokenHash: hashOfToken(token),
      createdAt: now(),
      expiresAt: now() + goodForMs,
      acceptedAt: null,
    };
    await deleteInvitationsTo(db, companyId, email);
    await insertInvitation(db, invitation);
    const name = `${invitedBy.firstName} ${invitedBy.lastName}`.trim();
    const url = `${linkAddress()}/invitation#token=${token}`;
    return { invitation, mail: invitationMail({ to: email, companyName, invitedBy: name, url }) };
  }

  list(companyId: string, db: Db = this.sources.database.reader): Promise<InvitationRow[]> {
    return listOpenInvitations(db, companyId, this.sources.now());
  }

  async cancel(db: Db, companyId: string, id: string): Promise<void> {
    if (!(await deleteInvitation(db, companyId, id))) throw new AppError('not_found');
  }

  /** When somebody may invite no more: else they could come back by a link that they had sent ahead. */
  async cancelAllBy(db: Db, personId: string): Promise<void> {
    await deleteInvitationsBy(db, personId);
  }

  /** What a link invites to, without using it up. */
  async open(token: string) {
    const { database, now } = this.sources;
    const found = await findInvitation(database.reader, hashOfToken(token), now());
    if (!found) throw new AppError('link_expired');
    const { email, teamRole, companyName, firstName, lastName } = found;
    return { email, teamRole, companyName, invitedBy: `${firstName} ${lastName}`.trim() };
  }

  /** Makes the account and a session, whose token is the answer. Role and company are those of the invitation. */
  async accept({ token, firstName, lastName, password, userAgent, network }: Accepted): Promise<string> {
    const { database, now, people, passwords, sessions, networks, recordAudit } = this.sources;
    await this.open(token);
    const passwordHash = await passwords.hash(password);
    return database.transaction(async (trx) => {
      const invitation = await takeInvitation(trx, hashOfToken(token), now());
      if (!invitation) throw new AppError('link_expired');
      const { companyId, email, role, teamRole } = invitation;
      const given = { companyId, email, role, teamRole, firstName, lastName, passwordHash };
      const person = await people.create(trx, { ...given, emailConfirmedAt: now(), termsAcceptedAt: now() });
      await recordAudit(trx, { companyId, person, action: 'team.joined', subject: person.id, detail: { teamRole } });
      await networks.remember(trx, { personId: person.id, network });
      return sessions.open(trx, person.id, userAgent);
    });
  }
}
