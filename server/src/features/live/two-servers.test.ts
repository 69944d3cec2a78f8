import type { LiveEvent } from '@meg/shared/contract/live';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { LiveReader } from '../../testing/live-reader.js';
import { postLead, runServer } from '../../testing/run-server.js';
import { signIn } from '../../testing/sign-in.js';

type Notified = LiveEvent<'notification'>;

it('a lead that one server stores reaches the dashboards that are open at both', async () => {
  const { database, target, drop } = await createDatabase('postgres');
  const app = await createTestApp(database);
  const owner = await signIn(app, database);
  const servers = await Promise.all([runServer(target), runServer(target)]);
  onTestFinished(async () => {
    await Promise.all(servers.map(({ stop }) => stop('SIGTERM')));
    await app.close();
    await drop();
  });
  const readers = await Promise.all(servers.map(({ url }) => LiveReader.open(url, owner.cookie)));
  await Promise.all(readers.map((reader) => reader.next('hello')));
  const body = leadBody({ companyId: owner.company.slug });
  const answer = await postLead(servers[0].url, body, 'a-lead-for-two-servers');
  expect(answer.status).toBe(201);
  for (const reader of readers) {
    const { leadId, isNew } = await reader.next('leads');
    expect(isNew).toBe(true);
    await reader.until(({ name, data }) => {
      return name === 'notification' && (data as Notified).notification.actionUrl === `/admin/leads/${leadId}`;
    });
  }
  const reading = await owner.call('PUT', '/api/notifications/read');
  expect(reading.json()).toEqual({ unread: 0 });
  for (const reader of readers) expect(await reader.next('notificationsChanged')).toEqual({ unread: 0 });
  await Promise.all(servers.map(({ stop }) => stop('SIGTERM')));
  for (const reader of readers) await reader.ended();
});
