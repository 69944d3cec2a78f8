import { randomUUID } from 'node:crypto';
import { addDays, wallTimeAt, weekdays } from '@meg/shared/domain/time/zoned-time';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import type { SignedIn } from '../../testing/route-objects.js';
import { signIn } from '../../testing/sign-in.js';

eachDatabase('New leads are assigned by rule', (current) => {
  let app: FastifyInstance;
  let owner: SignedIn;
  let ben: SignedIn;
  let chen: SignedIn;

  beforeEach(async () => {
    const { database } = current();
    app ??= await createTestApp(database);
    owner = await signIn(app, database);
    const company = owner.company.id;
    ben = await signIn(app, database, { teamRole: 'agent', company });
    chen = await signIn(app, database, { teamRole: 'agent', company });
  });
  afterAll(() => app.close());

  const rule = (people: readonly SignedIn[], change: object = {}) => ({
    id: randomUUID(),
    name: '',
    kind: 'any',
    values: [],
    personIds: people.map(({ person }) => person.id),
    ...change,
  });
  const save = (rules: readonly object[], version = 0, by = owner) =>
    by.call('PUT', '/api/lead-assignment', { rules, version });
  const newLead = async (change: object = {}): Promise<string> => {
    const payload = leadBody({ companyId: owner.company.slug, ...change });
    const answer = await app.inject({ method: 'POST', url: '/api/leads', payload });
    expect(answer.statusCode).toBe(201);
    return answer.json().id;
  };
  const read = async (id: string) => (await owner.call('GET', `/api/leads/${id}`)).json();
  const assigneeOf = async (id: string) => (await read(id)).assigneeId;

  it('gives nobody a lead without rules', async () => {
    expect(await assigneeOf(await newLead())).toBeNull();
  });

  it('gives a hundred leads of one moment to three people in turn', async () => {
    await save([rule([owner, ben, chen])]);
    const ids = await Promise.all(Array.from({ length: 100 }, () => newLead()));
    const counts = new Map<string, number>();
    for (const id of ids) {
      const assignee = await assigneeOf(id);
      counts.set(assignee, (counts.get(assignee) ?? 0) + 1);
    }
    expect([...counts.values()].toSorted()).toEqual([33, 33, 34]);
  });

  it('takes no turn for a lead that is sent twice', async () => {
    await save([rule([ben, chen])]);
    const send = (key: string) =>
      app.inject({
        method: 'POST',
        url: '/api/leads',
        headers: { 'idempotency-key': key },
        payload: leadBody({ companyId: owner.company.slug }),
      });
    const [key, other] = [randomUUID(), randomUUID()];
    const first = (await send(key)).json().id;
    expect((await send(key)).json().id).toBe(first);
    expect(await assigneeOf(first)).toBe(ben.person.id);
    expect(await assigneeOf((await send(other)).json().id)).toBe(chen.person.id);
  });

  it('tries rules from the top, and the timeline names the rule', async () => {
    await save([
      rule([ben], { name: 'Malaysian moves', kind: 'destination', values: ['Malaysia'] }),
      rule([chen], { kind: 'language', values: ['fr'] }),
      rule([owner], { kind: 'moveType', values: ['local'] }),
    ]);
    const toMalaysia = await newLead({ language: 'fr' });
    expect(await assigneeOf(toMalaysia)).toBe(ben.person.id);
    const given = (await read(toMalaysia)).timeline.find(({ kind }: { kind: string }) => kind === 'assigned-by-rule');
    expect(given).toMatchObject({ detail: 'Amina Yusof', after: 'Malaysian moves' });
    expect(await assigneeOf(await newLead({ destinationCity: 'Cork', language: 'fr' }))).toBe(chen.person.id);
    expect(await assigneeOf(await newLead({ destinationCity: 'Cork' }))).toBeNull();
  });

  it('passes over who is off duty, was locked out or only reads', async () => {
    await save([rule([ben, chen])]);
    await ben.call('PUT', '/api/admin/account/duty', { isOnDuty: false });
    expect((await ben.call('GET', '/api/admin/me')).json().isOnDuty).toBe(false);
    expect([await assigneeOf(await newLead()), await assigneeOf(await newLead())]).toEqual([
      chen.person.id,
      chen.person.id,
    ]);
    const { people } = (await owner.call('GET', '/api/team')).json();
    const { version } = people.find(({ id }: { id: string }) => id === chen.person.id);
    await owner.call('PATCH', `/api/team/${chen.person.id}`, { version, teamRole: 'read_only' });
    expect(await assigneeOf(await newLead())).toBeNull();
    const assignment = (await owner.call('GET', '/api/lead-assignment')).json();
    expect(assignment.people.find(({ id }: { id: string }) => id === chen.person.id).mayWorkLeads).toBe(false);
    await ben.call('PUT', '/api/admin/account/duty', { isOnDuty: true });
    expect(await assigneeOf(await newLead())).toBe(ben.person.id);
  });

  it('passes over who is not at work by their hours, and says why; with nobody at work the lead is nobody’s', async () => {
    await save([rule([ben, chen])]);
    const week = (day: object | null) =>
      Object.fromEntries(weekdays.map((name) => [name, day])) as Record<(typeof weekdays)[number], object | null>;
    const hours = (day: object | null, holidays: string[] = []) => ({
      timezone: 'Asia/Tokyo',
      days: week(day),
      holidays,
    });
    const set = ({ call }: SignedIn, workHours: object | null) =>
      call('PUT', '/api/admin/account/work-hours', { workHours });
    const allDay = { open: '00:00', close: '00:00' };
    const offDutyOf = async ({ person }: SignedIn) => {
      const { people } = (await owner.call('GET', '/api/lead-assignment')).json();
      return people.find(({ id }: { id: string }) => id === person.id).offDuty;
    };
    expect((await set(ben, hours(null))).statusCode).toBe(200);
    expect((await set(chen, hours(allDay))).statusCode).toBe(200);
    expect(await offDutyOf(ben)).toEqual({ why: 'outside_hours', backAt: null });
    expect(await offDutyOf(chen)).toBeNull();
    expect([await assigneeOf(await newLead()), await assigneeOf(await newLead())]).toEqual([
      chen.person.id,
      chen.person.id,
    ]);
    const { date } = wallTimeAt(Date.now(), 'Asia/Tokyo');
    await set(chen, hours(allDay, [addDays(date, -1), date, addDays(date, 1)]));
    expect(await offDutyOf(chen)).toMatchObject({ why: 'day_off', backAt: expect.any(String) });
    expect(await assigneeOf(await newLead())).toBeNull();
    await set(ben, null);
    expect(await assigneeOf(await newLead())).toBe(ben.person.id);
    expect((await set(ben, { ...hours(allDay), timezone: 'Nowhere/Land' })).statusCode).toBe(422);
    const backwards = await set(ben, hours({ open: '17:00', close: '09:00' }));
    expect(backwards.json().error.fields['workHours.days.monday.close']).toContain('before it opens');
  });

  it('keeps a lead unassigned where the rules are broken', async () => {
    await save([rule([ben])]);
    const { database } = current();
    const broken = JSON.stringify([{ ...rule([ben]), kind: 'origin', values: null }]);
    await database.transaction((trx) =>
      trx.updateTable('leadAssignments').set({ rules: broken }).where('companyId', '=', owner.company.id).execute(),
    );
    expect(await assigneeOf(await newLead())).toBeNull();
  });

  it('says who would get a lead, and takes no turn', async () => {
    const rules = [rule([ben], { kind: 'origin', values: ['Boston'] }), rule([chen, owner])];
    const lead = { originCity: 'Boston', destinationCity: 'Leeds', moveType: 'international' };
    const tried = async () => (await owner.call('POST', '/api/lead-assignment/try', { rules, ...lead })).json();
    expect(await tried()).toEqual({ personName: 'Amina Yusof', ruleId: rules[0]?.id, passedOver: [] });
    await ben.call('PUT', '/api/admin/account/duty', { isOnDuty: false });
    const second = { personName: 'Amina Yusof', ruleId: rules[1]?.id, passedOver: [rules[0]?.id] };
    expect([await tried(), await tried()]).toEqual([second, second]);
  });

  it('is changed by who may change settings, at the version that was seen, for people of the team', async () => {
    const stranger = await signIn(app, current().database);
    expect((await save([rule([ben])], 0, ben)).statusCode).toBe(403);
    expect((await save([rule([stranger])])).statusCode).toBe(422);
    expect((await save([rule([])])).statusCode).toBe(422);
    expect((await save([rule([ben], { kind: 'origin' })])).statusCode).toBe(422);
    expect((await save([rule([ben])])).json().version).toBe(1);
    expect((await save([rule([chen])], 0)).statusCode).toBe(409);
    expect((await save([rule([chen])], 1)).json().version).toBe(2);
  });

  it('is refused with a reader in it, except one who was chosen before the role changed', async () => {
    const reader = await signIn(app, current().database, { teamRole: 'read_only', company: owner.company.id });
    const refused = await save([rule([ben, reader])]);
    expect(refused.statusCode).toBe(422);
    expect(JSON.stringify(refused.json().error.fields)).toMatch(/read-only and cannot work on leads/i);
    expect((await save([rule([ben, chen])])).statusCode).toBe(200);
    const { people } = (await owner.call('GET', '/api/team')).json();
    const { version } = people.find((one: { id: string }) => one.id === chen.person.id);
    await owner.call('PATCH', `/api/team/${chen.person.id}`, { version, teamRole: 'read_only' });
    expect((await save([rule([ben, chen], { name: 'All' })], 1)).statusCode).toBe(200);
  });

  it('leaves to somebody what they took for themselves, and gives the rest of what is added by hand', async () => {
    await save([rule([chen])]);
    const add = async (isMine: boolean) => {
      const lead = { name: 'Kai', phone: '+44 7700 900123', isMine, move: { moveType: 'local' } };
      return (await ben.call('POST', '/api/leads/by-hand', lead)).json().id;
    };
    expect([await assigneeOf(await add(true)), await assigneeOf(await add(false))]).toEqual([
      ben.person.id,
      chen.person.id,
    ]);
  });
});
