import type { Endpoint } from '@meg/shared/contract/endpoint';
import { may, teamRoles } from '@meg/shared/domain/people/permissions';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { missingObject, type SignedIn } from '../../testing/route-objects.js';
import { signIn } from '../../testing/sign-in.js';
// For its type of the route table.
import './auth.js';

const isOfCompany = ({ access }: Endpoint) => access === 'company' || access === 'erasure';

function urlOf({ path }: Endpoint): string {
  const params = missingObject(path) as Record<string, string>;
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

eachDatabase('the roles of a company', (current) => {
  let app: FastifyInstance;
  let owner: SignedIn;
  let routes: Endpoint[];

  beforeAll(async () => {
    app = await createTestApp(current().database);
    owner = await signIn(app, current().database);
    routes = app.routeTable.flatMap(({ method, endpoint }) =>
      endpoint && endpoint.method === method && isOfCompany(endpoint) ? [endpoint] : [],
    );
  });
  afterAll(() => app.close());

  it('stand in the contract: each call names what it needs', () => {
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.filter(({ permission }) => permission === undefined).map(({ path }) => path)).toEqual([]);
  });

  it.each(teamRoles)(
    '%s: each call is let in or refused by that permission, and a refusal says why',
    async (teamRole) => {
      const person = await signIn(app, current().database, { teamRole, company: owner.company.id });
      const refused: string[] = [];
      for (const endpoint of routes) {
        const { permission, method } = endpoint;
        const told = `${method} ${endpoint.path}`;
        const answer = await person.call(method, urlOf(endpoint), endpoint.body && {});
        expect([401, 500], told).not.toContain(answer.statusCode);
        if (answer.statusCode === 403) refused.push(told);
        expect(answer.statusCode === 403, told).toBe(permission === undefined || !may(teamRole, permission));
        if (answer.statusCode === 403)
          expect(answer.json().error.message, told).toMatch(/^Your role, .+ owner of your/);
      }
      expect(refused.length === 0).toBe(teamRole === 'owner');
    },
  );
});
