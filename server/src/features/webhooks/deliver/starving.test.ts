import { expect, it } from 'vitest';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { starve } from '../../../testing/faults/starving.js';

eachDatabase('survives: one company starves the others – webhooks', (current) => {
  it('of a company arrive while those of another wait for endpoints that never answer', async () => {
    const { delaysMs, endedBefore } = await starve(current(), {
      hostileLeads: 12,
      deadEndpoints: 8,
      leads: 6,
      restMs: 0,
    });
    expect(delaysMs).toHaveLength(6);
    expect(endedBefore).toBe(0);
  });
});
