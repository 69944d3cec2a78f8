import { expect, it } from 'vitest';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { figure } from '../../../testing/faults/figure.js';
import { starve } from '../../../testing/faults/starving.js';

const promise = 'one company starves the others';
const longestMs = 2_000;

eachDatabase('survives: one company starves the others – webhooks in full', (current) => {
  it('of a company arrive under two seconds while 30 leads of another wait for 20 dead endpoints', async () => {
    const { delaysMs } = await starve(current(), { hostileLeads: 30, deadEndpoints: 20, leads: 200, restMs: 200 });
    const sorted = delaysMs.toSorted((a, b) => a - b);
    const p99Ms = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
    const { dialect } = current().database;
    figure(promise, `webhooks of the others (${dialect}), p99 in ms`, Math.round(p99Ms));
    figure(promise, `webhooks of the others (${dialect}), median in ms`, Math.round(sorted[sorted.length / 2] ?? 0));
    expect(p99Ms).toBeLessThan(longestMs);
  });
});
