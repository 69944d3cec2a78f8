import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@meg/shared/contract/live';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newId } from '../../ids/ids.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { type Heard, LiveReader } from '../../testing/live-reader.js';
import { signIn } from '../../testing/sign-in.js';
import { announcer, type LiveNews } from './live.events.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

function idIn(data: unknown): string {
  const { leadId, notification } = data as { leadId?: string; notification?: { id: string } };
  return leadId ?? notification?.id ?? '';
}

const announce = announcer({ now: Date.now, newId });

eachDatabase('An open dashboard', (current) => {
  let app: FastifyInstance;
  let url: string;
  const open: LiveReader[] = [];

  beforeAll(async () => {
    app = await createTestApp(current().database, { longestStreamMs: 3_600_000 });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const reader of open.splice(0)) reader.close();
  });
  afterAll(() => app.close());

  const listen = async ({ cookie }: Pick<SignedIn, 'cookie'>, lastEventId?: string) => {
    const reader = await LiveReader.open(url, cookie, lastEventId);
    open.push(reader);
    return reader;
  };
  const tell = (news: Partial<LiveNews> & Pick<LiveNews, 'companyId' | 'kind'>) =>
    current().database.transaction((trx) =>
      announce(trx, { personId: null, subjectId: null, isQuiet: false, ...news }),
    );
  const storeNotification = async ({ person }: SignedIn, title = 'New lead') => {
    const id = newId();
    await current().database.transaction(async (trx) => {
      const { id: personId, companyId } = person;
      await trx
        .insertInto('notifications')
        .values({
          id,
          companyId,
          personId,
          eventId: randomUUID(),
          type: 'lead_assigned',
          priority: 'medium',
          title,
          message: 'From Leeds',
          actionUrl: null,
          leadId: null,
          handoffId: null,
          isListed: 1,
          readAt: null,
          createdAt: Date.now(),
          emailSentAt: null,
          whatsappSentAt: null,
        })
        .execute();
      await announce(trx, { companyId, personId, kind: 'notification', subjectId: id, isQuiet: false });
    });
    return id;
  };

  it('gets its first event at once, with headers that stop proxies from holding it back', async () => {
    const owner = await signIn(app, current().database);
    const reader = await listen(owner);
    expect(reader.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(reader.response.headers.get('cache-control')).toContain('no-store');
    expect(reader.response.headers.get('x-accel-buffering')).toBe('no');
    expect(await reader.next('hello')).toEqual({ unread: 0, missed: true });
  });

  it('gets a new notification with the number of unread ones, and learns that it was read elsewhere', async () => {
    const owner = await signIn(app, current().database);
    const [one, other] = [await listen(owner), await listen(owner)];
    const id = await storeNotification(owner, 'A lead from Leeds');
    for (const reader of [one, other]) {
      const heard = await reader.next('notification');
      expect(heard).toMatchObject({ unread: 1, isQuiet: false, notification: { id, title: 'A lead from Leeds' } });
    }
    await owner.call('PUT', '/api/notifications/read');
    expect(await other.next('notificationsChanged')).toEqual({ unread: 0 });
  });

  it('gets new leads and their changes', async () => {
    const owner = await signIn(app, current().database);
    const reader = await listen(owner);
    const leadId = newId();
    await tell({ companyId: owner.company.id, kind: 'newLead', subjectId: leadId });
    expect(await reader.next('leads')).toEqual({ leadId, isNew: true });
    await tell({ companyId: owner.company.id, kind: 'changedLead', subjectId: leadId });
    expect(await reader.next('leads')).toEqual({ leadId, isNew: false });
  });

  it('of who sees only their own leads gets that a lead went to a colleague, and nothing of it from then on', async () => {
    const database = current().database;
    const owner = await signIn(app, database);
    const company = owner.company.id;
    const agent = await signIn(app, database, { teamRole: 'agent', seesLeads: 'own', company });
    const leads = [];
    for (const key of ['one', 'other']) {
      const headers = { 'idempotency-key': `${company}-${key}` };
      const payload = leadBody({ companyId: owner.company.slug });
      leads.push((await app.inject({ method: 'POST', url: '/api/leads', headers, payload })).json().id);
    }
    const [taken, free] = leads;
    await app.worker.settle();
    const reader = await listen(agent);
    await reader.next('hello');
    const assigned = { version: 1, assigneeId: owner.person.id };
    expect((await owner.call('PATCH', `/api/leads/${taken}`, assigned)).statusCode).toBe(200);
    await app.worker.settle();
    const aboutTaken = ({ data }: Heard) => idIn(data) === taken;
    await reader.until((one) => one.name === 'leads' && aboutTaken(one));
    await tell({ companyId: company, kind: 'changedLead', subjectId: taken });
    await tell({ companyId: company, kind: 'changedLead', subjectId: free });
    const rest = await reader.until(({ data }) => idIn(data) === free);
    expect(rest.filter(aboutTaken)).toEqual([]);
  });

  it('gets nothing that was stored before it opened', async () => {
    const owner = await signIn(app, current().database);
    await storeNotification(owner, 'Before');
    const reader = await listen(owner);
    await reader.next('hello');
    await storeNotification(owner, 'After');
    expect((await reader.next('notification')).notification.title).toBe('After');
  });

  it('gets all that it missed while it was cut off', async () => {
    const owner = await signIn(app, current().database);
    const first = await listen(owner);
    await storeNotification(owner, 'Heard');
    const lastEventId = (await first.until(({ name }) => name === 'notification')).at(-1)?.id;
    first.close();
    await storeNotification(owner, 'One');
    await storeNotification(owner, 'Two');
    const again = await listen(owner, lastEventId);
    expect(await again.next('hello')).toEqual({ unread: 3, missed: false });
    const isTwo = ({ data }: Heard) => (data as LiveEvent<'notification'>).notification?.title === 'Two';
    const titles = (await again.until(isTwo)).map(({ data }) => (data as LiveEvent<'notification'>).notification.title);
    expect(titles.slice(-2)).toEqual(['One', 'Two']);
  });

  it.each([
    ['nothing that an id could be', 'x'],
    ['an id of yesterday', '01900000-0000-7000-8000-000000000000'],
  ])('is told to read all anew where it names %s', async (_, lastEventId) => {
    const reader = await listen(await signIn(app, current().database), lastEventId);
    expect(await reader.next('hello')).toMatchObject({ missed: true });
  });

  it('is told to reload everything if it missed too much', async () => {
    const owner = await signIn(app, current().database);
    const lastEventId = newId();
    const { database } = current();
    await database.transaction(async (trx) => {
      const one = { companyId: owner.company.id, personId: null, kind: 'newLead', subjectId: newId(), isQuiet: false };
      for (let told = 0; told <= 200; told += 1) await announce(trx, one as LiveNews);
    });
    expect(await (await listen(owner, lastEventId)).next('hello')).toMatchObject({ missed: true });
  });

  it('ends when its person signs out, with that reason', async () => {
    const owner = await signIn(app, current().database);
    const reader = await listen(owner);
    await reader.next('hello');
    await owner.call('POST', '/api/admin/logout');
    await app.live.beat();
    expect(await reader.next('bye')).toEqual({ reason: 'session' });
    await reader.ended();
  });

  it('gets nothing more once its person is disabled', async () => {
    const owner = await signIn(app, current().database);
    const reader = await listen(owner);
    await reader.next('hello');
    await current().database.transaction((trx) =>
      trx.updateTable('people').set({ state: 'disabled' }).where('id', '=', owner.person.id).execute(),
    );
    await tell({ companyId: owner.company.id, kind: 'newLead', subjectId: newId() });
    await reader.ended();
    expect(reader.heard.map(({ name }) => name)).toEqual(['bye']);
  });

  it('of the staff gets the leads of the company that it looks at, until it leaves', async () => {
    const { database } = current();
    const owner = await signIn(app, database);
    const staff = await signIn(app, database, { role: 'internal_admin' });
    const support = (supportCompanyId: string | null) =>
      database.transaction((trx) =>
        trx
          .updateTable('sessions')
          .set({ supportCompanyId, supportUntil: Date.now() + 3_600_000 })
          .where('id', '=', staff.person.sessionId)
          .execute(),
      );
    await support(owner.company.id);
    await owner.call('POST', '/api/support-access', { for: 'day' });
    const reader = await listen(staff);
    await reader.next('hello');
    await storeNotification(owner, "The owner's own");
    const leadId = newId();
    await tell({ companyId: owner.company.id, kind: 'newLead', subjectId: leadId });
    expect(await reader.next('leads')).toMatchObject({ leadId });
    await storeNotification(staff, "The staff's own");
    expect((await reader.next('notification')).notification.title).toBe("The staff's own");
    await support(null);
    await app.live.beat();
    expect(await reader.next('bye')).toEqual({ reason: 'session' });
  });

  it('ends if it is the oldest of more than ten of one person', async () => {
    const owner = await signIn(app, current().database);
    const readers: LiveReader[] = [];
    for (let opened = 0; opened < 11; opened += 1) readers.push(await listen(owner));
    expect(await readers[0]?.next('bye')).toEqual({ reason: 'replaced' });
    await readers[0]?.ended();
    expect(readers.slice(1).some(({ hasEnded }) => hasEnded)).toBe(false);
  });

  it('does not keep its session alive', async () => {
    const owner = await signIn(app, current().database);
    const reader = await listen(owner);
    await reader.next('hello');
    const seen = Date.now() - 11 * 3_600_000;
    const sessions = () => current().database.reader.selectFrom('sessions').where('id', '=', owner.person.sessionId);
    await current().database.transaction((trx) =>
      trx.updateTable('sessions').set({ lastSeenAt: seen }).where('id', '=', owner.person.sessionId).execute(),
    );
    await app.live.beat();
    expect(await sessions().select('lastSeenAt').executeTakeFirst()).toEqual({ lastSeenAt: seen });
  });

  it('ends at once when its server stops, so that it can connect to another', async () => {
    const { database } = current();
    const other = await createTestApp(database, { longestStreamMs: 3_600_000 });
    const reader = await LiveReader.open(
      await other.listen({ port: 0, host: '127.0.0.1' }),
      (await signIn(app, database)).cookie,
    );
    await reader.next('hello');
    await other.close();
    expect(await reader.next('bye')).toEqual({ reason: 'stopping' });
  });

  it('needs a session', async () => {
    expect((await fetch(`${url}/api/live`)).status).toBe(401);
  });

  it('gets everything for its person and company once, and nothing else', async () => {
    const { database } = current();
    const companies = [await signIn(app, database), await signIn(app, database)];
    const agents = await Promise.all(
      companies.map(({ company }) => signIn(app, database, { teamRole: 'agent', company: company.id })),
    );
    const people = [...companies, ...agents];
    const readers = await Promise.all(people.map((person) => listen(person)));
    await Promise.all(readers.map((reader) => reader.next('hello')));
    const anyNews = fc.record({ who: fc.nat({ max: people.length - 1 }), isPersonal: fc.boolean() });
    /** Answers the id, and who is to hear of it. */
    const happen = async ({ who, isPersonal }: { who: number; isPersonal: boolean }) => {
      const person = people[who] as SignedIn;
      if (isPersonal) return { id: await storeNotification(person), isFor: (other: SignedIn) => other === person };
      const leadId = newId();
      await tell({ companyId: person.company.id, kind: 'newLead', subjectId: leadId });
      return { id: leadId, isFor: (other: SignedIn) => other.company.id === person.company.id };
    };
    await fc.assert(
      fc.asyncProperty(fc.array(anyNews, { minLength: 1, maxLength: 12 }), async (all) => {
        const happened = await Promise.all(all.map(happen));
        const last = newId();
        for (const { company } of companies) {
          await tell({ companyId: company.id, kind: 'changedLead', subjectId: last });
        }
        for (const [place, reader] of readers.entries()) {
          const heard = await reader.until(({ data }) => (data as { leadId?: string }).leadId === last);
          const ids = heard.slice(0, -1).map(({ data }) => idIn(data));
          const expected = happened.filter(({ isFor }) => isFor(people[place] as SignedIn)).map(({ id }) => id);
          expect(ids.sort()).toEqual(expected.sort());
        }
      }),
      { numRuns: 20 },
    );
  });
});
