import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeadBody } from '../requests/calls.js';
import { createKeyValue, type KeyValue } from './key-value.js';
import { createOutbox, type Delivery, type OutboxDoors } from './outbox.js';

type Report = Parameters<OutboxDoors['report']>[0];

function body(name: string): LeadBody {
  return {
    name,
    email: 'a@b.example',
    phone: '1',
    originCity: 'Leeds',
    destinationCity: 'York',
    moveType: 'local',
    moveDetails: 'office',
  };
}

function inMemory(): KeyValue {
  return createKeyValue(() => {
    throw new Error('In memory is enough here');
  });
}

/** A tab with its own clock and timers, and a server that answers as told. */
class Tab {
  nowMs = 0;
  readonly timers: { atMs: number; run: () => void }[] = [];
  readonly posts: { key: string; body: LeadBody }[] = [];
  readonly reports: Report[] = [];
  answers: Delivery[] = [];
  readonly outbox;

  constructor(readonly storage: KeyValue = inMemory()) {
    this.outbox = createOutbox('demo', {
      storage,
      post: async (key, sent) => {
        this.posts.push({ key, body: sent });
        return this.answers.shift() ?? { outcome: 'saved', leadId: `id-${key}`, reference: `ref-${key}` };
      },
      schedule: (run, delayMs) => {
        const timer = { atMs: this.nowMs + delayMs, run };
        this.timers.push(timer);
        return () => {
          const index = this.timers.indexOf(timer);
          if (index >= 0) this.timers.splice(index, 1);
        };
      },
      nowMs: () => this.nowMs,
      random: () => 0.999,
      report: (event) => this.reports.push(event),
    });
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  async pass(ms: number): Promise<void> {
    this.nowMs += ms;
    for (const timer of this.timers.filter(({ atMs }) => atMs <= this.nowMs)) {
      this.timers.splice(this.timers.indexOf(timer), 1);
      timer.run();
    }
    await this.settle();
  }

  types(): string[] {
    return this.reports.map(({ type }) => type);
  }
}

const failed: Delivery = { outcome: 'failed', retryAfterMs: undefined };

describe('a lead in the outbox', () => {
  it('is kept before it is sent', () => {
    const tab = new Tab();
    tab.outbox.keep('a', body('A'));
    expect(tab.posts).toEqual([]);
    expect(JSON.stringify(tab.storage.read('meg:lead:demo:a'))).toContain('"name":"A"');
  });

  it('is gone from the browser once the server has it, and reported with its reference', async () => {
    const tab = new Tab();
    tab.outbox.send('a', body('Amina'));
    await tab.settle();
    expect(tab.reports).toEqual([
      { type: 'leadSaved', key: 'a', leadId: 'id-a', reference: 'ref-a', byOtherTab: false },
    ]);
    expect(JSON.stringify(tab.storage.read('meg:lead:demo:a'))).not.toContain('Amina');
  });

  it('is tried again and again, with the same key and the same words', async () => {
    const tab = new Tab();
    tab.answers = [failed, failed, failed];
    tab.outbox.keep('a', body('early'));
    tab.outbox.send('a', body('first'));
    await tab.settle();
    tab.outbox.send('a', body('second'));
    for (let step = 0; step < 20; step += 1) await tab.pass(5_000);
    expect(tab.posts.length).toBe(4);
    expect(new Set(tab.posts.map((post) => JSON.stringify(post)))).toEqual(
      new Set([JSON.stringify({ key: 'a', body: body('first') })]),
    );
    expect(tab.types().at(-1)).toBe('leadSaved');
  });

  it('waits longer after each failure, but never more than five minutes', async () => {
    const tab = new Tab();
    tab.answers = Array.from({ length: 12 }, () => failed);
    tab.outbox.send('a', body('A'));
    const gapsMs: number[] = [];
    for (let step = 0; step < 12; step += 1) {
      await tab.settle();
      expect(tab.timers).toHaveLength(1);
      const gapMs = (tab.timers[0]?.atMs ?? 0) - tab.nowMs;
      gapsMs.push(gapMs);
      await tab.pass(gapMs);
    }
    expect(gapsMs).toEqual([...gapsMs].sort((one, other) => one - other));
    expect(gapsMs[0]).toBeLessThanOrEqual(2_000);
    expect(gapsMs.at(-1)).toBeLessThanOrEqual(300_000);
    expect(gapsMs.at(-1)).toBeGreaterThan(250_000);
  });

  it('waits as long as the server asks for, even when the network comes back', async () => {
    const tab = new Tab();
    tab.answers = [{ outcome: 'failed', retryAfterMs: 60_000 }];
    tab.outbox.send('a', body('A'));
    await tab.settle();
    await tab.pass(30_000);
    tab.outbox.sendAll();
    await tab.settle();
    expect(tab.posts).toHaveLength(1);
    await tab.pass(30_000);
    expect(tab.posts).toHaveLength(2);
  });

  it('goes at once when the network comes back', async () => {
    const tab = new Tab();
    tab.answers = [failed, failed, failed];
    tab.outbox.send('a', body('A'));
    await tab.settle();
    for (let turn = 0; turn < 3; turn += 1) {
      tab.outbox.sendAll();
      await tab.settle();
      expect(tab.timers.length).toBeLessThanOrEqual(1);
    }
    expect(tab.types().at(-1)).toBe('leadSaved');
  });

  it('is not sent twice at the same time', async () => {
    const tab = new Tab();
    tab.outbox.send('a', body('A'));
    tab.outbox.send('a', body('A'));
    tab.outbox.sendAll();
    await tab.settle();
    expect(tab.posts).toHaveLength(1);
  });

  it('that the server refuses is handed back with what is wrong', async () => {
    const tab = new Tab();
    tab.answers = [{ outcome: 'refused', fields: { phone: 'Too short' } }];
    tab.outbox.send('a', body('A'));
    await tab.settle();
    expect(tab.reports).toEqual([{ type: 'leadRefused', key: 'a', fields: { phone: 'Too short' } }]);
    expect(tab.storage.keys('meg:lead:')).toEqual([]);
  });

  it('that the server knows with other words counts as delivered', async () => {
    const tab = new Tab();
    tab.answers = [{ outcome: 'known' }];
    tab.outbox.send('a', body('A'));
    await tab.settle();
    await tab.pass(600_000);
    expect(tab.reports).toEqual([{ type: 'leadKnown', key: 'a' }]);
    expect(tab.posts).toHaveLength(1);
  });

  it('says whether it outlives the page', async () => {
    const tab = new Tab();
    tab.answers = [failed];
    tab.outbox.send('a', body('A'));
    await tab.settle();
    expect(tab.reports).toEqual([{ type: 'leadUnsent', key: 'a', isDurable: false }]);
  });
});

describe('after a reload', () => {
  it('what waited is sent, even where it never got its quote', async () => {
    const first = new Tab();
    first.outbox.keep('a', body('A'));
    const second = new Tab(first.storage);
    second.outbox.sendAll();
    await second.settle();
    expect(second.posts).toEqual([{ key: 'a', body: body('A') }]);
  });

  it('a lead whose quote is being asked for waits for it', async () => {
    const first = new Tab();
    first.outbox.keep('a', body('A'));
    const second = new Tab(first.storage);
    second.outbox.sendAll(['a']);
    second.outbox.send('a', body('with its quote'));
    await second.settle();
    expect(second.posts).toEqual([{ key: 'a', body: body('with its quote') }]);
  });

  it('a lead that was acknowledged is reported and not sent again', async () => {
    const first = new Tab();
    first.outbox.send('a', body('A'));
    await first.settle();
    const second = new Tab(first.storage);
    second.outbox.send('a', body('A'));
    await second.settle();
    expect(second.posts).toEqual([]);
    expect(second.reports).toEqual([
      { type: 'leadSaved', key: 'a', leadId: 'id-a', reference: 'ref-a', byOtherTab: true },
    ]);
  });

  it('the receipts of last week are thrown away', async () => {
    const first = new Tab();
    first.outbox.send('a', body('A'));
    await first.settle();
    const second = new Tab(first.storage);
    second.nowMs = 8 * 24 * 60 * 60 * 1000;
    second.outbox.sendAll();
    expect(second.storage.keys('')).toEqual([]);
  });
});

describe('two tabs', () => {
  it('hear of each other that a lead is saved', async () => {
    const first = new Tab();
    first.answers = [failed];
    first.outbox.send('a', body('A'));
    await first.settle();
    const second = new Tab(first.storage);
    second.outbox.sendAll();
    await second.settle();
    first.outbox.review();
    expect(first.reports.at(-1)).toEqual({
      type: 'leadSaved',
      key: 'a',
      leadId: 'id-a',
      reference: 'ref-a',
      byOtherTab: true,
    });
    await first.pass(600_000);
    expect(first.posts).toHaveLength(1);
  });
});

describe('whatever the network does', () => {
  const anyDelivery: fc.Arbitrary<Delivery> = fc.oneof(
    { weight: 4, arbitrary: fc.constant(failed) },
    { weight: 1, arbitrary: fc.record({ outcome: fc.constant('failed' as const), retryAfterMs: fc.nat(100_000) }) },
    {
      weight: 1,
      arbitrary: fc.record({ outcome: fc.constant('saved' as const), leadId: fc.string(), reference: fc.string() }),
    },
  );
  const anyStep = fc.constantFrom('reload', 'online', 'time', 'other tab');

  it('a lead is in the browser until the server has it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyStep, anyDelivery), { maxLength: 30 }), async (steps) => {
        const storage = inMemory();
        let tab = new Tab(storage);
        let isSaved = false;
        tab.outbox.keep('a', body('A'));
        for (const [step, delivery] of steps) {
          if (step === 'reload' || step === 'other tab') tab = new Tab(storage);
          tab.answers = [delivery];
          const postsBefore = tab.posts.length;
          if (step === 'time') await tab.pass(400_000);
          else tab.outbox.sendAll();
          await tab.settle();
          if (tab.posts.length > postsBefore && delivery.outcome === 'saved') isSaved = true;
          expect(JSON.stringify(storage.read('meg:lead:demo:a')).includes('"name":"A"')).toBe(!isSaved);
        }
      }),
      { numRuns: 200 },
    );
  });
});
