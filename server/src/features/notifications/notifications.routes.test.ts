import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids/ids.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { signIn } from '../../testing/sign-in.js';
import type { NotificationRow } from './notifications.store.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

eachDatabase('Notifications', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let amina: SignedIn;
  let stranger: SignedIn;
  const clock = Date.UTC(2026, 5, 1);

  const put = async (whose: SignedIn, changes: Partial<NotificationRow> = {}) => {
    const row: NotificationRow = {
      id: newId(),
      companyId: whose.company.id,
      personId: whose.person.id,
      eventId: randomUUID(),
      isListed: 1,
      type: 'lead_assigned',
      priority: 'medium',
      title: 'New lead: Amina Yusof',
      message: 'Leeds → Cork.',
      actionUrl: '/admin/leads/x',
      leadId: null,
      handoffId: null,
      readAt: null,
      createdAt: clock,
      emailSentAt: null,
      whatsappSentAt: null,
      ...changes,
    };
    await database.transaction((trx) => trx.insertInto('notifications').values(row).execute());
    return row.id;
  };
  const list = async (whose: SignedIn, query = '') => (await whose.call('GET', `/api/notifications${query}`)).json();
  const idsOf = (page: { notifications: { id: string }[] }) => page.notifications.map(({ id }) => id);

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { now: () => clock });
    stranger = await signIn(app, database);
  });
  afterAll(() => app.close());

  it('are listed for their person, the newest first, a page at a time', async () => {
    amina = await signIn(app, database);
    const ids = [];
    for (let number = 0; number < 5; number++) ids.unshift(await put(amina));
    await put(stranger);
    await put(amina, { isListed: 0 });
    const first = await list(amina, '?limit=2');
    expect(first.notifications[0]).toEqual({
      id: ids[0],
      title: 'New lead: Amina Yusof',
      message: 'Leeds → Cork.',
      priority: 'medium',
      type: 'lead_assigned',
      isRead: false,
      createdAt: new Date(clock).toISOString(),
      emailSent: false,
      whatsappSent: false,
      actionUrl: '/admin/leads/x',
    });
    const second = await list(amina, `?limit=2&cursor=${first.next}`);
    const third = await list(amina, `?limit=2&cursor=${second.next}`);
    expect([first, second, third].flatMap(idsOf)).toEqual(ids);
    expect(third.next).toBeNull();
    expect(first.unread).toBe(5);
  });

  it('are read one by one, or all at once', async () => {
    amina = await signIn(app, database);
    const [one, two, three] = [await put(amina), await put(amina), await put(amina)];
    expect((await amina.call('PUT', `/api/notifications/${one}/read`)).json()).toEqual({ unread: 2 });
    expect((await amina.call('PUT', `/api/notifications/${one}/read`)).json()).toEqual({ unread: 2 });
    expect(idsOf(await list(amina, '?isRead=false'))).toEqual([three, two]);
    expect(idsOf(await list(amina, '?isRead=true'))).toEqual([one]);
    expect((await amina.call('PUT', '/api/notifications/read')).json()).toEqual({ unread: 0 });
    expect(idsOf(await list(amina, '?isRead=false'))).toEqual([]);
  });

  it('can be deleted, and are then no longer sent', async () => {
    amina = await signIn(app, database);
    const id = await put(amina);
    await database.transaction((trx) =>
      trx
        .insertInto('notificationDeliveries')
        .values({
          id: newId(),
          notificationId: id,
          personId: amina.person.id,
          channel: 'email',
          state: 'held',
          dueAt: clock,
          finishedAt: null,
          reason: null,
        })
        .execute(),
    );
    expect((await amina.call('DELETE', `/api/notifications/${id}`)).json()).toEqual({ unread: 0 });
    expect((await amina.call('DELETE', `/api/notifications/${id}`)).statusCode).toBe(404);
    const left = database.reader.selectFrom('notificationDeliveries').select('id').where('notificationId', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it('of others cannot be found', async () => {
    const colleague = await signIn(app, database, { company: stranger.company.id });
    const id = await put(stranger);
    for (const other of [colleague, amina]) {
      expect((await other.call('PUT', `/api/notifications/${id}/read`)).statusCode).toBe(404);
      expect((await other.call('DELETE', `/api/notifications/${id}`)).statusCode).toBe(404);
      await other.call('PUT', '/api/notifications/read');
    }
    expect((await list(stranger, '?isRead=false')).notifications.map(({ id }: { id: string }) => id)).toContain(id);
  });

  it('are counted up to 100', async () => {
    amina = await signIn(app, database);
    for (let number = 0; number < 103; number++) await put(amina);
    expect((await list(amina, '?limit=1')).unread).toBe(100);
  });

  it('are kept for half a year', async () => {
    amina = await signIn(app, database);
    const old = await put(amina, { createdAt: clock - 181 * 86_400_000 });
    const young = await put(amina, { createdAt: clock - 179 * 86_400_000 });
    const later = await createTestApp(database, { now: () => clock });
    await expect.poll(async () => idsOf(await list(amina))).not.toContain(old);
    expect(idsOf(await list(amina))).toEqual([young]);
    await later.close();
  });

  describe('are chosen', () => {
    const saved = {
      notificationType: 'lead_assigned',
      priority: 'high',
      quietHoursStart: '22:00',
      quietHoursEnd: '07:00',
    };

    it('by defaults until something is saved', async () => {
      amina = await signIn(app, database);
      const { preferences, ...rest } = (await amina.call('GET', '/api/notification-preferences')).json();
      expect(rest).toEqual({
        whatsappNumber: '',
        offersWhatsApp: false,
        offersEmail: true,
        timezone: 'America/New_York',
      });
      expect(preferences.map((one: { notificationType: string }) => one.notificationType)).toEqual([
        ...['lead_assigned', 'high_priority_lead', 'goal_achieved', 'system_alert', 'milestone'],
      ]);
      expect(preferences[0]).toEqual({
        id: null,
        notificationType: 'lead_assigned',
        inAppEnabled: true,
        emailEnabled: true,
        whatsappEnabled: false,
        priority: 'medium',
        quietHoursStart: null,
        quietHoursEnd: null,
        timezone: 'America/New_York',
        urgentBreaksThrough: false,
      });
    });

    it('has quiet hours for all types at once, in the person’s own zone, and keeps the rest of each choice', async () => {
      const kai = await signIn(app, database);
      await kai.call('POST', '/api/notification-preferences', { notificationType: 'milestone', emailEnabled: false });
      const quiet = {
        quietHoursStart: '21:00',
        quietHoursEnd: '07:00',
        timezone: 'Asia/Kuala_Lumpur',
        urgentBreaksThrough: true,
      };
      const put = (body: object) => kai.call('PUT', '/api/notification-preferences/quiet-hours', body);
      expect((await put({ ...quiet, quietHoursEnd: '21:00' })).statusCode).toBe(422);
      expect((await put({ ...quiet, quietHoursEnd: null })).statusCode).toBe(422);
      expect((await put(quiet)).json()).toEqual(quiet);
      const { preferences, timezone } = (await kai.call('GET', '/api/notification-preferences')).json();
      expect(timezone).toBe('Asia/Kuala_Lumpur');
      for (const preference of preferences) expect(preference).toMatchObject(quiet);
      const milestone = preferences.find((one: { notificationType: string }) => one.notificationType === 'milestone');
      expect(milestone.emailEnabled).toBe(false);
    });

    it('by type; the last choice replaces the one before and keeps its id', async () => {
      const first = (await amina.call('POST', '/api/notification-preferences', saved)).json();
      expect(first).toMatchObject({ ...saved, inAppEnabled: true, timezone: 'America/New_York' });
      const changed = { ...saved, emailEnabled: false, timezone: 'Asia/Kuala_Lumpur', urgentBreaksThrough: true };
      const second = (await amina.call('POST', '/api/notification-preferences', changed)).json();
      expect(second).toMatchObject({ ...changed, id: first.id });
      const { preferences } = (await amina.call('GET', '/api/notification-preferences')).json();
      expect(preferences[0]).toEqual(second);
      expect(preferences[1].id).toBeNull();
      const theirs = (await stranger.call('GET', '/api/notification-preferences')).json();
      expect(theirs.preferences[0].id).toBeNull();
    });

    it('on two pages at once, and stored once', async () => {
      const calls = Array.from({ length: 10 }, () => amina.call('POST', '/api/notification-preferences', saved));
      const answers = await Promise.all(calls);
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    });

    it.each([
      ['notificationType', { priority: 'low' }, 'Notification type is required'],
      ['priority', { notificationType: 'milestone', priority: '' }, 'Priority is required'],
      [
        'quietHoursEnd',
        { notificationType: 'milestone', quietHoursStart: '21:00' },
        'Quiet hours need a start and an end',
      ],
      ['timezone', { notificationType: 'milestone', timezone: 'Mars/Olympus' }, 'Not a time zone'],
    ])('with a right %s', async (field, body, message) => {
      const answer = await amina.call('POST', '/api/notification-preferences', body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields[field]).toContain(message);
    });

    it('with a number of one’s own for WhatsApp', async () => {
      const save = (whatsappNumber: string) =>
        amina.call('PUT', '/api/notification-preferences/whatsapp', { whatsappNumber });
      expect((await save('+60123456789')).json()).toEqual({ whatsappNumber: '+60123456789' });
      const refused = await save('012 345');
      expect(refused.statusCode).toBe(422);
      expect(refused.json().error.fields.whatsappNumber).toContain('Begin with + and the country code');
      expect((await save('+44 (0)7700 900123')).json()).toEqual({ whatsappNumber: '+447700900123' });
      await save('+60123456789');
      const { whatsappNumber } = (await amina.call('GET', '/api/notification-preferences')).json();
      expect(whatsappNumber).toBe('+60123456789');
      expect((await save('')).json()).toEqual({ whatsappNumber: '' });
    });
  });
});
