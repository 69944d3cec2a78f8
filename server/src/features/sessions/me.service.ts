import { companyConfig } from '@meg/shared/contract/company-config';
import type { SessionPerson } from '@meg/shared/contract/sessions';
import { companyForms } from '@meg/shared/domain/english/company-forms';
import { permissionsOf } from '@meg/shared/domain/people/permissions';
import type { Ground } from '../../ground.js';
import { companyRoleOf, isInternal, memberOf, type Person } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import { isoTime } from '../../time/iso-time.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import type { SessionsService } from './sessions.service.js';
import { findCompanyConfig, findCompanyName } from './sessions.store.js';

interface Needs extends Pick<Ground, 'database'> {
  people: PeopleService;
  sessions: SessionsService;
}

function ownersIn(team: readonly PersonRow[]): string[] {
  const owners = team.filter((one) => one.teamRole === 'owner' && one.state === 'active' && !isInternal(one));
  return owners.map(personName);
}

/** Describes the signed-in person to the dashboard. */
export class MeService {
  constructor(private readonly needs: Needs) {}

  async describe(signedIn: Person): Promise<SessionPerson> {
    const { people, database } = this.needs;
    const { companyId } = memberOf(signedIn);
    const [person, team, company, support, config] = await Promise.all([
      people.require(signedIn.id),
      people.list(signedIn.companyId),
      findCompanyName(database.reader, signedIn.companyId),
      this.supportOf(signedIn),
      findCompanyConfig(database.reader, companyId),
    ]);
    const { id, email, firstName, lastName, role, teamRole } = person;
    return {
      id,
      email,
      firstName,
      lastName,
      role,
      adminType: role,
      teamRole,
      permissions: [...permissionsOf(companyRoleOf(signedIn))],
      company: { ...company, owners: ownersIn(team) },
      emailConfirmed: person.emailConfirmedAt !== null,
      twoFactor: person.totpSecret !== null,
      isOnDuty: person.isOnDuty === 1,
      forms: companyForms(companyConfig.parse(JSON.parse(config))),
      support,
    };
  }

  /** The holder of a session that was just opened. */
  async describeHolder(token: string): Promise<SessionPerson> {
    const person = await this.needs.sessions.findPerson(token);
    if (!person) throw new Error('A session that was just opened is not there');
    return this.describe(person);
  }

  /** The company that a person of the staff looks at, and until when. */
  private async supportOf({
    supportCompanyId,
    supportLeadsUntil,
    sessionId,
  }: Person): Promise<SessionPerson['support']> {
    if (supportCompanyId === null) return null;
    const { database, sessions } = this.needs;
    const { id, slug, name } = await findCompanyName(database.reader, supportCompanyId);
    const until = (await sessions.supportUntil(sessionId)) ?? 0;
    return { companyId: id, slug, name, until: isoTime(until), leadsUntil: isoTime(supportLeadsUntil) };
  }
}
