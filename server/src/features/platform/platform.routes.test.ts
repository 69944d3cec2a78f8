import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { signIn } from '../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

eachDatabase('The platform', (current) => {
  let app: FastifyInstance;
  let clock = Date.now();
  let staff: SignedIn;
  beforeAll(async () => {
    app = await createTestApp(current().database, { now: () => clock });
    staff = await signIn(app, current().database, { role: 'super_admin' });
  });
  afterAll(() => app.close());

  const companies = async (query: Record<string, string> = {}) =>
    (await staff.call('GET', `/api/platform/companies?${new URLSearchParams(query)}`)).json();
  const setState = (companyId: string, state: string) =>
    staff.call('PATCH', `/api/platform/companies/${companyId}`, { state });

  it('lists companies with what they have, a page at a time', async () => {
    const owner = await signIn(app, current().database);
    await app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId: owner.company.slug }) });
    const { companies: found } = await companies({ search: owner.company.slug.toUpperCase() });
    expect(found).toMatchObject([{ id: owner.company.id, people: 1, leads: 1, state: 'active', isDefault: false }]);
    for (let more = 0; more < 30; more++) await addCompany(current().database, `paged-${more}`);
    const first = await companies({ search: 'paged' });
    expect(first.companies).toHaveLength(25);
    const second = await companies({ search: 'paged', cursor: first.next });
    expect(second.companies).toHaveLength(5);
    expect(second.next).toBeNull();
  });

  it('takes wildcards of the database as text', async () => {
    expect((await companies({ search: '%' })).companies).toEqual([]);
    expect((await companies({ search: '_' })).companies).toEqual([]);
    expect((await companies({ search: "'; --" })).companies).toEqual([]);
  });

  it('suspends a company: no chat, and its people read and change nothing', async () => {
    const owner = await signIn(app, current().database);
    const { id, slug } = owner.company;
    const lead = () => app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId: slug }) });
    expect((await lead()).statusCode).toBe(201);
    expect((await setState(id, 'suspended')).json()).toMatchObject({ state: 'suspended' });
    expect((await lead()).json().error.code).toBe('company_unknown');
    expect((await app.inject(`/embed?company=${slug}`)).statusCode).toBe(404);
    expect((await app.inject(`/meg.js?company=${slug}`)).body).toContain('"launcher":"none"');
    expect((await owner.call('GET', '/api/leads')).json().leads).toHaveLength(1);
    expect((await owner.call('GET', '/api/insights')).statusCode).toBe(200);
    expect((await owner.call('GET', '/api/admin/leads/export')).statusCode).toBe(200);
    expect((await owner.call('GET', '/api/admin/me')).json().company.state).toBe('suspended');
    const refused = await owner.call('POST', '/api/knowledge', { question: 'Do you?', answer: 'Yes.' });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error.message).toContain('suspended');
    await setState(id, 'active');
    expect((await lead()).statusCode).toBe(201);
    const log = (await owner.call('GET', '/api/audit')).json().entries;
    expect(log.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['company.resumed', 'company.suspended']),
    );
  });

  it('does not suspend the default company', async () => {
    expect((await setState(staff.company.id, 'suspended')).statusCode).toBe(422);
  });

  it('lets its staff look at a company for an hour, read-only, and that company can tell', async () => {
    const owner = await signIn(app, current().database);
    const helper = await signIn(app, current().database, { role: 'internal_admin' });
    const path = `/api/platform/companies/${owner.company.id}`;
    const { until } = (await helper.call('POST', `${path}/support`)).json();
    expect(Date.parse(until)).toBe(clock + 3_600_000);
    expect((await helper.call('GET', '/api/team')).json().people[0].id).toBe(owner.person.id);
    expect((await helper.call('POST', '/api/knowledge', { question: 'Q?', answer: 'A.' })).statusCode).toBe(403);
    await helper.call('DELETE', '/api/platform/support');
    expect((await helper.call('GET', '/api/admin/me')).json().support).toBeNull();
    const log = (await staff.call('GET', `${path}/audit`)).json().entries;
    expect(log).toMatchObject([
      { action: 'support.ended', personId: helper.person.id },
      { action: 'support.started', personId: helper.person.id },
    ]);
    expect((await owner.call('GET', '/api/audit')).json().entries).toEqual(log);
    await helper.call('POST', `${path}/support`);
    clock += 3_600_001;
    expect((await helper.call('GET', '/api/admin/me')).json().support).toBeNull();
  });

  it('is run by admins, whom only super admins invite and change', async () => {
    const helper = await signIn(app, current().database, { role: 'internal_admin' });
    expect((await helper.call('GET', '/api/platform/companies')).statusCode).toBe(200);
    expect((await helper.call('GET', '/api/platform/admins')).statusCode).toBe(403);
    const url = `/api/platform/admins/${helper.person.id}`;
    expect((await helper.call('PATCH', url, { role: 'super_admin', version: 1 })).statusCode).toBe(403);
    expect((await staff.call('PATCH', url, { role: 'super_admin', version: 1 })).json()).toMatchObject({
      role: 'super_admin',
      version: 2,
    });
    expect((await staff.call('PATCH', url, { isActive: false, version: 1 })).json().error.code).toBe('edit_conflict');
    expect((await staff.call('PATCH', url, { isActive: false, version: 2 })).statusCode).toBe(200);
    expect((await helper.call('GET', '/api/admin/me')).statusCode).toBe(401);
  });

  it('changes no customer by the route for admins', async () => {
    const owner = await signIn(app, current().database);
    const url = `/api/platform/admins/${owner.person.id}`;
    expect((await staff.call('PATCH', url, { role: 'super_admin', version: 1 })).statusCode).toBe(404);
  });

  it('lets no super admin take away their own rights', async () => {
    const url = `/api/platform/admins/${staff.person.id}`;
    expect((await staff.call('PATCH', url, { role: 'internal_admin', version: 1 })).statusCode).toBe(422);
    expect((await staff.call('PATCH', url, { isActive: false, version: 1 })).statusCode).toBe(422);
  });

  it('cancels an invitation to its staff', async () => {
    const invited = await staff.call('POST', '/api/platform/admins', {
      email: 'a@example.com',
      role: 'internal_admin',
    });
    expect(invited.statusCode).toBe(201);
    const { id } = invited.json();
    expect((await staff.call('GET', '/api/platform/admins')).json().invitations).toMatchObject([{ id }]);
    expect((await staff.call('DELETE', `/api/platform/admins/invitations/${id}`)).statusCode).toBe(200);
    expect((await staff.call('GET', '/api/platform/admins')).json().invitations).toEqual([]);
  });
});
