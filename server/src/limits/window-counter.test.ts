import { beforeEach, describe, expect, it } from 'vitest';
import { WindowCounter } from './window-counter.js';

const hourMs = 3_600_000;
const minuteMs = 60_000;

describe('survives: clock set back or forward – counts within a window', () => {
  let clockMs: number;
  beforeEach(() => {
    clockMs = 10 * hourMs;
  });
  const counterOf = (most: number, keys = 1_000) =>
    new WindowCounter({ most, lengthMs: minuteMs, keys }, () => clockMs);

  it('counts up to the limit, and anew in the next window', () => {
    const counter = counterOf(2);
    expect([counter.take('a'), counter.take('a'), counter.take('b')]).toEqual([0, 0, 0]);
    clockMs += 20_000;
    expect(counter.take('a')).toBe(40_000);
    clockMs += 40_000;
    expect(counter.take('a')).toBe(0);
  });

  it('locks nobody out for longer than a window when the clock is set back', () => {
    const counter = counterOf(1);
    counter.take('a');
    expect(counter.take('a')).toBe(minuteMs);
    clockMs -= hourMs;
    expect(counter.take('a')).toBe(0);
    expect(counter.take('a')).toBe(minuteMs);
    clockMs += minuteMs;
    expect(counter.take('a')).toBe(0);
  });

  it('goes on counting when the clock is set forward', () => {
    const counter = counterOf(1);
    counter.take('a');
    clockMs += hourMs;
    expect(counter.take('a')).toBe(0);
    expect(counter.take('a')).toBe(minuteMs);
  });

  it('is no freer for who has had its share when very many others come', () => {
    const counter = counterOf(10, 100);
    for (let request = 0; request < 20; request++) counter.take('flood');
    for (let address = 0; address < 10_000; address++) expect(counter.take(`new ${address}`)).toBe(0);
    expect(counter.take('flood')).toBeGreaterThan(0);
  });
});
