import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';

describe('the country guides', () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database);
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  it('list their countries, each with the code that names it in any language', async () => {
    const { countries } = (await app.inject('/api/chat/countries')).json();
    expect(countries).toHaveLength(28);
    expect(countries).toContainEqual({ slug: 'japan', code: 'JP', name: 'Japan' });
  });
});
