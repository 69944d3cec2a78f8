import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { HashQueue } from './hash-queue.js';

/** Hashes that end when the test says so. */
function hashesByHand() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  let running = 0;
  let mostRunning = 0;
  const hash = (number: number) => async () => {
    begun.push(number);
    mostRunning = Math.max(mostRunning, ++running);
    await new Promise<void>((end) => ends.push(end));
    running--;
    return number;
  };
  const endAll = async () => {
    for (await setImmediate(); ends.length > 0; await setImmediate()) ends.shift()?.();
  };
  return { hash, begun, endAll, most: () => mostRunning };
}

const bounds = { atOnce: 2, waiting: 200, waitMs: 60_000 };

describe('survives: sign-ups and logins in a wave', () => {
  it('hashes two at once, in the order of their coming', async () => {
    const { hash, begun, endAll, most } = hashesByHand();
    const queue = new HashQueue(bounds);
    const asked = Array.from({ length: 120 }, (_, number) => queue.run(hash(number)));
    await endAll();
    expect(await Promise.all(asked)).toEqual(begun);
    expect(begun).toEqual(Array.from({ length: 120 }, (_, number) => number));
    expect(most()).toBe(2);
  });

  it('refuses what comes when the queue is full, and takes more when there is room again', async () => {
    const { hash, endAll } = hashesByHand();
    const queue = new HashQueue({ ...bounds, waiting: 3 });
    const asked = Array.from({ length: 5 }, (_, number) => queue.run(hash(number)));
    const refused = { code: 'unavailable', details: { retryAfterS: 5 } };
    await expect(queue.run(hash(6))).rejects.toMatchObject(refused);
    expect(() => queue.requireRoom()).toThrow(expect.objectContaining(refused));
    await endAll();
    await Promise.all(asked);
    const later = queue.run(hash(7));
    await endAll();
    expect(await later).toBe(7);
  });

  it('refuses what has waited too long', async () => {
    const { hash, begun, endAll } = hashesByHand();
    const queue = new HashQueue({ ...bounds, atOnce: 1, waitMs: 20 });
    const first = queue.run(hash(1));
    await expect(queue.run(hash(2))).rejects.toMatchObject({ code: 'unavailable' });
    await endAll();
    await first;
    expect(begun).toEqual([1]);
  });

  it('leaves out what nobody waits for any more', async () => {
    const { hash, begun, endAll } = hashesByHand();
    const queue = new HashQueue({ ...bounds, atOnce: 1 });
    const controller = new AbortController();
    const first = queue.run(hash(1));
    const gone = queue.run(hash(2), controller.signal);
    const third = queue.run(hash(3));
    controller.abort();
    await expect(gone).rejects.toMatchObject({ code: 'unavailable' });
    await expect(queue.run(hash(4), AbortSignal.abort())).rejects.toMatchObject({ code: 'unavailable' });
    await endAll();
    await Promise.all([first, third]);
    expect(begun).toEqual([1, 3]);
  });

  it('goes on after a hash that failed', async () => {
    const queue = new HashQueue({ ...bounds, atOnce: 1 });
    const failing = queue.run(() => Promise.reject(new Error('no memory')));
    const next = queue.run(async () => 'hashed');
    await expect(failing).rejects.toThrow('no memory');
    expect(await next).toBe('hashed');
  });
});
