import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { AdminInvitation, changeAdmin, PlatformAdmin } from '@meg/shared/contract/platform';
import { AppError } from '../../app-error.js';
import type { Ground } from '../../ground.js';
import { isInternal, type Person } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import { pick } from '../../pick.js';
import { isoTime } from '../../time/iso-time.js';
import type { InvitationRow } from '../invitations/invitations.service.js';
import type { PersonRow } from '../people/people.service.js';
import type { FeaturesUsed } from './platform.service.js';

type StaffRole = PlatformAdmin['role'];

type ChangeInput = ParsedInputOf<typeof changeAdmin>;
type Change = ChangeInput['params'] & ChangeInput['body'];

type Rights = { role: StaffRole; state: PersonRow['state'] };

/** The platform's staff. It belongs to the server's default company, whose audit log records its changes. */
export class AdminsService {
  constructor(private readonly needs: Ground & FeaturesUsed) {}

  async list({ id, companyId }: Person) {
    const { people, invitations } = this.needs;
    const [rows, invited] = await Promise.all([people.listInternal(), invitations.list(companyId)]);
    return {
      admins: rows.map((row) => adminOf(row, id)),
      invitations: invited.filter(isInternal).map(invitationOf),
    };
  }

  async invite(person: Person, { email, role }: { email: string; role: StaffRole }): Promise<AdminInvitation> {
    const { database, recordAudit } = this.needs;
    const { companyId } = person;
    const { invitation } = await database.transaction(async (trx) => {
      const invited = {
        companyId,
        email,
        role,
        teamRole: 'owner',
        seesLeads: 'all',
        invitedBy: person,
        mayMail: true,
      } as const;
      const made = await this.needs.invitations.invite(trx, invited);
      const detail = { email: made.invitation.email, role };
      await recordAudit(trx, { companyId, person, action: 'admin.invited', subject: made.invitation.id, detail });
      return made;
    });
    return invitationOf(invitation);
  }

  async cancelInvitation(person: Person, invitationId: string): Promise<void> {
    const { database, invitations, recordAudit } = this.needs;
    const { companyId } = person;
    const invitation = (await invitations.list(companyId)).find(({ id }) => id === invitationId);
    if (!invitation || !isInternal(invitation)) throw new AppError('not_found');
    await database.transaction(async (trx) => {
      await invitations.cancel(trx, companyId, invitationId);
      const detail = { email: invitation.email };
      await recordAudit(trx, { companyId, person, action: 'admin.uninvited', subject: invitationId, detail });
    });
  }

  async change(by: Person, change: Change): Promise<PlatformAdmin> {
    const { database, people, sessions, invitations, directory, recordAudit } = this.needs;
    return database.transaction(async (trx) => {
      const person = await people.require(change.personId, trx);
      if (!isInternal(person)) throw new AppError('not_found');
      const after = changed(person, change);
      requireNotOneself(person, after, by.id);
      const { id, companyId } = person;
      const loses = isActiveSuper(person) && !isActiveSuper(after);
      if (loses) await directory.lock(trx, companyId);
      const stored = await people.change(trx, { id, companyId, version: change.version }, after);
      if (loses) requireSuper(await people.listInternal(trx), after);
      if (loses || after.state === 'disabled') await invitations.cancelAllBy(trx, id);
      if (after.state === 'disabled') await sessions.closeAll(trx, id);
      const detail = { name: personName(person), from: rightsOf(person), to: after };
      await recordAudit(trx, { companyId, person: by, action: 'admin.changed', subject: id, detail });
      return adminOf(stored, by.id);
    });
  }
}

const rightsOf = ({ role, state }: PersonRow): Rights => ({ role: role as StaffRole, state });
const isActiveSuper = ({ role, state }: Pick<PersonRow, 'role' | 'state'>) =>
  role === 'super_admin' && state === 'active';

function changed(person: PersonRow, { role, isActive }: Change): Rights {
  const { state, ...before } = rightsOf(person);
  return { role: role ?? before.role, state: isActive === undefined ? state : isActive ? 'active' : 'disabled' };
}

function refusal({ state }: Rights, message: string): AppError {
  const field = state === 'disabled' ? 'isActive' : 'role';
  return new AppError('validation_failed', { message, fields: { [field]: message } });
}

/** So that nobody removes their own rights by mistake. */
function requireNotOneself(person: PersonRow, after: Rights, byId: string): void {
  const loses = isActiveSuper(person) && !isActiveSuper(after);
  if (person.id !== byId || !(loses || after.state === 'disabled')) return;
  throw refusal(after, 'You cannot take away your own rights. Ask another super admin to do it.');
}

/** Keeps at least one super admin. Call it after the change. */
function requireSuper(staff: readonly PersonRow[], after: Rights): void {
  if (staff.some(isActiveSuper)) return;
  throw refusal(after, 'The platform needs a super admin. Make somebody else one first.');
}

function adminOf(row: PersonRow, viewerId: string): PlatformAdmin {
  return {
    ...pick(row, 'id', 'firstName', 'lastName', 'email', 'version'),
    role: row.role as StaffRole,
    isActive: row.state === 'active',
    isYou: row.id === viewerId,
    twoFactor: row.totpSecret !== null,
    createdAt: isoTime(row.createdAt),
  };
}

function invitationOf({ id, email, role, createdAt, expiresAt }: InvitationRow): AdminInvitation {
  return { id, email, role: role as StaffRole, createdAt: isoTime(createdAt), expiresAt: isoTime(expiresAt) };
}
