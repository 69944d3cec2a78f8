import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gate } from '../../../testing/start-worker.js';
import { Lanes } from './lanes.js';

const most = 4;

/** As many requests of an endpoint as that, which last until they are let go. */
function hold(lanes: Lanes, endpointId: string, count: number) {
  const { open, opened } = gate();
  const held = Array.from({ length: count }, () => lanes.run(endpointId, () => opened));
  return { held, letGo: () => open() };
}

const waitOf = (answer: { done: unknown } | { waitMs: number }) => ('waitMs' in answer ? answer.waitMs : undefined);

describe('The lanes', () => {
  it('let four requests go to one endpoint at a time, and others meanwhile to another', async () => {
    const lanes = new Lanes(() => 0);
    const { held, letGo } = hold(lanes, 'slow', most);
    expect(waitOf(await lanes.run('slow', async () => 'sent'))).toBeGreaterThan(0);
    expect(await lanes.run('quick', async () => 'sent')).toEqual({ done: 'sent' });
    letGo();
    await Promise.all(held);
    expect(await lanes.run('slow', async () => 'sent')).toEqual({ done: 'sent' });
  });

  it('give a place back also where a request failed', async () => {
    const lanes = new Lanes(() => 0);
    const fail = () => lanes.run('broken', () => Promise.reject(new Error('Reset')));
    for (let tried = 0; tried < 2 * most; tried++) await expect(fail()).rejects.toThrow('Reset');
    expect(await lanes.run('broken', async () => 'sent')).toEqual({ done: 'sent' });
  });

  it('send those that find no room away one after the other, and none for more than a minute', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 30_000 }), async (more, lastMs) => {
        let now = 0;
        const lanes = new Lanes(() => now);
        const { held, letGo } = hold(lanes, 'slow', most);
        const first = waitOf(await lanes.run('slow', async () => 'sent')) ?? 0;
        now += lastMs;
        const waits = [first];
        for (let sent = 1; sent < more; sent++)
          waits.push((waitOf(await lanes.run('slow', async () => 'sent')) ?? 0) + lastMs);
        for (const [at, waitMs] of waits.entries()) {
          expect(waitMs).toBeGreaterThanOrEqual(waits[at - 1] ?? 0);
          expect(waitMs - (at === 0 ? 0 : lastMs)).toBeLessThanOrEqual(60_000);
          expect(waitMs).toBeGreaterThan(0);
        }
        letGo();
        await Promise.all(held);
      }),
      { numRuns: 50 },
    );
  });
});
