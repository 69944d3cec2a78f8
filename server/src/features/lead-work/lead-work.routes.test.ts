import { randomUUID } from 'node:crypto';
import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody, quoteData, readinessData } from '../../testing/factories.js';
import { setRange } from '../../testing/quoted-lead.js';
import { signIn } from '../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

eachDatabase('A lead', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let owner: SignedIn;
  let agent: SignedIn;
  let stranger: SignedIn;
  let id: string;
  let number = 0;

  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload })).json() as { id: string };
  const store = async (changes: Parameters<typeof leadBody>[0] = {}, who = owner) =>
    (await post('/api/leads', leadBody({ companyId: who.company.slug, ...changes }))).id;
  const look = async (who = owner, leadId = id) => (await who.call('GET', `/api/leads/${leadId}`)).json() as LeadDetail;
  const codeOf = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;
  const move = (to: LeadStatus, version: number, who = owner) =>
    who.call('POST', `/api/leads/${id}/status`, { to, version });

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database);
    owner = await signIn(app, database);
    agent = await signIn(app, database, { teamRole: 'agent', company: owner.company.id });
    stranger = await signIn(app, database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    number++;
    const contact = { email: `p${number}@example.com`, phone: `+44 7700 9${String(number).padStart(5, '0')}` };
    const conversation = [
      { speaker: 'assistant' as const, text: 'Hello' },
      { speaker: 'visitor' as const, text: 'Is there a discount (75 %)' },
    ];
    id = await store({
      ...contact,
      conversation,
      readiness: readinessData(62),
      sourcePage: 'https://movers.example/quote',
      consentText: 'To us only',
    });
  });

  it('shows all that is known of it', async () => {
    const lead = await look();
    expect(lead).toMatchObject({
      id,
      name: 'Amina Yusof',
      status: 'new',
      version: 1,
      readinessPercent: 62,
      duplicates: 0,
      sourcePage: 'https://movers.example/quote',
      consentText: 'To us only',
      assigneeName: null,
      quote: { currency: 'USD', source: 'company_rates', difficultyRating: { overallRating: expect.any(Number) } },
      quoteDiffers: false,
      timeline: [{ kind: 'created', who: null }],
    });
    expect(lead.conversation).toContainEqual({ speaker: 'visitor', text: 'Is there a discount (75 %)' });
    expect(lead.score).toBe(lead.scoreParts.reduce((sum, { points }) => sum + points, 0));
  });

  it('says whether the range is still the one that the visitor saw', async () => {
    expect((await look()).quoteDiffers).toBe(false);
    await setRange(database, id, quoteData(4_850, 6_350));
    expect((await look()).quoteDiffers).toBe(true);
  });

  it('goes from new to converted, and stores who made each step and when', async () => {
    let version = 1;
    for (const to of ['contacted', 'qualified', 'converted'] as const) {
      const answer = await move(to, version, agent);
      expect(answer.statusCode).toBe(200);
      ({ version } = answer.json());
    }
    const { timeline, status } = await look();
    expect(status).toBe('converted');
    const steps = timeline.filter(({ kind }) => kind === 'status');
    expect(steps.map(({ kind, detail, who }) => [kind, detail, who])).toEqual([
      ['status', 'contacted', 'Amina Yusof'],
      ['status', 'qualified', 'Amina Yusof'],
      ['status', 'converted', 'Amina Yusof'],
    ]);
    const audit = await database.reader.selectFrom('auditEntries').selectAll().where('subject', '=', id).execute();
    expect(audit.map(({ action, personId }) => [action, personId])).toEqual(
      Array(3).fill(['lead.status', agent.person.id]),
    );
  });

  it('refuses a step that the rules do not allow, and says why', async () => {
    const answer = await move('converted', 1);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatchObject({
      code: 'status_change_refused',
      message:
        'This lead is new, and from there it cannot become converted. It can become contacted, lost, or waiting for a follow-up.',
    });
    expect(await look()).toMatchObject({ status: 'new', version: 1 });
  });

  it('refuses the second of two edits of one version, and overwrites nothing', async () => {
    const [first, second] = await Promise.all([move('contacted', 1), move('lost', 1, agent)]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
    expect([codeOf(first), codeOf(second)]).toContain('edit_conflict');
    const { version, status } = await look();
    const tagged = await owner.call('PATCH', `/api/leads/${id}`, { version: 1, tags: ['piano'] });
    expect(codeOf(tagged)).toBe('edit_conflict');
    expect(await look()).toMatchObject({ version, status, tags: [] });
  });

  it('refuses an edit by somebody who has not seen that the visitor asked for a person', async () => {
    await post('/api/human-handoff', {
      companyId: owner.company.slug,
      leadId: id,
      requestType: 'immediate',
      contactMethod: 'whatsapp',
      contactInfo: { email: 'p@example.com', phone: '+44 7700 900123' },
      chatHistory: 'Visitor: hello',
    });
    expect(codeOf(await move('contacted', 1))).toBe('edit_conflict');
    const lead = await look();
    expect(lead).toMatchObject({ status: 'human-handoff-requested', handoffs: [{ contactMethod: 'whatsapp' }] });
    expect(lead.timeline.map(({ kind }) => kind).sort()).toEqual(['created', 'handoff', 'status']);
    expect(lead.scoreParts).toContainEqual(expect.objectContaining({ code: 'person', points: 20 }));
    expect((await move('contacted', lead.version)).statusCode).toBe(200);
  });

  it('is assigned to a person of the team and tagged', async () => {
    const edit = { version: 1, assigneeId: agent.person.id, tags: ['piano', 'VIP'] };
    const lead = (await owner.call('PATCH', `/api/leads/${id}`, edit)).json() as LeadDetail;
    expect(lead).toMatchObject({ assigneeId: agent.person.id, assigneeName: 'Amina Yusof', tags: ['VIP', 'piano'] });
    const nobody = { version: lead.version, assigneeId: null, tags: ['VIP'] };
    const after = (await owner.call('PATCH', `/api/leads/${id}`, nobody)).json() as LeadDetail;
    expect(after).toMatchObject({ assigneeId: null, tags: ['VIP'] });
    expect(after.timeline.map(({ kind }) => kind)).toEqual([
      ...['created', 'assigned', 'tagged', 'tagged', 'assigned', 'untagged'],
    ]);
    expect((await agent.call('GET', '/api/leads/choices')).json()).toMatchObject({
      people: expect.arrayContaining([{ id: agent.person.id, name: 'Amina Yusof' }]),
      tags: expect.arrayContaining(['VIP']),
    });
  });

  it('is not assigned to anybody of another company', async () => {
    const edit = { version: 1, assigneeId: stranger.person.id };
    const answer = await owner.call('PATCH', `/api/leads/${id}`, edit);
    expect(answer.json().error.fields).toHaveProperty('assigneeId');
    expect(await look()).toMatchObject({ assigneeId: null, version: 1 });
  });

  it('is neither given nor offered to somebody who may only read, nor is a task of it', async () => {
    const { company } = owner;
    const reader = await signIn(app, current().database, { teamRole: 'read_only', company: company.id });
    const assigneeId = reader.person.id;
    const bulk = { ids: [id], action: { kind: 'assign', assigneeId } };
    const task = { text: 'Call', dueAt: new Date(Date.now() + 3_600_000).toISOString(), assigneeId };
    for (const answer of [
      await owner.call('PATCH', `/api/leads/${id}`, { version: 1, assigneeId }),
      await owner.call('POST', '/api/leads/bulk', bulk),
      await owner.call('POST', `/api/leads/${id}/tasks`, task),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields.assigneeId).toMatch(/has the role read-only and cannot work on leads/i);
    }
    expect(await look()).toMatchObject({ assigneeId: null, version: 1 });
    const { people } = (await owner.call('GET', '/api/leads/choices')).json();
    expect(people.map((one: { id: string }) => one.id)).not.toContain(assigneeId);
  });

  it('has notes that only their author and an owner may remove', async () => {
    const write = async (who: SignedIn, text: string) =>
      (await who.call('POST', `/api/leads/${id}/notes`, { text })).json() as { id: string };
    const remove = async (who: SignedIn, noteId: string) =>
      (await who.call('DELETE', `/api/leads/${id}/notes/${noteId}`)).statusCode;
    const ours = await write(owner, 'Called, nobody there');
    const theirs = await write(agent, '=2+2 <b>bold</b>');
    const notes = (await look(agent)).notes.map(({ text, isMine }) => [text, isMine]);
    expect(notes).toEqual([
      ['Called, nobody there', false],
      ['=2+2 <b>bold</b>', true],
    ]);
    expect(await remove(agent, ours.id)).toBe(404);
    expect(await remove(stranger, ours.id)).toBe(404);
    expect(await remove(owner, theirs.id)).toBe(200);
    expect(await remove(owner, ours.id)).toBe(200);
    expect((await look()).notes).toEqual([]);
    expect((await owner.call('POST', `/api/leads/${id}/notes`, { text: '   ' })).statusCode).toBe(422);
  });

  it('lists the other leads of its person, even if the address and the number are written in another way', async () => {
    const { email, phone } = await look();
    const byEmail = await store({ email: email.toUpperCase(), phone: '+1 555 0100 100' });
    const byPhone = await store({ email: 'else@example.com', phone: phone.replaceAll(' ', '') });
    const lead = await look();
    expect(lead.samePerson.map((one) => one.id).sort()).toEqual([byEmail, byPhone].sort());
    expect(lead.duplicates).toBe(2);
    await store({ email, phone }, stranger);
    expect((await look()).duplicates).toBe(2);
  });

  describe('among many', () => {
    it('is changed if its rules allow it, and the answer has an outcome for each', async () => {
      const other = await store({ email: 'o@example.com', phone: '1234567890' });
      const foreign = await store({}, stranger);
      const missing = randomUUID();
      await owner.call('POST', `/api/leads/${other}/status`, { to: 'lost', version: 1 });
      const bulk = async (action: object, ids = [id, other, foreign, missing]) => {
        const { results } = (await owner.call('POST', '/api/leads/bulk', { ids, action })).json() as {
          results: { id: string; outcome: string }[];
        };
        return Object.fromEntries(results.map((one) => [one.id, one.outcome]));
      };
      const gone = { [foreign]: 'not_found', [missing]: 'not_found' };
      expect(await bulk({ kind: 'status', to: 'contacted' })).toEqual({ [id]: 'done', [other]: 'refused', ...gone });
      expect(await bulk({ kind: 'status', to: 'contacted' })).toMatchObject({ [id]: 'same' });
      const assign = { kind: 'assign', assigneeId: agent.person.id };
      expect(await bulk(assign)).toEqual({ [id]: 'done', [other]: 'done', ...gone });
      expect(await bulk({ kind: 'tag', tag: 'June' })).toEqual({ [id]: 'done', [other]: 'done', ...gone });
      expect(await bulk({ kind: 'tag', tag: 'June' }, [id])).toEqual({ [id]: 'same' });
      expect(await bulk({ kind: 'untag', tag: 'June' }, [other])).toEqual({ [other]: 'done' });
      expect(await look()).toMatchObject({ status: 'contacted', assigneeId: agent.person.id, tags: ['June'] });
      expect((await stranger.call('GET', `/api/leads/${foreign}`)).json()).toMatchObject({ status: 'new', tags: [] });
    });

    it('is one of at most 500', async () => {
      const ids = Array.from({ length: 501 }, () => randomUUID());
      const action = { kind: 'tag', tag: 'x' };
      expect((await owner.call('POST', '/api/leads/bulk', { ids, action })).statusCode).toBe(422);
      expect((await owner.call('POST', '/api/leads/bulk', { ids: ids.slice(1), action })).statusCode).toBe(200);
    });
  });
});
