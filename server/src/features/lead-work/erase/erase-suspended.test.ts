import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { leadBody } from '../../../testing/factories.js';
import { signIn } from '../../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

eachDatabase('A person of a suspended company', (current) => {
  let app: FastifyInstance;
  let owner: SignedIn;
  let agent: SignedIn;
  let internal: SignedIn;
  let superAdmin: SignedIn;
  beforeAll(async () => {
    const { database } = current();
    app = await createTestApp(database);
    owner = await signIn(app, database);
    agent = await signIn(app, database, { teamRole: 'agent', company: owner.company.id });
    internal = await signIn(app, database, { role: 'internal_admin' });
    superAdmin = await signIn(app, database, { role: 'super_admin' });
  });
  afterAll(() => app.close());

  const setState = (state: string) =>
    superAdmin.call('PATCH', `/api/platform/companies/${owner.company.id}`, { state });
  const newLead = async (): Promise<string> => {
    const payload = leadBody({ companyId: owner.company.slug });
    return (await app.inject({ method: 'POST', url: '/api/leads', payload })).json().id;
  };
  const erase = async (person: SignedIn, leadId: string): Promise<number> =>
    (await person.call('POST', `/api/leads/${leadId}/erase`, { confirm: 'erase' })).statusCode;
  const isThere = async (id: string) =>
    (await current().database.reader.selectFrom('leads').select('id').where('id', '=', id).execute()).length === 1;
  const erasures = async () =>
    current()
      .database.reader.selectFrom('auditEntries')
      .select('personId')
      .where('companyId', '=', owner.company.id)
      .where('action', '=', 'person.erased')
      .orderBy('id')
      .execute();

  it('can be erased by its owner and by the staff that looks at it, each with an entry in its log', async () => {
    const stranger = await signIn(app, current().database);
    for (const person of [owner, internal, superAdmin]) {
      await setState('active');
      const leadId = await newLead();
      await setState('suspended');
      expect(await erase(agent, leadId)).toBe(403);
      expect(await erase(stranger, leadId)).toBe(404);
      if (person !== owner) {
        expect(await erase(person, leadId)).toBe(404);
        await person.call('POST', `/api/platform/companies/${owner.company.id}/support`);
        expect(await erase(person, leadId)).toBe(403);
        const reason = 'A visitor asks to be erased, and the company does not answer.';
        await person.call('POST', `/api/platform/companies/${owner.company.id}/support/emergency`, { reason });
      }
      expect(await isThere(leadId)).toBe(true);
      expect(await erase(person, leadId)).toBe(200);
      expect(await isThere(leadId)).toBe(false);
      expect((await erasures()).at(-1)).toEqual({ personId: person.person.id });
    }
    expect(await erasures()).toHaveLength(3);
  });

  it('cannot be changed in any other way', async () => {
    await setState('active');
    const leadId = await newLead();
    await setState('suspended');
    for (const person of [owner, agent, internal, superAdmin]) {
      expect((await person.call('POST', `/api/leads/${leadId}/notes`, { text: 'A note' })).statusCode).toBe(403);
      expect((await person.call('POST', '/api/knowledge', { question: 'Q?', answer: 'A.' })).statusCode).toBe(403);
    }
    expect(await isThere(leadId)).toBe(true);
  });

  it('can be erased only by its own company once that is no longer suspended', async () => {
    await setState('active');
    const leadId = await newLead();
    expect([await erase(internal, leadId), await erase(superAdmin, leadId)]).toEqual([403, 403]);
    expect(await erase(owner, leadId)).toBe(200);
  });
});
