import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextWaitMs } from './retry-schedule.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const nowMs = Date.UTC(2026, 6, 1);
const failed = { attempts: 1, status: 500 as number | null, retryAfter: undefined as string | undefined, nowMs };
const tries = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const waits = (random: number) => tries.map((attempts) => nextWaitMs({ ...failed, attempts }, random) ?? 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const place = fc.integer({ min: 1, max: 9 });

describe('The schedule of tries', () => {
  it('waits longer each time, for a good three days in all, and then gives up', () => {
    const asProposed = waits(0);
    expect(asProposed).toEqual([...asProposed].sort((one, other) => one - other));
    expect(asProposed[0]).toBe(5_000);
    expect(sum(asProposed)).toBe(75 * hourMs + 35 * minuteMs + 5_000);
    expect(nextWaitMs({ ...failed, attempts: 10 }, 0)).toBeUndefined();
  });

  it('is never sooner than proposed and at most a tenth later, and never waits less than the time before', () => {
    fc.assert(
      fc.property(fc.array(chance, { minLength: 9, maxLength: 9 }), (chances) => {
        const drawn = chances.map((random, at) => nextWaitMs({ ...failed, attempts: at + 1 }, random) ?? 0);
        const proposed = waits(0);
        for (const [at, waitMs] of drawn.entries()) {
          expect(waitMs).toBeGreaterThanOrEqual(proposed[at] ?? 0);
          expect(waitMs).toBeLessThanOrEqual(Math.round((proposed[at] ?? 0) * 1.1));
          expect(waitMs).toBeGreaterThan(drawn[at - 1] ?? 0);
        }
      }),
    );
  });

  it('comes back when it is asked to, but not sooner than by itself, nor later than in a day or its own time', () => {
    fc.assert(
      fc.property(place, chance, fc.integer({ min: 0, max: 999_999_999 }), (attempts, random, seconds) => {
        for (const retryAfter of [String(seconds), new Date(nowMs + seconds * 1_000).toUTCString()]) {
          const own = nextWaitMs({ ...failed, attempts }, random) ?? 0;
          const asked = nextWaitMs({ ...failed, attempts, status: 429, retryAfter }, random);
          expect(asked).toBe(Math.max(own, Math.min(seconds * 1_000, 24 * hourMs)));
        }
      }),
    );
  });

  it.each([undefined, '', 'soon', '-5', '1e9', '0x10', '99999999999', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'does not mind a Retry-After of %j',
    (retryAfter) => {
      expect(nextWaitMs({ ...failed, status: 503, retryAfter }, 0)).toBe(5_000);
    },
  );

  it.each([200, 301, 500, null])('reads no Retry-After that comes with %s', (status) => {
    expect(nextWaitMs({ ...failed, status, retryAfter: '3600' }, 0)).toBe(5_000);
  });
});
