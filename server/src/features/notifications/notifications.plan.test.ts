import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../database/schema.js';
import { deleteOldest } from '../../retention/delete-oldest.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { planOf } from '../../testing/database/sqlite-plan.js';
import { findDueDelivery, listHeld, listHeldOfType } from './deliver/notification-deliveries.store.js';
import {
  countUnread,
  deleteNotificationsOf,
  deleteOldOfHandoffs,
  listNotificationRows,
  markAllRead,
} from './notifications.store.js';
import { markAfter } from './plan/notification-marks.store.js';
import { listSentNotifications } from './sent/sent-notifications.store.js';

const id = '019a0000-0000-7000-8000-000000000001';
const page = { personId: id, after: id, limit: 30 };

const sent = {
  companyId: id,
  personIds: undefined,
  visitorEmail: undefined,
  leadId: undefined,
  before: { atMs: 5, id },
  limit: 26,
};

const erased = { leadIds: [id, id], handoffIds: [id] };

const lists: [string, (db: Db) => Promise<unknown>, string][] = [
  ['what a company has sent', (db) => listSentNotifications(db, sent), 'notificationsByCompany'],
  ['all', (db) => listNotificationRows(db, { ...page, isRead: undefined }), 'notificationsListed'],
  ['the unread', (db) => listNotificationRows(db, { ...page, isRead: false }), 'notificationsUnread'],
  ['the read', (db) => listNotificationRows(db, { ...page, isRead: true }), 'notificationsRead'],
  ['the first page', (db) => listNotificationRows(db, { ...page, isRead: false, after: undefined }), 'Unread'],
  ['the bell', (db) => countUnread(db, id, 100), 'notificationsUnread'],
  ['what is marked as read', (db) => markAllRead(db, id, 1), 'notificationsUnread'],
  ['what is too old', (db) => deleteOldest('notifications')(db, 1, 500), 'notificationsByAge'],
  ['what is erased with a lead', (db) => deleteNotificationsOf(db, id, erased), 'notificationsOfLead'],
  ['what is erased with a request', (db) => deleteNotificationsOf(db, id, erased), 'notificationsOfHandoff'],
  ['requests past their time', (db) => deleteOldOfHandoffs(db, id, 1), 'notificationsOfHandoff'],
  ['what is held', (db) => listHeld(db, { personId: id, channel: 'email', untilMs: 1 }), 'notificationDeliveriesHeld'],
  ['what is held of a type', (db) => listHeldOfType(db, id, 'milestone'), 'notificationDeliveriesHeld'],
  ['what is due', (db) => findDueDelivery(db, id), 'sqlite_autoindex_notificationDeliveries'],
  ['the last letter', (db) => markAfter(db, { companyId: id, key: 'k', leadId: null, createdAt: 1 }, 1), ''],
];

describe('The query plan of notifications', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
  });
  afterAll(() => test.drop());

  it.each(lists)('finds %s by an index, however much there is', async (_, work, index) => {
    const plan = await planOf(test, work);
    expect(plan.filter((step) => /^SCAN (?!some)/.test(step))).toEqual([]);
    expect(plan.join('\n')).toContain(index);
  });

  it.each(lists.slice(0, 5))('reads %s from its end and sorts nothing', async (_, work) => {
    expect((await planOf(test, work)).join('\n')).not.toContain('TEMP B-TREE');
  });
});
