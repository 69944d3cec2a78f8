import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../database/connect.js';
import type { Database } from '../../database/database.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { signIn } from '../../testing/sign-in.js';
import type { StaffMessage } from './channels/channel.js';

const isAssignment = ({ type }: { type: string }) => type === 'lead_assigned';

/** By a server that works alone, and by two that share what is to be done. */
describe.each(['sqlite', 'postgres'] as const)('Notifications that are sent once (%s)', (kind) => {
  let test: TestDatabase;
  let second: Database | undefined;
  let apps: FastifyInstance[];
  // It stands still, so that all happens within one minute of collecting however slow the machine is.
  let nowMs = Date.now();
  const sent: StaffMessage[] = [];
  const email = { send: async (message: StaffMessage) => void sent.push(message) };

  beforeAll(async () => {
    test = await createDatabase(kind);
    second = kind === 'postgres' ? connect(test.target) : undefined;
    const all = second ? [test.database, second] : [test.database];
    apps = await Promise.all(all.map((database) => createTestApp(database, { channels: { email }, now: () => nowMs })));
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await second?.close();
    await test.drop();
  });

  const settle = () => Promise.all(apps.map((app) => app.worker.settle()));

  it('have every milestone and goal, and none twice', async () => {
    const [app] = apps as [FastifyInstance];
    const owner = await signIn(app, test.database);
    const { config, version } = (await owner.call('GET', '/api/company-config')).json();
    const goals = { conversionsPerMonth: 5 };
    await owner.call('PUT', '/api/company-config', { config: { ...config, goals }, version });
    const ids = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const payload = leadBody({ companyId: owner.company.slug });
        return (await app.inject({ method: 'POST', url: '/api/leads', payload })).json().id as string;
      }),
    );
    for (const to of ['contacted', 'qualified', 'converted']) {
      await owner.call('POST', '/api/leads/bulk', { ids: ids.slice(0, 12), action: { kind: 'status', to } });
    }
    await settle();
    await settle();
    // Nobody can take the wins back any more.
    nowMs += 75_000;
    await settle();
    // Of two digests for one person, one waits for the other.
    nowMs += 10_000;
    await settle();
    const rows = await test.database.reader
      .selectFrom('notifications')
      .select('title')
      .where('personId', '=', owner.person.id)
      .where('type', 'in', ['milestone', 'goal_achieved'])
      .orderBy('title')
      .execute();
    expect(rows.map(({ title }) => title)).toEqual([
      ...['10 leads', '10 leads won', '50 leads', 'This month’s goal is reached', 'Your first lead'],
      'Your first lead won',
    ]);
    const letters = sent.filter(({ notifications }) => notifications.some(isAssignment));
    expect(letters).toHaveLength(2);
    const told = sent.flatMap(({ notifications }) => notifications.map(({ id }) => id));
    expect(told).toHaveLength(new Set(told).size);
    expect(letters.flatMap(({ notifications }) => notifications.filter(isAssignment))).toHaveLength(38);
  });
});
