import { inventoryCodes, inventoryItems } from '@meg/shared/domain/quotes/inventory-items';
import { es } from '@meg/shared/languages/es';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';

describe('GET /api/things', () => {
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

  it('names every thing in the language asked for, with its room and volume', async () => {
    const { things } = (await app.inject('/api/things?language=es')).json();
    expect(things).toEqual(inventoryCodes.map((code) => ({ code, name: es.inventory[code], ...inventoryItems[code] })));
  });

  it('goes by the browser where no language is asked for', async () => {
    const headers = { 'accept-language': 'es-MX' };
    const { things } = (await app.inject({ url: '/api/things', headers })).json();
    expect(things[0].name).toBe(es.inventory['bed-single']);
  });

  it('may be kept for an hour, for one language', async () => {
    const { headers } = await app.inject('/api/things?language=es');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers.vary).toContain('accept-language');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('refuses what it does not know', async () => {
    expect((await app.inject('/api/things?company=demo')).statusCode).toBe(422);
  });
});
