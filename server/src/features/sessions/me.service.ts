import type { SessionPerson } from '@meg/shared/contract/sessions';
import type { Ground } from '../../ground.js';
import type { Person } from '../../people/person.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import { findCompanyName } from './company-names.store.js';
import type { SessionsService } from './sessions.service.js';

interface Needs extends Pick<Ground, 'database'> {
  people: PeopleService;
  sessions: SessionsService;
}

type CompanyName = Awaited<ReturnType<typeof findCompanyName>>;

interface SessionCompanies {
  company: CompanyName;
  support: { company: CompanyName; until: number } | undefined;
}

/** Describes the signed-in person to the dashboard. */
export class MeService {
  constructor(private readonly needs: Needs) {}

  async describe({ id, companyId, supportCompanyId, sessionId }: Person): Promise<SessionPerson> {
    const { people, database, sessions } = this.needs;
    const [person, company] = await Promise.all([people.require(id), findCompanyName(database.reader, companyId)]);
    if (supportCompanyId === null) return sessionPersonOf(person, { company, support: undefined });
    const supported = await findCompanyName(database.reader, supportCompanyId);
    const until = (await sessions.supportUntil(sessionId)) ?? 0;
    return sessionPersonOf(person, { company, support: { company: supported, until } });
  }

  /** The holder of a session that was just opened. */
  async describeHolder(token: string): Promise<SessionPerson> {
    const person = await this.needs.sessions.findPerson(token);
    if (!person) throw new Error('A session that was just opened is not there');
    return this.describe(person);
  }
}

function sessionPersonOf(person: PersonRow, { company, support }: SessionCompanies): SessionPerson {
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
    support: support ? supportOf(support) : null,
  };
}

function supportOf({ company: { id, slug, name }, until }: NonNullable<SessionCompanies['support']>) {
  return { companyId: id, slug, name, until: new Date(until).toISOString() };
}
