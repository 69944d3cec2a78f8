import type { SessionPerson } from '@meg/shared/contract/sessions';
import type { Ground } from '../../ground.js';
import type { Person } from '../../people/person.js';
import type { PeopleService } from '../people/people.service.js';
import { findCompanyName } from './company-names.store.js';
import { sessionPersonOf } from './session-person.js';
import type { SessionsService } from './sessions.service.js';

interface Needs extends Pick<Ground, 'database'> {
  people: PeopleService;
  sessions: SessionsService;
}

/** What the client is told of who is signed in. */
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

  /** Of a session that was opened just now. */
  async describeHolder(token: string): Promise<SessionPerson> {
    const person = await this.needs.sessions.findPerson(token);
    if (!person) throw new Error('A session that was just opened is not there');
    return this.describe(person);
  }
}
