import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { leadBody } from '../../../testing/factories.js';
import { routeBodies, type SignedIn } from '../../../testing/route-objects.js';
import { signIn } from '../../../testing/sign-in.js';
// For its type of the route table.
import '../../../http/access/auth.js';

interface Listed {
  id: string;
}

eachDatabase('An agent who sees only their own leads', (current) => {
  let app: FastifyInstance;
  let owner: SignedIn;
  let agent: SignedIn;
  let colleague: SignedIn;
  let mine: string;
  let theirs: string;
  let nobodys: string;

  const newLead = async (name: string, contact: object = {}): Promise<string> => {
    const payload = leadBody({ companyId: owner.company.slug, name, ...contact });
    return (await app.inject({ method: 'POST', url: '/api/leads', payload })).json().id;
  };
  const give = (id: string, { person }: SignedIn) =>
    owner.call('PATCH', `/api/leads/${id}`, { version: 1, assigneeId: person.id });

  beforeAll(async () => {
    const { database } = current();
    app = await createTestApp(database);
    owner = await signIn(app, database);
    const company = owner.company.id;
    agent = await signIn(app, database, { teamRole: 'agent', seesLeads: 'own', company });
    colleague = await signIn(app, database, { teamRole: 'agent', company });
    mine = await newLead('Priya Nair');
    theirs = await newLead('Priya Petrov');
    nobodys = await newLead('Priya Santos');
    await give(mine, agent);
    await give(theirs, colleague);
  });
  afterAll(() => app.close());

  const idsOf = async (query: string, by = agent) => {
    const { leads, total } = (await by.call('GET', `/api/leads${query}`)).json();
    expect(total).toBe(leads.length);
    return leads.map(({ id }: Listed) => id).toSorted();
  };

  it.each(['', '?search=priya', '?sort=name&direction=asc', '?search=priya&sort=name', '?view=open'])(
    'lists and counts those and nobody’s: %s',
    async (query) => {
      expect(await idsOf(query)).toEqual([mine, nobodys].toSorted());
      expect(await idsOf(query, colleague)).toEqual([mine, theirs, nobodys].toSorted());
    },
  );

  it('counts and opens no other, and exports none', async () => {
    expect((await agent.call('GET', '/api/leads/counts')).json()).toMatchObject({
      open: 2,
      all: 2,
      mine: 1,
      nobody: 1,
    });
    expect((await agent.call('GET', '/api/admin/leads/export')).statusCode).toBe(403);
    expect((await agent.call('GET', `/api/leads/${mine}`)).statusCode).toBe(200);
    expect((await agent.call('GET', `/api/leads/${nobodys}`)).statusCode).toBe(200);
  });

  it('finds no other by the address or the number of its person', async () => {
    const at = { email: 'shared.house@example.com', phone: '+44 20 7946 0555' };
    const ids = [];
    for (const name of ['Rosa Vidal', 'Enzo Vidal', 'Luz Vidal']) ids.push(await newLead(name, at));
    const [own, free, hidden] = ids as [string, string, string];
    await give(own, agent);
    await give(hidden, colleague);
    const found = async (query: string, by: SignedIn) => {
      const { leads } = (await by.call('GET', `/api/leads/same-person?${query}`)).json();
      return leads.map(({ id }: Listed) => id).toSorted();
    };
    for (const query of [`email=${at.email}`, 'phone=%2B44%2020%207946%200555']) {
      expect(await found(query, agent)).toEqual([own, free].toSorted());
      expect(await found(query, colleague)).toEqual([own, free, hidden].toSorted());
    }
    for (const id of ids) await owner.call('POST', `/api/leads/${id}/erase`, { confirm: 'erase' });
  });

  it('is given no task of a colleague’s lead, and keeps none of a lead that went to a colleague', async () => {
    const lead = await newLead('Priya Task', { email: 'piano@example.com', phone: '+44 20 7946 0666' });
    const task = { text: 'Weigh the piano', dueAt: new Date(Date.now() + 60_000).toISOString() };
    const refused = await owner.call('POST', `/api/leads/${theirs}/tasks`, { ...task, assigneeId: agent.person.id });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.fields.assigneeId).toMatch(/sees only their own leads/);
    const added = await owner.call('POST', `/api/leads/${lead}/tasks`, { ...task, assigneeId: agent.person.id });
    expect(added.statusCode).toBe(201);
    const mine = async () => (await agent.call('GET', '/api/lead-tasks/mine')).json().tasks;
    expect(await mine()).toMatchObject([{ leadId: lead }]);
    await give(lead, colleague);
    expect(await mine()).toEqual([]);
    const [{ id }] = added.json().tasks;
    const done = await colleague.call('PATCH', `/api/leads/${lead}/tasks/${id}`, {
      isDone: true,
      assigneeId: agent.person.id,
    });
    expect(done.statusCode).toBe(200);
    await owner.call('POST', `/api/leads/${lead}/erase`, { confirm: 'erase' });
  });

  it('cannot reach a colleague’s lead by any call that names one', async () => {
    const about = app.routeTable.flatMap(({ method, endpoint }) =>
      endpoint?.path.startsWith('/api/leads/:id') && endpoint.method === method ? [endpoint] : [],
    );
    expect(about.length).toBeGreaterThan(5);
    for (const { method, path } of about) {
      const sample = routeBodies[`${method} ${path}`];
      const url = path.replace(':id', theirs).replace(/:\w+/g, theirs);
      const answer = await agent.call(method, url, typeof sample === 'function' ? sample() : sample);
      expect([403, 404], `${method} ${path} ${answer.body}`).toContain(answer.statusCode);
    }
    const body = { ids: [theirs, mine], action: { kind: 'tag', tag: 'piano' } };
    const { results } = (await agent.call('POST', '/api/leads/bulk', body)).json();
    expect(new Map(results.map(({ id, outcome }: { id: string; outcome: string }) => [id, outcome]))).toEqual(
      new Map([
        [theirs, 'not_found'],
        [mine, 'done'],
      ]),
    );
  });

  it('sees no figures of all leads', async () => {
    expect((await agent.call('GET', '/api/insights?days=7')).statusCode).toBe(403);
    expect((await agent.call('GET', '/api/team/performance?days=7')).statusCode).toBe(403);
  });

  it('is shown the others once an owner says so', async () => {
    const { people } = (await owner.call('GET', '/api/team')).json();
    const { id, version } = people.find(({ id }: Listed) => id === agent.person.id);
    await owner.call('PATCH', `/api/team/${id}`, { version, seesLeads: 'all' });
    expect(await idsOf('')).toEqual([mine, theirs, nobodys].toSorted());
  });

  it('is a limit of agents alone: it ends with the role, and nobody else is invited with it', async () => {
    const { people } = (await owner.call('GET', '/api/team')).json();
    const { id, version } = people.find(({ id }: Listed) => id === colleague.person.id);
    const change = await owner.call('PATCH', `/api/team/${id}`, { version, teamRole: 'manager', seesLeads: 'own' });
    expect(change.json()).toMatchObject({ teamRole: 'manager', seesLeads: 'all' });
    const invitation = { email: 'new.owner@example.com', teamRole: 'owner', seesLeads: 'own' };
    const invited = await owner.call('POST', '/api/team/invitations', invitation);
    expect(invited.json()).toMatchObject({ seesLeads: 'all' });
  });
});
