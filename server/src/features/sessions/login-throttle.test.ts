import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SharedLimits } from '../../limits/shared-limits.js';
import { deleteOldRows } from '../../retention/delete-old-rows.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { signIn } from '../../testing/sign-in.js';
import { KnownNetworks, keptNetworks } from './known-networks.service.js';
import { LoginThrottle } from './login-throttle.service.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

eachDatabase('guessing a password', (current) => {
  let app: FastifyInstance;
  let clockMs = Date.now();
  let throttle: LoginThrottle;
  let networks: KnownNetworks;
  let account: string;
  let personId: string;
  beforeAll(async () => {
    const { database } = current();
    app = await createTestApp(database);
    const now = () => clockMs;
    networks = new KnownNetworks({ database, now });
    throttle = new LoginThrottle({ database, networks, limits: new SharedLimits({ database, now }) });
  });
  beforeEach(async () => {
    clockMs += 60 * minuteMs;
    account = randomUUID();
    personId = (await signIn(app, current().database)).person.id;
  });
  afterAll(() => app.close());

  const isTaken = (attempt: { account: string; network: string; personId?: string | undefined }) =>
    throttle.take({ personId: undefined, ...attempt }).then(
      () => true,
      () => false,
    );
  const count = async (times: number, of: (place: number) => { account: string; network: string }) =>
    (await Promise.all(Array.from({ length: times }, (_, place) => isTaken(of(place))))).filter(Boolean).length;
  const remember = (network: string) =>
    current().database.transaction((trx) => networks.remember(trx, { personId, network }));

  it('is checked ten times in a quarter of an hour from one network', async () => {
    const network = randomUUID();
    expect(await count(1_000, () => ({ account, network }))).toBe(10);
    clockMs += 15 * minuteMs;
    expect(await count(1_000, () => ({ account, network }))).toBe(10);
  });

  it('is checked fifty times from one network for all accounts together', async () => {
    const network = randomUUID();
    expect(await count(1_000, (place) => ({ account: `${account} ${place}`, network }))).toBe(50);
  });

  it('is checked fifty times for one account from all networks together', async () => {
    expect(await count(1_000, (place) => ({ account, network: `${account} ${place}` }))).toBe(50);
  });

  it('does not lock an owner out of a network where the owner signed in within the last 90 days', async () => {
    await remember('office');
    clockMs += 89 * dayMs;
    await count(100, (place) => ({ account, network: `${account} ${place}` }));
    expect(await isTaken({ account, network: 'elsewhere', personId })).toBe(false);
    expect(await isTaken({ account, network: 'office', personId })).toBe(true);
    clockMs += 2 * dayMs;
    await count(100, (place) => ({ account, network: `${account} ${place}` }));
    expect(await isTaken({ account, network: 'office', personId })).toBe(false);
  });

  it('keeps the last twenty networks of a person, and none for longer than 90 days', async () => {
    const stored = () =>
      current().database.reader.selectFrom('knownNetworks').selectAll().where('personId', '=', personId).execute();
    for (let place = 0; place < 25; place++) {
      clockMs += 1;
      await remember(`network ${place}`);
    }
    expect(await stored()).toHaveLength(20);
    const isKnown = (network: string) => networks.isKnown(current().database.reader, { personId, network });
    expect([await isKnown('network 4'), await isKnown('network 5')]).toEqual([false, true]);
    expect(JSON.stringify(await stored())).not.toContain('network 5');
    clockMs += 91 * dayMs;
    await deleteOldRows({ database: current().database, now: () => clockMs }, keptNetworks, () => true);
    expect(await stored()).toEqual([]);
  });

  it('does not count those who know their password', async () => {
    for (let day = 0; day < 60; day++) {
      const taken = await throttle.take({ account, network: 'n', personId });
      await current().database.transaction((trx) => throttle.succeeded(trx, { personId, network: 'n' }, taken));
    }
    expect(await isTaken({ account, network: 'n', personId })).toBe(true);
  });
});
