import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAddress } from '../../testing/addresses.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { figure } from '../../testing/faults/figure.js';
import { hashOfRightPassword, rightPassword } from '../../testing/passwords.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

eachDatabase('survives: forged addresses – logins', (current) => {
  let direct: FastifyInstance;
  let behindProxy: FastifyInstance;
  let passwordHash: string;
  beforeAll(async () => {
    direct = await createTestApp(current().database);
    behindProxy = await createTestApp(current().database, { trustProxy: ['127.0.0.1'] });
    passwordHash = await hashOfRightPassword();
  });
  afterAll(() => Promise.all([direct.close(), behindProxy.close()]));

  interface Try {
    email: string;
    password: string;
    forwarded?: string;
    from?: string;
  }
  const logIn = async (app: FastifyInstance, { email, password, forwarded, from = '127.0.0.1' }: Try) => {
    const headers = { origin: ownOrigin, ...(forwarded && { 'x-forwarded-for': forwarded }) };
    const payload = { email, password };
    const login = { method: 'POST' as const, url: '/api/admin/login', remoteAddress: from, headers, payload };
    return (await app.inject(login)).statusCode;
  };
  const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;
  const people = (many: number) =>
    Promise.all(Array.from({ length: many }, () => signIn(direct, current().database, { passwordHash })));

  it('are one network without a trusted proxy, whatever 1,000 headers say', async () => {
    const { email } = (await people(1))[0]?.person ?? { email: '' };
    const from = newAddress();
    const guesses = Array.from({ length: 1_000 }, (_, place) =>
      logIn(direct, { email, password: `guess ${place}`, forwarded: newAddress(), from }),
    );
    const statuses = await Promise.all(guesses);
    figure('forged addresses', 'guesses checked of 1,000 with forged headers', count(statuses, 401));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 990]);
  });

  it('that come through a trusted proxy change only what stands before its own', async () => {
    const { email } = (await people(1))[0]?.person ?? { email: '' };
    const own = newAddress();
    const guesses = Array.from({ length: 40 }, (_, place) =>
      logIn(behindProxy, { email, password: `guess ${place}`, forwarded: `${newAddress()}, ${own}` }),
    );
    expect(count(await Promise.all(guesses), 401)).toBe(10);
    expect(await logIn(behindProxy, { email, password: rightPassword, forwarded: newAddress() })).toBe(200);
  });

  it('let fifty people behind one address sign in at once, and once more', async () => {
    const from = newAddress();
    const fifty = await people(50);
    for (let round = 0; round < 2; round++) {
      const logins = fifty.map(({ person }) => logIn(direct, { email: person.email, password: rightPassword, from }));
      expect(count(await Promise.all(logins), 200)).toBe(50);
    }
  });
});
