import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { leadBody } from '../../../testing/factories.js';
import { signIn } from '../../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

const hourMs = 3_600_000;

eachDatabase('A task of a lead', (current) => {
  let app: FastifyInstance;
  let owner: SignedIn;
  let agent: SignedIn;
  let stranger: SignedIn;
  let later = 0;
  let id: string;

  const add = (task: object, who = owner) => who.call('POST', `/api/leads/${id}/tasks`, task);
  const change = (taskId: string, body: object, who = owner) =>
    who.call('PATCH', `/api/leads/${id}/tasks/${taskId}`, body);
  const inHours = (hours: number) => new Date(Date.now() + later + hours * hourMs).toISOString();
  const mine = async (who: SignedIn) => (await who.call('GET', '/api/lead-tasks/mine')).json();
  const notified = (title = 'Due:%') =>
    current()
      .database.reader.selectFrom('notifications')
      .select(['personId', 'title'])
      .where('leadId', '=', id)
      .where('title', 'like', title)
      .execute();

  beforeAll(async () => {
    const { database } = current();
    app = await createTestApp(database, { now: () => Date.now() + later });
    owner = await signIn(app, database);
    agent = await signIn(app, database, { teamRole: 'agent', company: owner.company.id });
    stranger = await signIn(app, database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const payload = leadBody({ companyId: owner.company.slug });
    id = (await app.inject({ method: 'POST', url: '/api/leads', payload })).json().id;
  });

  it('is shown in the lead and to its person, done and opened again', async () => {
    await add({ text: 'Send the survey', dueAt: inHours(5), assigneeId: agent.person.id });
    const lead = (await add({ text: 'Call back', dueAt: inHours(2), assigneeId: null })).json() as LeadDetail;
    expect(lead.tasks.map(({ text, assigneeName }) => [text, assigneeName])).toEqual([
      ['Call back', null],
      ['Send the survey', 'Amina Yusof'],
    ]);
    expect(await mine(agent)).toMatchObject({
      due: 0,
      tasks: [{ text: 'Send the survey', leadId: id, leadName: 'Amina Yusof' }],
    });
    const first = lead.tasks[0]?.id ?? '';
    expect((await change(first, { isDone: true })).json().tasks[1]).toMatchObject({
      id: first,
      doneAt: expect.any(String),
    });
    expect((await change(first, { isDone: false })).json().tasks[0]).toMatchObject({ id: first, doneAt: null });
    const { timeline } = (await owner.call('GET', `/api/leads/${id}`)).json() as LeadDetail;
    expect(timeline.map(({ kind }) => kind).slice(1)).toEqual([
      'task-added',
      'task-added',
      'task-done',
      'task-reopened',
    ]);
    await change(lead.tasks[1]?.id ?? '', { isDone: true }, agent);
    expect(await mine(agent)).toEqual({ due: 0, tasks: [] });
  });

  it('reminds its person when it is due, once, and nobody where it is done or was put off', async () => {
    const taskIds = [];
    for (const text of ['Due', 'Done', 'Put off'])
      taskIds.push((await add({ text, dueAt: inHours(1), assigneeId: agent.person.id })).json().tasks.at(-1).id);
    await change(taskIds[1] as string, { isDone: true });
    await change(taskIds[2] as string, { dueAt: inHours(9) });
    await app.worker.settle();
    expect(await notified()).toEqual([]);
    later += 1.5 * hourMs;
    await app.worker.settle();
    expect(await notified()).toEqual([{ personId: agent.person.id, title: 'Due: Due' }]);
    expect(await mine(agent)).toMatchObject({ due: 1 });
  });

  it('is for people of the company alone', async () => {
    const task = { text: 'Call', dueAt: inHours(1), assigneeId: stranger.person.id };
    expect((await add(task)).json().error.fields).toHaveProperty('assigneeId');
    expect((await add({ ...task, assigneeId: null }, stranger)).statusCode).toBe(404);
    const { tasks } = (await add({ ...task, assigneeId: null })).json() as LeadDetail;
    expect((await change(tasks[0]?.id ?? '', { isDone: true }, stranger)).statusCode).toBe(404);
    expect((await add({ text: ' ', dueAt: 'soon', assigneeId: null })).json().error.fields).toMatchObject({
      text: 'Write what is to be done',
      dueAt: 'Say by when',
    });
  });

  it('is due in time to come; one that is overdue may be changed in all else', async () => {
    const refused = await add({ text: 'Call', dueAt: inHours(-1), assigneeId: null });
    const words = 'This time is over: choose a later one';
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { dueAt: words }]);
    const dueAt = inHours(1);
    const [task] = (await add({ text: 'Call', dueAt, assigneeId: null })).json().tasks;
    later += 2 * hourMs;
    expect((await change(task.id, { dueAt: inHours(-1.5) })).json().error.fields).toEqual({ dueAt: words });
    expect((await change(task.id, { text: 'Ring', dueAt })).json().tasks[0]).toMatchObject({ text: 'Ring', dueAt });
  });

  it('goes with its person', async () => {
    await add({ text: 'Call', dueAt: inHours(1), assigneeId: null });
    expect((await owner.call('GET', `/api/leads/${id}/person`)).json().tasks.length).toBeGreaterThan(0);
    await owner.call('POST', `/api/leads/${id}/erase`, { confirm: 'erase' });
    const left = await current()
      .database.reader.selectFrom('leadTasks')
      .select('id')
      .where('leadId', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  it('is told to whoever it is given to, and not to who gives it to themselves', async () => {
    const given = async () => (await notified('A task for you:%')).map(({ personId, title }) => [personId, title]);
    const dueAt = inHours(5);
    await add({ text: 'Send the survey', dueAt, assigneeId: agent.person.id });
    const lead = (await add({ text: 'Call back', dueAt, assigneeId: owner.person.id })).json() as LeadDetail;
    await app.worker.settle();
    expect(await given()).toEqual([[agent.person.id, 'A task for you: Send the survey']]);
    const own = lead.tasks.find(({ text }) => text === 'Call back')?.id ?? '';
    await change(own, { text: 'Call back at noon' });
    await change(own, { assigneeId: agent.person.id });
    await app.worker.settle();
    expect((await given()).map(([, title]) => title).sort()).toEqual([
      'A task for you: Call back at noon',
      'A task for you: Send the survey',
    ]);
  });
});
