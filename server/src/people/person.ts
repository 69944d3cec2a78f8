import type { PersonRole, TeamRole } from '@meg/shared/contract/sessions';

/** The signed-in person who makes a call. */
export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: PersonRole;
  teamRole: TeamRole;
  /** The person's own. Internal staff have the server's default company. */
  companyId: string;
  /** People of a suspended company read, export and erase, and change nothing else. */
  companyState: 'active' | 'suspended';
  /** The company that internal staff look at, read-only; null if none. */
  supportCompanyId: string | null;
  supportCompanyState: 'active' | 'suspended' | null;
  sessionId: string;
}

/** A person at work on the rows of one company. */
export interface Member {
  companyId: string;
  personId: string;
  isOwner: boolean;
  person: Person;
}

export function isInternal({ role }: Pick<Person, 'role'>): boolean {
  return role !== 'customer_admin';
}

export function isOwner(person: Pick<Person, 'role' | 'teamRole'>): boolean {
  return person.teamRole === 'owner' || isInternal(person);
}

export function memberOf(person: Person): Member {
  const companyId = person.supportCompanyId ?? person.companyId;
  return { companyId, personId: person.id, isOwner: isOwner(person), person };
}
