import { describe, expect, it } from 'vitest';
import { definePart } from './part.js';

function setUp(failures: number) {
  const pausesMs: number[] = [];
  let fetches = 0;
  const part = definePart(
    async () => {
      fetches += 1;
      if (fetches <= failures) throw new Error('offline');
      return 'card';
    },
    async (delayMs) => void pausesMs.push(delayMs),
  );
  return { part, pausesMs, fetches: () => fetches };
}

describe('a part of the chat', () => {
  it('is fetched once, however often it is asked for', async () => {
    const { part, fetches } = setUp(0);
    expect(part.arrived()).toBeUndefined();
    expect(await Promise.all([part.load(), part.load()])).toEqual(['card', 'card']);
    expect(part.arrived()).toBe('card');
    expect(fetches()).toBe(1);
  });

  it('that fails is tried again after a pause', async () => {
    const { part, pausesMs } = setUp(2);
    expect(await part.load()).toBe('card');
    expect(pausesMs).toEqual([500, 2_000]);
  });

  it('that does not answer is given up, and is there for the next who asks once it has come', async () => {
    let arrive: (card: string) => void = () => undefined;
    const coming = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const part = definePart(
      () => coming,
      async () => undefined,
      () => Promise.reject(new Error('Too late')),
    );
    await expect(part.load()).rejects.toThrow('Too late');
    arrive('card');
    await coming;
    await expect.poll(() => part.arrived()).toBe('card');
  });

  it('that keeps failing says so, and starts afresh when asked again', async () => {
    const { part } = setUp(3);
    await expect(part.load()).rejects.toThrow('offline');
    expect(await part.load()).toBe('card');
  });
});
