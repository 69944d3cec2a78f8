import { describe, expect, it } from 'vitest';
import type { Called, Failure } from './calls.js';
import { isFault, isLost, withRetry } from './with-retry.js';

const failed = (status: number | undefined, retryAfterMs?: number): Failure => ({
  isOk: false,
  status,
  code: undefined,
  fields: undefined,
  retryAfterMs,
});
const fine: Called<string> = { isOk: true, answer: 'fine' };

/** Answers in order, each after a while; what is scheduled runs at once, and its delay is noted. */
function setUp(answers: readonly Called<string>[], eachMs = 0) {
  const delaysMs: number[] = [];
  const clock = { nowMs: 0 };
  let asked = 0;
  const schedule = (run: () => void, delayMs: number) => {
    delaysMs.push(delayMs);
    run();
    return () => undefined;
  };
  const ask = async () => {
    clock.nowMs += eachMs;
    return answers[asked++] ?? fine;
  };
  const called = withRetry({ schedule, nowMs: () => clock.nowMs }, ask);
  return { called, delaysMs, asked: () => asked };
}

describe('a call', () => {
  it('that is answered is made once', async () => {
    const { called, asked } = setUp([fine]);
    expect(await called).toEqual(fine);
    expect(asked()).toBe(1);
  });

  it.each([undefined, 429, 500, 503])('that fails with status %s is made once more, a second later', async (status) => {
    const { called, delaysMs, asked } = setUp([failed(status), fine]);
    expect(await called).toEqual(fine);
    expect(delaysMs).toEqual([1_000]);
    expect(asked()).toBe(2);
  });

  it.each([400, 404, 409, 422])('that the server does not like (%s) is not made again', async (status) => {
    const { called, asked } = setUp([failed(status)]);
    expect(await called).toEqual(failed(status));
    expect(asked()).toBe(1);
  });

  it('is made no third time', async () => {
    const { called, asked } = setUp([failed(500), failed(503), fine]);
    expect(await called).toEqual(failed(503));
    expect(asked()).toBe(2);
  });

  it('waits as long as the server asks for', async () => {
    const { called, delaysMs } = setUp([failed(503, 4_000), fine]);
    await called;
    expect(delaysMs).toEqual([4_000]);
  });

  it('is given up where the server wants more time than a visitor has', async () => {
    expect(await setUp([failed(503, 5_001), fine]).called).toEqual(failed(503, 5_001));
  });

  it('is given up where the visitor has waited long for the first answer', async () => {
    expect(await setUp([failed(503), fine], 5_000).called).toEqual(failed(503));
  });
});

it('no answer at all is a fault, an answer that was not liked is none', () => {
  expect([undefined, 429, 502].map((status) => isFault(failed(status)))).toEqual([true, true, true]);
  expect([400, 404, 409].map((status) => isFault(failed(status)))).toEqual([false, false, false]);
});

it.each([
  [undefined, undefined, true],
  [429, 'rate_limited', true],
  [503, 'busy', false],
  [404, 'not_found', false],
  [undefined, 'model_failed', false],
])('with status %s and code %s, nothing was done: %s', (status, code, is) => {
  expect(isLost({ ...failed(status), code } as Failure)).toBe(is);
});
