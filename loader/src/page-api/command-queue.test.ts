import { describe, expect, it, vi } from 'vitest';
import { type Command, replay, type Stub } from './command-queue.js';

/** The snippet of the README, on a global of its own. */
function snippet(): { call: (...args: unknown[]) => void; stub: Stub } {
  const stub: Stub & { q?: Command[] } = {};
  return {
    stub,
    call(...args) {
      stub.q ??= [];
      stub.q.push(args);
    },
  };
}

describe('calls made before the loader came', () => {
  it('are run in their order, with what was given', () => {
    const { call, stub } = snippet();
    const listener = () => {};
    call('on', 'opened', listener);
    call('open');
    const ran: unknown[][] = [];
    replay(stub, (command) => ran.push([...Array.from(command)]));
    expect(ran).toEqual([['on', 'opened', listener], ['open']]);
  });

  it('are run once: the next loader on the page finds none', () => {
    const { call, stub } = snippet();
    call('open');
    const run = vi.fn();
    replay(stub, run);
    replay(stub, run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('may be none', () => {
    const run = vi.fn();
    replay(snippet().stub, run);
    expect(run).not.toHaveBeenCalled();
  });

  it('are run on a page that changed how its arrays are walked', () => {
    const kept = [['open'], ['close']];
    Object.defineProperty(kept, Symbol.iterator, { value: () => expect.unreachable('walked by iterator') });
    Object.defineProperty(kept, 'forEach', { value: () => expect.unreachable('walked by forEach') });
    const run = vi.fn();
    replay({ q: kept }, run);
    expect(run.mock.calls).toEqual([[['open']], [['close']]]);
  });
});
