import { listThings } from '@meg/shared/contract/things';
import { inventoryCodes, inventoryItems } from '@meg/shared/domain/quotes/inventory-items';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';

/** The same for every company, so that a browser and a proxy may keep it. */
export function thingsRoutes(app: FastifyInstance, { languageOf }: Pick<Ground, 'languageOf'>): void {
  mount(app, listThings, (_, request, reply) => {
    const { inventory } = languageOf(request).words;
    reply.headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-language' });
    return { things: inventoryCodes.map((code) => ({ code, name: inventory[code], ...inventoryItems[code] })) };
  });
}
