import { randomBytes } from 'node:crypto';
import type { PersonRole, TeamRole } from '@meg/shared/contract/sessions';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../database/database.js';
import { PeopleService } from '../features/people/people.service.js';
import { SessionsService } from '../features/sessions/sessions.service.js';
import { newId } from '../ids/ids.js';
import type { Person } from '../people/person.js';
import { addCompany } from './companies.js';

interface Who {
  role?: PersonRole;
  teamRole?: TeamRole;
  seesLeads?: 'all' | 'own';
  /** The id of a company that exists. Without it, internal staff belong to the demo company and others to a new one. */
  company?: string;
  email?: string;
  passwordHash?: string;
}

/** Of random bytes that were thrown away. */
const hashOfNoPassword =
  '$argon2id$v=19$m=8,t=1,p=1$n4z+rf6ExjFv/NpcJkXUiA$TGxUwhw6monpO4UvC5bOt+ItjAJaC4drlSNbIY14Xew';

type Method = NonNullable<InjectOptions['method']>;

/** The page that a call comes from, as a browser names it, and the host that `inject` asks. */
export const ownOrigin = 'http://localhost';

async function companyFor(database: Database, { role, company }: Who) {
  const find = () => database.reader.selectFrom('companies').select(['id', 'slug']);
  if (company !== undefined) return find().where('id', '=', company).executeTakeFirstOrThrow();
  if (role === 'internal_admin' || role === 'super_admin') {
    return find().where('slug', '=', 'demo').executeTakeFirstOrThrow();
  }
  const slug = `movers-${newId()}`;
  return { id: await addCompany(database, slug), slug };
}

/** A person with a session, made without the way through login. Without more words: the owner of a company of its own. */
export async function signIn(app: FastifyInstance, database: Database, who: Who = {}) {
  const {
    role = 'customer_admin',
    teamRole = 'owner',
    seesLeads = 'all',
    email = `p-${newId()}@example.com`,
    passwordHash = hashOfNoPassword,
  } = who;
  const sources = { database, now: Date.now, newId, randomBytes };
  const sessions = new SessionsService(sources);
  const company = await companyFor(database, who);
  const token = await database.transaction(async (trx) => {
    const { id } = await new PeopleService(sources).create(trx, {
      companyId: company.id,
      email,
      firstName: 'Amina',
      lastName: 'Yusof',
      passwordHash,
      role,
      teamRole,
      seesLeads,
      emailConfirmedAt: Date.now(),
    });
    return sessions.open(trx, id, 'a test');
  });
  const person = (await sessions.findPerson(token)) as Person;
  const cookie = `meg-session=${token}`;
  const call = (method: Method, url: string, body?: object) =>
    app.inject({ method, url, headers: { cookie, origin: ownOrigin }, ...(body && { payload: body }) });
  return { cookie, person, company, call };
}
