import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { gatheringWrites } from '../../testing/database/gathered-writes.js';
import { leadBody } from '../../testing/factories.js';
import { Mailbox } from '../../testing/mailbox.js';
import type { SignedIn } from '../../testing/route-objects.js';
import { signIn } from '../../testing/sign-in.js';

const reason = 'Their chat shows the leads of another company.';
const ofLeads = [
  '/api/leads',
  '/api/leads/choices',
  '/api/team/performance',
  '/api/open-questions',
  '/api/sent-messages',
];
const ofSettings = [
  '/api/company-config',
  '/api/insights?days=7',
  '/api/webhooks',
  '/api/audit',
  '/api/plan',
  '/api/team',
];
const day = 24 * 3_600_000;

eachDatabase('Support access', (current) => {
  let app: FastifyInstance;
  const clock = Date.now();
  let owner: SignedIn;
  let helper: SignedIn;
  const mailer = new Mailbox();

  beforeAll(async () => {
    app = await createTestApp(current().database, { mailer, now: () => clock });
  });
  beforeEach(async () => {
    owner = await signIn(app, current().database);
    helper = await signIn(app, current().database, { role: 'super_admin' });
  });
  afterAll(() => app.close());

  const path = () => `/api/platform/companies/${owner.company.id}/support`;
  const look = () => helper.call('POST', path());
  const statuses = async (urls: string[], by = helper) => {
    const answers = await Promise.all(urls.map((url) => by.call('GET', url)));
    return answers.map(({ statusCode }) => statusCode);
  };
  const all = (urls: string[], status: number) => urls.map(() => status);
  const actions = async () =>
    (await owner.call('GET', '/api/audit')).json().entries.map(({ action }: { action: string }) => action);

  it('shows the staff settings and counts, and no lead that the company has not opened', async () => {
    const payload = leadBody({ companyId: owner.company.slug });
    const { id } = (await app.inject({ method: 'POST', url: '/api/leads', payload })).json();
    await look();
    expect(await statuses(ofLeads)).toEqual(all(ofLeads, 403));
    expect(await statuses([`/api/leads/${id}`, '/api/admin/leads/export'])).toEqual([403, 403]);
    expect(await statuses(ofSettings)).toEqual(all(ofSettings, 200));
    const me = (await helper.call('GET', '/api/admin/me')).json();
    expect(me.support).toMatchObject({ companyId: owner.company.id, leadsUntil: null });
    expect(me.permissions).not.toContain('leads.see');
  });

  it.each([
    ['day', day],
    ['week', 7 * day],
  ] as const)('to leads is for a %s, ends by itself, and never exports', async (span, ms) => {
    const { grants } = (await owner.call('POST', '/api/support-access', { for: span })).json();
    expect(grants).toMatchObject([{ kind: 'allowed', by: 'Amina Yusof', isOpen: true, ended: null }]);
    await look();
    expect(await statuses(ofLeads)).toEqual(all(ofLeads, 200));
    expect((await helper.call('GET', '/api/admin/leads/export')).statusCode).toBe(403);
    const me = (await helper.call('GET', '/api/admin/me')).json();
    expect(Date.parse(me.support.leadsUntil)).toBe(clock + ms);
    await current().database.transaction((trx) =>
      trx
        .updateTable('supportGrants')
        .set({ until: clock - 1 })
        .where('companyId', '=', owner.company.id)
        .execute(),
    );
    expect(await statuses(ofLeads)).toEqual(all(ofLeads, 403));
  });

  it('is given once where the button is pressed twice', async () => {
    const press = () => owner.call('POST', '/api/support-access', { for: 'day' });
    await press();
    expect((await press()).json().grants).toHaveLength(1);
    expect((await owner.call('POST', '/api/support-access', { for: 'week' })).json().grants).toHaveLength(2);
  });

  it.each([
    ['the same', 'day', 'day', 1],
    ['two', 'day', 'week', 2],
  ] as const)('is one where %s are given in one transaction of the database', async (_, one, other, stored) => {
    const { database, gather } = gatheringWrites(current().database);
    const gathering = await createTestApp(database, { now: () => clock });
    const { call } = await signIn(gathering, current().database);
    await call('POST', '/api/support-access', { for: 'week' });
    await call('DELETE', '/api/support-access');
    gather(2);
    const give = (span: string) => call('POST', '/api/support-access', { for: span });
    const answers = await Promise.all([give(one), give(other)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { grants } = (await call('GET', '/api/support-access')).json();
    await gathering.close();
    expect(grants).toHaveLength(1 + stored);
    expect(grants.filter(({ isOpen }: { isOpen: boolean }) => isOpen)).toHaveLength(1);
  });

  it('lists when staff looked at the company, and who', async () => {
    await look();
    await helper.call('DELETE', '/api/platform/support');
    const { visits } = (await owner.call('GET', '/api/support-access')).json();
    expect(visits.map(({ what }: { what: string }) => what).toSorted()).toEqual(['began', 'ended']);
    expect(visits[0]).toMatchObject({ by: expect.stringContaining('Amina'), at: expect.any(String) });
  });

  it('is withdrawn at any time, and at once', async () => {
    await owner.call('POST', '/api/support-access', { for: 'week' });
    await look();
    expect(await statuses(ofLeads)).toEqual(all(ofLeads, 200));
    const { grants } = (await owner.call('DELETE', '/api/support-access')).json();
    expect(grants).toMatchObject([{ isOpen: false, ended: { by: 'Amina Yusof' } }]);
    expect(await statuses(ofLeads)).toEqual(all(ofLeads, 403));
    expect(await actions()).toEqual(['support.withdrawn', 'support.started', 'support.allowed']);
  });

  it('in an emergency ends as soon as who declared it leaves, or an owner ends it', async () => {
    const grants = async () => (await owner.call('GET', '/api/support-access')).json().grants;
    await helper.call('POST', `${path()}/emergency`, { reason });
    const other = await signIn(app, current().database, { role: 'super_admin' });
    await other.call('POST', `${path()}/emergency`, { reason });
    await helper.call('DELETE', '/api/platform/support');
    expect(await grants()).toMatchObject([{ isOpen: true }, { isOpen: false, ended: { by: 'Amina Yusof' } }]);
    await look();
    expect(await statuses(ofLeads)).toEqual(all(ofLeads, 403));
    expect(await statuses(ofLeads, other)).toEqual(all(ofLeads, 200));
    await owner.call('DELETE', '/api/support-access');
    expect((await grants()).map(({ isOpen }: { isOpen: boolean }) => isOpen)).toEqual([false, false]);
    expect(await statuses(ofLeads, other)).toEqual(all(ofLeads, 403));
  });

  it('in an emergency needs a reason, lets one person in, and tells the owner at once', async () => {
    expect((await helper.call('POST', `${path()}/emergency`, { reason: 'Because' })).statusCode).toBe(422);
    expect((await helper.call('POST', `${path()}/emergency`, { reason })).statusCode).toBe(200);
    expect(await statuses(ofLeads)).toEqual(all(ofLeads, 200));
    await app.worker.settle();
    const mails = mailer.mails.filter(({ to }) => to === owner.person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(reason);
    const bell = (await owner.call('GET', '/api/notifications')).json();
    expect(JSON.stringify(bell)).toContain('in an emergency');
    const { entries } = (await owner.call('GET', '/api/audit?action=support.emergency')).json();
    expect(entries).toMatchObject([{ personId: helper.person.id, detail: { reason } }]);
    const colleague = await signIn(app, current().database, { role: 'super_admin' });
    await colleague.call('POST', path());
    expect(await statuses(ofLeads, colleague)).toEqual(all(ofLeads, 403));
    await owner.call('DELETE', '/api/support-access');
    expect(await statuses(ofLeads)).toEqual(all(ofLeads, 403));
  });

  it('is given by owners alone', async () => {
    const manager = await signIn(app, current().database, { teamRole: 'manager', company: owner.company.id });
    expect((await manager.call('POST', '/api/support-access', { for: 'day' })).statusCode).toBe(403);
    await look();
    expect((await helper.call('POST', '/api/support-access', { for: 'day' })).statusCode).toBe(403);
  });
});
