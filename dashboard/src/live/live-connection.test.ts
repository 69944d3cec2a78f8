import type { LiveEventName } from '@meg/shared/contract/live';
import { describe, expect, it } from 'vitest';
import { LiveConnection, type LiveSource } from './live-connection.js';
import { KnownIds, type ReceivedEvent } from './live-event.js';

class FakeSource implements LiveSource {
  readonly listeners = new Map<string, (event: { data: string; lastEventId: string }) => void>();
  onerror: (() => void) | null = null;
  isClosed = false;

  constructor(readonly lastEventId: string | undefined) {}

  addEventListener(name: string, listener: (event: { data: string; lastEventId: string }) => void): void {
    this.listeners.set(name, listener);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(name: LiveEventName, data: object, lastEventId = ''): void {
    this.listeners.get(name)?.({ data: JSON.stringify(data), lastEventId });
  }
}

/** A clock that stands until a test lets it go on. */
function connected(isSignedIn = () => Promise.resolve(true)) {
  const sources: FakeSource[] = [];
  const heard: ReceivedEvent[] = [];
  const waiting = new Map<number, { work: () => void; delayMs: number }>();
  let waits = 0;
  const connection = new LiveConnection(
    {
      open: (lastEventId) => {
        const source = new FakeSource(lastEventId);
        sources.push(source);
        return source;
      },
      isSignedIn,
      onEvent: (one) => heard.push(one),
      wait: (work, delayMs) => {
        const id = waits++;
        waiting.set(id, { work, delayMs });
        return () => waiting.delete(id);
      },
      random: () => 1,
    },
    undefined,
  );
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  /** Lets all timers come due that are waiting now, and answers how long they were. */
  const passTime = async () => {
    await settled();
    const due = [...waiting];
    for (const [id] of due) waiting.delete(id);
    for (const [, { work }] of due) work();
    await settled();
    return due.map(([, { delayMs }]) => delayMs);
  };
  return { connection, sources, heard, passTime, settled, latest: () => sources.at(-1) as FakeSource };
}

describe('the one stream of a browser', () => {
  it('comes back after a fault from what it heard last, and waits longer each time', async () => {
    const { latest, sources, passTime } = connected();
    latest().tell('leads', { leadId: 'a', isNew: true }, 'id-1');
    const delays: number[] = [];
    for (let faults = 0; faults < 7; faults += 1) {
      latest().onerror?.();
      delays.push(...(await passTime()));
    }
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(sources.at(-1)?.lastEventId).toBe('id-1');
    expect(sources.slice(0, -1).every(({ isClosed }) => isClosed)).toBe(true);
  });

  it('takes a long silence for a dead connection', async () => {
    const { sources, passTime, latest } = connected();
    latest().tell('beat', {});
    expect(await passTime()).toEqual([50_000]);
    await passTime();
    expect(sources).toHaveLength(2);
  });

  it('stops where nobody is signed in any more', async () => {
    const { latest, sources, passTime, settled } = connected(() => Promise.resolve(false));
    latest().tell('bye', { reason: 'session' });
    await settled();
    expect(await passTime()).toEqual([]);
    expect(sources).toHaveLength(1);
  });

  it('leaves the place to others for a while where it was one too many', async () => {
    const { latest, passTime } = connected();
    latest().tell('bye', { reason: 'replaced' });
    expect(await passTime()).toEqual([120_000]);
  });

  it('hears nothing more of a connection that it has given up', () => {
    const { connection, sources, heard } = connected();
    connection.reopen();
    sources[0]?.tell('leads', { leadId: 'late', isNew: true }, 'id-1');
    sources[1]?.tell('leads', { leadId: 'right', isNew: true }, 'id-2');
    expect(heard.map(({ data }) => data)).toEqual([{ leadId: 'right', isNew: true }]);
  });

  it('does not come back once it was stopped, whatever still fails', async () => {
    const { connection, sources, passTime } = connected();
    sources[0]?.onerror?.();
    connection.stop();
    await passTime();
    expect(sources).toHaveLength(1);
  });
});

describe('what a resumed stream tells again', () => {
  it('is known, however much came in between, up to what is remembered', () => {
    const known = new KnownIds();
    expect(known.add('a')).toBe(true);
    for (let told = 0; told < 300; told += 1) known.add(`other ${told}`);
    expect(known.add('a')).toBe(false);
    expect(known.add('')).toBe(true);
    expect(known.add('')).toBe(true);
  });
});
