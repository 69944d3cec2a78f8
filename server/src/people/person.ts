import type { PersonRole, TeamRole } from '@meg/shared/contract/sessions';
import { type CompanyRole, may, type Permission, roleNames } from '@meg/shared/domain/people/permissions';
import { personName } from './person-name.js';

/** The signed-in person who makes a call. */
export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: PersonRole;
  teamRole: TeamRole;
  /** Of an agent: all leads of the company, or their own and nobody's. */
  seesLeads: 'all' | 'own';
  /** The person's own. Internal staff have the server's default company. */
  companyId: string;
  /** People of a suspended company read, export and erase, and change nothing else. */
  companyState: 'active' | 'suspended';
  /** The company that internal staff look at, read-only; null if none. */
  supportCompanyId: string | null;
  supportCompanyState: 'active' | 'suspended' | null;
  /** Until when that company lets this person see its leads; null if it does not. */
  supportLeadsUntil: number | null;
  sessionId: string;
}

/** A person at work on the rows of one company. */
export interface Member {
  companyId: string;
  personId: string;
  role: CompanyRole;
  person: Person;
}

export function isInternal({ role }: Pick<Person, 'role'>): boolean {
  return role !== 'customer_admin';
}

export function isOwner(person: Pick<Person, 'role' | 'teamRole'>): boolean {
  return person.teamRole === 'owner' || isInternal(person);
}

type Rights = 'role' | 'teamRole' | 'seesLeads' | 'supportCompanyId' | 'supportCompanyState' | 'supportLeadsUntil';

/** As whom a person works on the company that their calls are about. Internal staff own the default company. */
export function companyRoleOf(person: Pick<Person, Rights>): CompanyRole {
  if (person.supportCompanyId !== null) {
    if (person.supportLeadsUntil === null) return 'support';
    return person.supportCompanyState === 'suspended' ? 'support_of_suspended' : 'support_with_leads';
  }
  if (isInternal(person)) return 'owner';
  return person.teamRole === 'agent' && person.seesLeads === 'own' ? 'agent_of_own' : person.teamRole;
}

/** As whom somebody of the team works in their own company, whatever they look at now. */
export function teamRoleOf(person: Pick<Person, 'role' | 'teamRole' | 'seesLeads'>): CompanyRole {
  return companyRoleOf({ ...person, supportCompanyId: null, supportCompanyState: null, supportLeadsUntil: null });
}

/** Of somebody's row: not who was locked out, and not a role that only reads. */
export function mayWorkLeads(
  person: Pick<Person, 'role' | 'teamRole' | 'seesLeads'> & { state: 'active' | 'disabled' },
): boolean {
  return person.state === 'active' && may(teamRoleOf(person), 'leads.work');
}

/** Why nothing can be given to somebody of the team. */
export function worksNoLeads(person: Pick<Person, 'firstName' | 'lastName' | 'email' | 'teamRole'>): string {
  const name = personName(person) || person.email;
  return `${name} has the role ${roleNames[person.teamRole]} and cannot work on leads: choose somebody else`;
}

export function memberMay({ role }: Pick<Member, 'role'>, permission: Permission): boolean {
  return may(role, permission);
}

export function memberOf(person: Person): Member {
  const companyId = person.supportCompanyId ?? person.companyId;
  return { companyId, personId: person.id, role: companyRoleOf(person), person };
}
