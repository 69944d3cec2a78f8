import type { Access, Endpoint } from '@meg/shared/contract/endpoint';
import { may } from '@meg/shared/domain/people/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.js';
import { companyRoleOf, isInternal, type Member, memberOf, type Person } from '../../people/person.js';
import { roleRefusal } from './role-refusal.js';
import { isFromOwnPage, type OwnOrigins } from './same-origin.js';
import type { SessionCookie } from './session-cookie.js';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | undefined;
  }
  interface FastifyInstance {
    /** Every registered route, with the endpoint whose access decides who may call it. */
    routeTable: { method: string; url: string; endpoint: Endpoint | undefined }[];
  }
}

interface SessionCheck extends OwnOrigins {
  cookie: SessionCookie;
  /** The person whose session has this token; undefined if it has ended. */
  findPerson: (token: string) => Promise<Person | undefined>;
}

function mayWrite({ supportCompanyId, companyState }: Person): boolean {
  return supportCompanyId === null && companyState === 'active';
}

/** Staff erase only for a suspended company; in an active one its own people do. */
function mayErase({ supportCompanyId, supportCompanyState }: Person): boolean {
  return supportCompanyId === null || supportCompanyState === 'suspended';
}

/** Refuses whoever lacks the permission that the endpoint names. An endpoint without the name that it needs lets nobody in. */
function requirePermission({ access, permission }: GuardedEndpoint, person: Person): void {
  if (access !== 'company' && access !== 'erasure') return;
  const role = companyRoleOf(person);
  if (permission !== undefined && may(role, permission)) return;
  throw new AppError('forbidden', permission && { message: roleRefusal(role, permission) });
}

/** For each access, whether a person who is signed in may call. */
const rules: Readonly<Record<Access, (person: Person, isReading: boolean) => boolean>> = {
  anyone: () => true,
  signedIn: () => true,
  company: (person, isReading) => isReading || mayWrite(person),
  erasure: mayErase,
  platform: isInternal,
  superAdmin: ({ role }) => role === 'super_admin',
};

const fromElsewhere = 'This call did not come from a page of Meg. Open Meg anew and try again.';
const readOnly = 'You look at this company with support access, which is read-only. Leave it to change something.';
const suspended =
  'Your company is suspended: you can read, export and erase, but change nothing else. Ask the support of Meg.';

function refusalOf({ supportCompanyId, companyState }: Person): AppError {
  if (supportCompanyId !== null) return new AppError('forbidden', { message: readOnly });
  return companyState === 'suspended' ? new AppError('forbidden', { message: suspended }) : new AppError('forbidden');
}

type GuardedEndpoint = Endpoint & { access: Access };

async function admit(endpoint: GuardedEndpoint, request: FastifyRequest, check: SessionCheck): Promise<void> {
  const isReading = endpoint.method === 'GET';
  if (!isReading && !isFromOwnPage(request, check)) throw new AppError('forbidden', { message: fromElsewhere });
  const token = check.cookie.read(request);
  request.person = token === undefined ? undefined : await check.findPerson(token);
  if (endpoint.access === 'anyone') return;
  if (!request.person) throw new AppError('unauthenticated');
  if (!rules[endpoint.access](request.person, isReading)) throw refusalOf(request.person);
  requirePermission(endpoint, request.person);
}

/** The one place that decides who may call which endpoint of the dashboard. Decides before the body is read. */
export function guardDashboard(app: FastifyInstance, check: SessionCheck): void {
  app.decorateRequest('person', undefined);
  app.decorate('routeTable', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) app.routeTable.push({ method: one, url, endpoint: config?.endpoint });
  });
  app.addHook('onRequest', (request, reply, done) => {
    const endpoint = request.routeOptions.config.endpoint;
    if (endpoint?.surface !== 'dashboard') {
      done();
      return;
    }
    reply.header('cache-control', 'no-store');
    admit(endpoint, request, check).then(() => done(), done);
  });
}

/** For handlers of every access but `anyone`. */
export function personOf({ person }: FastifyRequest): Person {
  if (!person) throw new AppError('unauthenticated');
  return person;
}

/** For handlers of `company` and `erasure`: the company whose rows may be touched. */
export function companyOf(request: FastifyRequest): Member {
  return memberOf(personOf(request));
}
