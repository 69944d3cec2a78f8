import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { ownOrigin } from '../../testing/sign-in.js';

eachDatabase('The first start', (current) => {
  const made: { email: string; password: string }[] = [];
  const firstAdmin = {
    email: 'admin@example.com',
    password: undefined,
    announce: (one: (typeof made)[0]) => made.push(one),
  };

  it('makes one admin with a password of chance, told once, however many servers start', async () => {
    const { database } = current();
    const apps = await Promise.all(Array.from({ length: 5 }, () => buildTestApp(database, { firstAdmin })));
    const again = await buildTestApp(database, { firstAdmin });
    expect(made).toHaveLength(1);
    expect(made[0]?.password).toMatch(/^[\w-]{20}$/);
    const answer = await again.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { origin: ownOrigin },
      payload: { email: made[0]?.email, password: made[0]?.password },
    });
    expect(answer.json().user).toMatchObject({ adminType: 'super_admin', company: { slug: 'demo' } });
    await Promise.all([...apps, again].map((app) => app.close()));
  });

  it('keeps to the password that was set, and tells it to nobody', async () => {
    const { database } = current();
    await database.transaction((trx) => trx.deleteFrom('sessions').execute());
    await database.transaction((trx) => trx.deleteFrom('people').execute());
    made.length = 0;
    const app = await buildTestApp(database, { firstAdmin: { ...firstAdmin, password: 'chosen by the operator' } });
    expect(made).toEqual([]);
    const rows = await database.reader.selectFrom('people').selectAll().execute();
    expect(rows).toMatchObject([{ email: 'admin@example.com', role: 'super_admin' }]);
    expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$/);
    await app.close();
  });
});
