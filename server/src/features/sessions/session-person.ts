import type { SessionPerson } from '@meg/shared/contract/sessions';
import type { PersonRow } from '../people/people.service.js';

interface CompanyName {
  id: string;
  slug: string;
  name: string;
  state: 'active' | 'suspended';
}

interface Around {
  company: CompanyName;
  support: { company: CompanyName; until: number } | undefined;
}

export function sessionPersonOf(person: PersonRow, { company, support }: Around): SessionPerson {
  const { id, email, firstName, lastName, role, teamRole } = person;
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    adminType: role,
    teamRole,
    company,
    emailConfirmed: person.emailConfirmedAt !== null,
    twoFactor: person.totpSecret !== null,
    support: support
      ? {
          companyId: support.company.id,
          slug: support.company.slug,
          name: support.company.name,
          until: new Date(support.until).toISOString(),
        }
      : null,
  };
}
