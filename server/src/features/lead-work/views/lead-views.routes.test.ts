import { randomUUID } from 'node:crypto';
import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { type LeadView, leadViews } from '@meg/shared/domain/leads/lead-views';
import { type Weekday, weekdays } from '@meg/shared/domain/time/zoned-time';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress } from '../../../testing/addresses.js';
import { addCompany } from '../../../testing/companies.js';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { leadBody } from '../../../testing/factories.js';
import { signIn } from '../../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

/** Eight in the evening of a Monday in Honolulu: a Tuesday in UTC already. */
const monday = Date.parse('2026-11-24T06:00Z');
const allDay = { open: '00:00', close: '00:00' };
const days = Object.fromEntries(weekdays.map((day) => [day, allDay])) as Record<Weekday, typeof allDay>;
const config = { chatbotConfig: { businessHours: { timezone: 'Pacific/Honolulu', days } } };
const dayMs = 86_400_000;

eachDatabase('The views of the list of leads', (current) => {
  let app: FastifyInstance;
  let owner: SignedIn;
  let agent: SignedIn;
  let nowMs = monday;
  const ids = new Map<string, string>();

  const slug = 'island-movers';
  const store = async (name: string, changes: Parameters<typeof leadBody>[0] = {}) => {
    nowMs += 60_000;
    const email = `${name.toLowerCase()}@example.com`;
    const payload = leadBody({
      companyId: slug,
      name,
      email,
      phone: `+44 7700 9${String(nowMs).slice(-9, -4)}`,
      ...changes,
    });
    const headers = { 'idempotency-key': randomUUID() };
    const id = (await app.inject({ method: 'POST', url: '/api/leads', headers, payload })).json().id as string;
    ids.set(name, id);
    return id;
  };
  const lead = async (name: string) => (await owner.call('GET', `/api/leads/${ids.get(name)}`)).json();
  const move = async (name: string, ...path: string[]) => {
    for (const to of path) {
      const { version } = await lead(name);
      const answer = await owner.call('POST', `/api/leads/${ids.get(name)}/status`, { version, to });
      expect(answer.statusCode).toBe(200);
    }
  };
  const assign = async (name: string, assigneeId: string) => {
    const { version } = await lead(name);
    expect((await owner.call('PATCH', `/api/leads/${ids.get(name)}`, { version, assigneeId })).statusCode).toBe(200);
  };
  const askForPerson = (name: string, slot?: number) =>
    app.inject({
      method: 'POST',
      url: '/api/human-handoff',
      remoteAddress: newAddress(),
      headers: { 'idempotency-key': randomUUID() },
      payload: {
        companyId: slug,
        leadId: ids.get(name),
        requestType: slot === undefined ? 'immediate' : 'scheduled',
        contactInfo: { email: `${name.toLowerCase()}@example.com`, phone: '+44 7700 900123' },
        ...(slot === undefined ? { contactMethod: 'call' } : { slot: new Date(slot).toISOString() }),
      },
    });
  const names = async (query: Record<string, string>, who = owner): Promise<string[]> => {
    const answer = await who.call('GET', `/api/leads?${new URLSearchParams(query)}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().leads.map(({ name }: LeadSummary) => name);
  };
  const counts = async (who = owner) => (await who.call('GET', '/api/leads/counts')).json();

  beforeAll(async () => {
    const { database } = current();
    app = await createTestApp(database, { now: () => nowMs });
    const company = await addCompany(database, slug, config);
    owner = await signIn(app, database, { company });
    agent = await signIn(app, database, { company, teamRole: 'agent' });
    for (const name of ['Fresh', 'Asks', 'Today', 'Tomorrow', 'Worked', 'Won', 'Gone']) await store(name);
    await store('Robot', { website: 'https://spam.example' });
    await move('Worked', 'contacted');
    await move('Won', 'contacted', 'qualified', 'converted');
    await move('Gone', 'lost');
    await assign('Worked', agent.person.id);
    await assign('Fresh', owner.person.id);
    await assign('Won', owner.person.id);
    nowMs += 60_000;
    expect((await askForPerson('Asks')).statusCode).toBe(201);
    // Ten in the evening there, and half past eight on the next day.
    expect((await askForPerson('Today', Date.parse('2026-11-24T08:00Z'))).statusCode).toBe(201);
    expect((await askForPerson('Tomorrow', Date.parse('2026-11-24T18:30Z'))).statusCode).toBe(201);
  });
  afterAll(() => app.close());

  const expected: Record<LeadView, string[]> = {
    open: ['Fresh', 'Asks', 'Today', 'Tomorrow', 'Worked'],
    mine: ['Fresh'],
    nobody: ['Asks', 'Today', 'Tomorrow'],
    needsReply: ['Fresh', 'Asks', 'Today', 'Tomorrow'],
    callbacksToday: ['Today'],
    all: ['Fresh', 'Asks', 'Today', 'Tomorrow', 'Worked', 'Won', 'Gone', 'Robot'],
  };

  it.each(leadViews)('lists and counts %s alike', async (view) => {
    expect((await names({ view })).sort()).toEqual([...expected[view]].sort());
    expect((await counts())[view]).toBe(expected[view].length);
    const { total } = (await owner.call('GET', `/api/leads?view=${view}`)).json();
    expect(total).toBe(expected[view].length);
  });

  it('counts for the person who asks', async () => {
    expect(await names({ view: 'mine' }, agent)).toEqual(['Worked']);
    expect(await counts(agent)).toMatchObject({ mine: 1, open: 5 });
  });

  it('goes by the day of the company, which changes at its midnight', async () => {
    const before = nowMs;
    nowMs = Date.parse('2026-11-24T10:01Z');
    expect(await names({ view: 'callbacksToday' })).toEqual(['Tomorrow']);
    nowMs = before;
  });

  it('follows each change of a lead', async () => {
    await store('Another');
    expect(await counts()).toMatchObject({ open: 6, needsReply: 5, nobody: 4 });
    await move('Another', 'contacted');
    expect(await counts()).toMatchObject({ open: 6, needsReply: 4, nobody: 3 });
    await move('Another', 'lost');
    expect(await counts()).toMatchObject({ open: 5, needsReply: 4, nobody: 3 });
  });

  it('exports the view that is shown', async () => {
    const { body } = await owner.call('GET', '/api/admin/leads/export?view=callbacksToday');
    expect(body).toContain('Today,');
    expect(body).not.toContain('Fresh,');
  });

  it('sorts by when somebody is to act: a callback at its time, the others by their promise, then who waits for nothing', async () => {
    const order = ['Fresh', 'Asks', 'Today', 'Tomorrow', 'Worked'];
    expect(await names({ view: 'open', sort: 'due', direction: 'asc' })).toEqual(order);
    expect(await names({ view: 'open', sort: 'due', direction: 'desc' })).toEqual([
      ...['Tomorrow', 'Today', 'Asks', 'Fresh'],
      'Worked',
    ]);
    const { dueAt, respondBy } = await lead('Fresh');
    expect(dueAt).toBe(respondBy);
    expect((await lead('Today')).dueAt).toBe('2026-11-24T08:00:00.000Z');
    expect([(await lead('Worked')).dueAt, (await lead('Robot')).dueAt]).toEqual([null, null]);
  });

  it('sorts by the score that is shown', async () => {
    await store('Large', { moveDate: new Date(nowMs + 2 * dayMs).toISOString().slice(0, 10) });
    const { leads } = (await owner.call('GET', '/api/leads?sort=score')).json() as { leads: LeadSummary[] };
    const scores = leads.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBeGreaterThan(2);
    const { score } = await lead('Large');
    nowMs += 4 * dayMs;
    // A server works out the ranks of a new day when it starts.
    const another = await createTestApp(current().database, { now: () => nowMs });
    await another.ready();
    // Sessions end after hours in which nobody is there.
    await current().database.transaction((trx) => trx.updateTable('sessions').set({ lastSeenAt: nowMs }).execute());
    const stored = () =>
      current().database.reader.selectFrom('leads').select('score').where('name', '=', 'Large').executeTakeFirst();
    // The moving day is past: the daily work takes its points away.
    await expect.poll(async () => (await stored())?.score).toBeLessThan(score);
    await another.close();
    expect((await stored())?.score).toBe((await lead('Large')).score);
  });

  it('sorts anew when the opening hours change', async () => {
    await store('Night');
    const before = (await lead('Night')).dueAt;
    const settings = (await owner.call('GET', '/api/company-config')).json();
    const body = { version: settings.version, config: { ...settings.config, responseMinutes: 240 } };
    expect((await owner.call('PUT', '/api/company-config', body)).statusCode).toBe(200);
    await app.worker.settle();
    const after = await lead('Night');
    expect(Date.parse(after.dueAt)).toBeGreaterThan(Date.parse(before));
    expect(after.dueAt).toBe(after.respondBy);
  });
});

eachDatabase('Saved views of the list', (current) => {
  let app: FastifyInstance;
  let owner: SignedIn;
  let colleague: SignedIn;
  const view = { name: 'Abroad in June', filter: 'moveType=international&sort=due&direction=asc', columns: ['due'] };
  beforeAll(async () => {
    app = await createTestApp(current().database);
    owner = await signIn(app, current().database);
    colleague = await signIn(app, current().database, { company: owner.company.id });
  });
  afterAll(() => app.close());

  const list = async (who = owner) => (await who.call('GET', '/api/leads/views')).json().views;

  it('are kept, renamed and removed by their person alone', async () => {
    const added = await owner.call('POST', '/api/leads/views', view);
    expect(added.statusCode).toBe(201);
    const { id } = added.json();
    expect(await list()).toEqual([{ id, ...view }]);
    expect(await list(colleague)).toEqual([]);
    expect((await colleague.call('PATCH', `/api/leads/views/${id}`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await colleague.call('DELETE', `/api/leads/views/${id}`)).statusCode).toBe(404);
    const renamed = await owner.call('PATCH', `/api/leads/views/${id}`, { name: 'June' });
    expect(renamed.json()).toEqual({ id, ...view, name: 'June' });
    const other = { filter: 'status=new', columns: ['move', 'score'] };
    expect((await owner.call('PATCH', `/api/leads/views/${id}`, other)).json()).toEqual({ id, name: 'June', ...other });
    expect((await owner.call('DELETE', `/api/leads/views/${id}`)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('need a name, and are not more than one can look through', async () => {
    const nameless = await owner.call('POST', '/api/leads/views', { ...view, name: ' ' });
    expect(nameless.json().error.fields).toEqual({ name: 'Give the view a name' });
    for (let number = 0; number < 30; number++) await colleague.call('POST', '/api/leads/views', view);
    const refused = await colleague.call('POST', '/api/leads/views', view);
    expect(refused.json().error.fields.name).toMatch(/remove one/);
  });

  it('the columns are kept for the person', async () => {
    expect((await owner.call('GET', '/api/leads/look')).json()).toEqual({ look: null });
    const look = { columns: ['due', 'move'], density: 'compact' };
    for (const next of [{ ...look, density: 'comfortable' }, look]) await owner.call('PUT', '/api/leads/look', next);
    expect((await owner.call('GET', '/api/leads/look')).json()).toEqual({ look });
    expect((await colleague.call('GET', '/api/leads/look')).json()).toEqual({ look: null });
  });
});

eachDatabase('The search of leads', (current) => {
  let app: FastifyInstance;
  let owner: SignedIn;
  let stored: { id: string; reference: string };
  beforeAll(async () => {
    app = await createTestApp(current().database);
    owner = await signIn(app, current().database);
    const post = async (changes: Parameters<typeof leadBody>[0]) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/leads',
          headers: { 'idempotency-key': `key-of-the-search-test${changes?.name}` },
          payload: leadBody({ companyId: owner.company.slug, ...changes }),
        })
      ).json();
    stored = await post({
      name: 'Priya Nair',
      phone: '020 7946 0958',
      conversation: [
        { speaker: 'assistant', text: 'Anything unwieldy?' },
        { speaker: 'visitor', text: 'A harpsichord, and the aquarium' },
      ],
    });
    await post({ name: 'Luc Gagnon', phone: '+1 (212) 555-0123', chatHistory: 'Meg: Anything?\nVisitor: two kayaks' });
  });
  afterAll(() => app.close());

  const names = async (search: string): Promise<string[]> => {
    const answer = await owner.call('GET', `/api/leads?${new URLSearchParams({ search })}`);
    return answer.json().leads.map(({ name }: LeadSummary) => name);
  };

  it('finds the reference that the visitor was given, as it is said or typed', async () => {
    const { reference } = stored;
    const found = ['Priya Nair'];
    const short = reference.slice(2);
    for (const typed of [
      reference,
      reference.toLowerCase(),
      reference.slice(0, 7),
      short,
      `M${short}`,
      ` ${reference} `,
    ]) {
      expect([typed, await names(typed)]).toEqual([typed, found]);
    }
    expect(await names(`${reference} priya`)).toEqual(found);
    expect(await names(`${reference} luc`)).toEqual([]);
  });

  it.each([
    ['+44 20 7946 0958', 'Priya Nair'],
    ['0044 20 79460958', 'Priya Nair'],
    ['+44 (0)20 7946 0958', 'Priya Nair'],
    ['44 20 7946 0958', 'Priya Nair'],
    ['020 7946 0958', 'Priya Nair'],
    ['02079460958', 'Priya Nair'],
    ['7946 0958', 'Priya Nair'],
    ['212-555-0123', 'Luc Gagnon'],
    ['1 212 555 0123', 'Luc Gagnon'],
    ['+12125550123', 'Luc Gagnon'],
    ['harpsi', 'Priya Nair'],
    ['aquarium priya', 'Priya Nair'],
    ['kayaks', 'Luc Gagnon'],
  ])('finds %s', async (typed, name) => {
    expect(await names(typed)).toEqual([name]);
  });

  it('does not find by what Meg says in every conversation', async () => {
    expect([await names('unwieldy'), await names('anything')]).toEqual([[], []]);
  });

  describe('follows', () => {
    it('the notes', async () => {
      const note = await owner.call('POST', `/api/leads/${stored.id}/notes`, { text: 'Wants a téléphérique quote' });
      expect(await names('telepherique')).toEqual(['Priya Nair']);
      expect(await names('harpsichord')).toEqual(['Priya Nair']);
      await owner.call('DELETE', `/api/leads/${stored.id}/notes/${note.json().id}`);
      expect(await names('telepherique')).toEqual([]);
    });

    it('the conversation, as it goes on', async () => {
      const said = [{ speaker: 'visitor', text: 'Also a trampoline' }];
      const answer = await app.inject({
        method: 'POST',
        url: '/api/lead-additions',
        headers: { 'idempotency-key': 'key-of-the-search-testPriya Nair' },
        payload: { companyId: owner.company.slug, move: {}, conversation: said },
      });
      expect(answer.statusCode).toBe(200);
      expect(await names('trampoline')).toEqual(['Priya Nair']);
    });
  });
});
