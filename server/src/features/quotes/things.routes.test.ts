import { inventoryCodes, inventoryItems } from '@meg/shared/domain/quotes/inventory-items';
import { es } from '@meg/shared/languages/es';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.js';

describe('GET /api/things', () => {
  const server = useTestApp();

  it('names every thing in the language asked for, with its room and volume', async () => {
    const { things } = (await server.app.inject('/api/things?language=es')).json();
    expect(things).toEqual(inventoryCodes.map((code) => ({ code, name: es.inventory[code], ...inventoryItems[code] })));
  });

  it('goes by the browser where no language is asked for', async () => {
    const headers = { 'accept-language': 'es-MX' };
    const { things } = (await server.app.inject({ url: '/api/things', headers })).json();
    expect(things[0].name).toBe(es.inventory['bed-single']);
  });

  it('may be kept for an hour, for one language', async () => {
    const { headers } = await server.app.inject('/api/things?language=es');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers.vary).toContain('accept-language');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('refuses what it does not know', async () => {
    expect((await server.app.inject('/api/things?company=demo')).statusCode).toBe(422);
  });
});
