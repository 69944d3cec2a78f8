import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type {
  changeTeamPerson,
  inviteToTeam,
  NewTeamInvitation,
  TeamInvitation,
  TeamPerson,
} from '@meg/shared/contract/team';
import { AppError } from '../../app-error.js';
import type { Ground } from '../../ground.js';
import { isInternal, type Member } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { InvitationRow, InvitationsService } from '../invitations/invitations.service.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { withoutProbing } from './taken-addresses.js';

export interface TeamNeeds extends Pick<Ground, 'database' | 'now' | 'recordAudit' | 'limits'> {
  people: PeopleService;
  sessions: SessionsService;
  invitations: InvitationsService;
  standing: CompanyStandingService;
  directory: CompanyDirectoryService;
}

type Change = ParsedInputOf<typeof changeTeamPerson>['params'] & ParsedInputOf<typeof changeTeamPerson>['body'];
type InvitationRequest = ParsedInputOf<typeof inviteToTeam>['body'];

const unconfirmed = 'Confirm your email address first, then you can invite people.';
const isoOf = (atMs: number) => new Date(atMs).toISOString();

/** The people of one company. The platform's staff, who belong to the default company, are changed by `AdminsService`. */
export class TeamService {
  constructor(private readonly needs: TeamNeeds) {}

  async read({ companyId, personId }: Member) {
    const { people, invitations, standing } = this.needs;
    const [rows, invited, waitsFor] = await Promise.all([
      people.list(companyId),
      invitations.list(companyId),
      standing.waitsFor(companyId),
    ]);
    const names = new Map(rows.map((row) => [row.id, personName(row)]));
    return {
      people: rows.map((row) => teamPersonOf(row, personId)),
      invitations: invited
        .filter(({ role }) => role === 'customer_admin')
        .map((row) => teamInvitationOf(row, names.get(row.invitedBy) ?? '')),
      mailsInvitations: waitsFor === null,
    };
  }

  /** Sends a mail if the company may reach strangers; else returns a link to pass on. */
  async invite({ companyId, person }: Member, request: InvitationRequest): Promise<NewTeamInvitation> {
    const { database, standing, limits, invitations, recordAudit } = this.needs;
    const waitsFor = await standing.waitsFor(companyId);
    if (waitsFor === 'address_unconfirmed') throw new AppError('forbidden', { message: unconfirmed });
    const seesLeads = sightOf(request.teamRole, request.seesLeads);
    const invited = { ...request, seesLeads, companyId, role: 'customer_admin', invitedBy: person } as const;
    const { invitation, link } = await withoutProbing(limits, companyId, () =>
      database.transaction(async (trx) => {
        const made = await invitations.invite(trx, { ...invited, mayMail: waitsFor === null });
        const { id: subject, email, teamRole } = made.invitation;
        await recordAudit(trx, { companyId, person, action: 'team.invited', subject, detail: { email, teamRole } });
        return made;
      }),
    );
    return { ...teamInvitationOf(invitation, personName(person)), link };
  }

  async cancelInvitation({ companyId, person }: Member, invitationId: string): Promise<void> {
    const { database, invitations, recordAudit } = this.needs;
    const invitation = (await invitations.list(companyId)).find(({ id }) => id === invitationId);
    if (invitation?.role !== 'customer_admin') throw new AppError('not_found');
    await database.transaction(async (trx) => {
      await invitations.cancel(trx, companyId, invitationId);
      const detail = { email: invitation.email };
      await recordAudit(trx, { companyId, person, action: 'team.uninvited', subject: invitationId, detail });
    });
  }

  async change({ companyId, person: by }: Member, change: Change): Promise<TeamPerson> {
    const { database, people, sessions, invitations, directory, standing, recordAudit } = this.needs;
    return database.transaction(async (trx) => {
      const person = await people.require(change.personId, trx);
      if (person.companyId !== companyId) throw new AppError('not_found');
      const after = changed(person, change);
      requireAllowed(person, after, by.id);
      const loses = isActiveOwner(person) && !isActiveOwner(after);
      if (loses) await directory.lock(trx, companyId);
      const stored = await people.change(trx, { id: person.id, companyId, version: change.version }, after);
      if (loses) {
        requireOwner(await people.list(companyId, trx), after);
        await invitations.cancelAllBy(trx, person.id);
      }
      if (after.state === 'disabled') await sessions.closeAll(trx, person.id);
      await standing.release(trx, companyId);
      for (const { action, detail } of changesBetween(person, after)) {
        await recordAudit(trx, { companyId, person: by, action, subject: person.id, detail });
      }
      return teamPersonOf(stored, by.id);
    });
  }
}

type Rights = Pick<PersonRow, 'teamRole' | 'seesLeads' | 'state'>;

function changed(person: Rights, { teamRole, seesLeads, isActive }: Change): Rights {
  const state = isActive === undefined ? person.state : isActive ? 'active' : 'disabled';
  const role = teamRole ?? person.teamRole;
  return { teamRole: role, seesLeads: sightOf(role, seesLeads ?? person.seesLeads), state };
}

/** Only an agent may be limited to their own leads: of anybody else the word is dropped. */
function sightOf(teamRole: PersonRow['teamRole'], seesLeads: PersonRow['seesLeads']): PersonRow['seesLeads'] {
  return teamRole === 'agent' ? seesLeads : 'all';
}

const isActiveOwner = ({ teamRole, state }: Rights) => teamRole === 'owner' && state === 'active';

/** Refuses changes of the platform's staff, and locking oneself out. */
function requireAllowed(person: PersonRow, after: Rights, byId: string): void {
  if (isInternal(person))
    throw new AppError('forbidden', { message: 'The platform’s staff is changed under Platform.' });
  if (person.id === byId && after.state === 'disabled') {
    refuse('isActive', 'You cannot lock yourself out. Ask another owner to do it.');
  }
}

/**
 * Keeps at least one owner. Checked after the change: writes that share a transaction see each other, so of two owners
 * who demote each other one is refused.
 */
function requireOwner(team: readonly PersonRow[], after: Rights): void {
  if (team.some((person) => isActiveOwner(person) && !isInternal(person))) return;
  const field = after.state === 'disabled' ? 'isActive' : 'teamRole';
  refuse(field, 'A company needs an owner. Make somebody else an owner first.');
}

function refuse(field: string, message: string): never {
  throw new AppError('validation_failed', { message, fields: { [field]: message } });
}

function changesBetween(person: PersonRow, after: Rights) {
  const name = personName(person);
  const role = { action: 'team.role', detail: { name, from: person.teamRole, to: after.teamRole } } as const;
  const access = { action: after.state === 'active' ? 'team.restored' : 'team.removed', detail: { name } } as const;
  const sight = { action: 'team.sight', detail: { name, from: person.seesLeads, to: after.seesLeads } } as const;
  return [
    ...(person.teamRole === after.teamRole ? [] : [role]),
    ...(person.seesLeads === after.seesLeads ? [] : [sight]),
    ...(person.state === after.state ? [] : [access]),
  ];
}

function teamPersonOf(row: PersonRow, viewerId: string): TeamPerson {
  const { id, firstName, lastName, email, teamRole, seesLeads, version } = row;
  return {
    id,
    firstName,
    lastName,
    email,
    teamRole,
    seesLeads,
    version,
    isActive: row.state === 'active',
    isYou: id === viewerId,
    isStaff: isInternal(row),
    emailConfirmed: row.emailConfirmedAt !== null,
    twoFactor: row.totpSecret !== null,
    createdAt: isoOf(row.createdAt),
  };
}

function teamInvitationOf(row: InvitationRow, by: string): TeamInvitation {
  const { id, email, teamRole, seesLeads, createdAt, expiresAt } = row;
  return { id, email, teamRole, seesLeads, invitedBy: by, createdAt: isoOf(createdAt), expiresAt: isoOf(expiresAt) };
}
