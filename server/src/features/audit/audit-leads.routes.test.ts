import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@meg/shared/contract/audit';
import { isAboutLead } from '@meg/shared/domain/audit-actions';
import { leadReference } from '@meg/shared/domain/leads/lead-reference';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import type { SignedIn } from '../../testing/route-objects.js';
import { signIn } from '../../testing/sign-in.js';

eachDatabase('An entry of the audit log about a lead', (current) => {
  let app: FastifyInstance;
  let owner: SignedIn;

  const fromChat = async (name: string): Promise<string> => {
    const payload = leadBody({ companyId: owner.company.slug, name });
    const headers = { 'idempotency-key': randomUUID() };
    return (await app.inject({ method: 'POST', url: '/api/leads', headers, payload })).json().id;
  };
  const versionOf = async (id: string): Promise<number> => (await owner.call('GET', `/api/leads/${id}`)).json().version;
  const contacted = async (id: string) =>
    owner.call('POST', `/api/leads/${id}/status`, { version: await versionOf(id), to: 'contacted' });
  const namesIn = async (path = '/api/audit', by = owner) => {
    const { entries } = (await by.call('GET', path)).json() as { entries: AuditEntry[] };
    for (const { subject, leadReference: given } of entries.filter(({ action }) => isAboutLead(action)))
      expect(given).toBe(leadReference(subject));
    return entries.map(({ action, subject, leadName }) => [action, subject, leadName]);
  };

  beforeAll(async () => {
    app = await createTestApp(current().database);
    owner = await signIn(app, current().database);
  });
  afterAll(() => app.close());

  it('says whose it is until the person is erased, also once it was merged', async () => {
    const [id, otherId] = [await fromChat('Bo Lind'), await fromChat('Bo L')];
    await contacted(id);
    await contacted(otherId);
    expect(await namesIn()).toEqual([
      ['lead.status', otherId, 'Bo L'],
      ['lead.status', id, 'Bo Lind'],
    ]);
    const merge = { otherId, version: await versionOf(id), otherVersion: await versionOf(otherId), fromOther: [] };
    expect((await owner.call('POST', `/api/leads/${id}/merges`, merge)).statusCode).toBe(200);
    expect(await namesIn()).toEqual([
      ['lead.merged', id, 'Bo Lind'],
      ['lead.status', otherId, 'Bo L'],
      ['lead.status', id, 'Bo Lind'],
    ]);
    expect((await owner.call('POST', `/api/leads/${id}/erase`, { confirm: 'erase' })).statusCode).toBe(200);
    expect(await namesIn()).toEqual([
      ['person.erased', id, null],
      ['lead.merged', id, null],
      ['lead.status', otherId, null],
      ['lead.status', id, null],
    ]);
  });

  it('does not say whose it is to staff to whom the company has not opened its leads', async () => {
    const id = await fromChat('Amina Yusof');
    await contacted(id);
    const staff = await signIn(app, current().database, { role: 'super_admin' });
    const company = `/api/platform/companies/${owner.company.id}`;
    expect(await namesIn(`${company}/audit`, staff)).toContainEqual(['lead.status', id, null]);
    await staff.call('POST', `${company}/support`);
    expect(await namesIn('/api/audit', staff)).toContainEqual(['lead.status', id, null]);
    await owner.call('POST', '/api/support-access', { for: 'day' });
    expect(await namesIn('/api/audit', staff)).toContainEqual(['lead.status', id, 'Amina Yusof']);
  });
});
