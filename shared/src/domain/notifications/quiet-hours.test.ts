import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallTimeAt } from '../time/zoned-time.js';
import { quietUntil } from './quiet-hours.js';

const zones = Intl.supportedValuesOf('timeZone');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const at = (iso: string) => Date.parse(iso);
const quiet = (quietHoursStart: string, quietHoursEnd: string, timezone: string) => ({
  quietHoursStart,
  quietHoursEnd,
  timezone,
});
const until = (preference: Parameters<typeof quietUntil>[0], iso: string) => {
  const ms = quietUntil(preference, at(iso));
  return ms === null ? null : new Date(ms).toISOString();
};

/** The days on which the clocks of a zone change, as moments near the change; of one year. */
function changesOf(zone: string): number[] {
  const weekMs = 7 * 24 * hourMs;
  const found: number[] = [];
  for (let from = at('2026-01-01T00:00Z'); from < at('2027-01-01T00:00Z'); from += weekMs) {
    let [early, late] = [from, from + weekMs];
    if (wallTimeAt(early, zone).offset === wallTimeAt(late, zone).offset) continue;
    const { offset } = wallTimeAt(late, zone);
    while (late - early > minuteMs) {
      const middle = early + Math.floor((late - early) / 2 / minuteMs) * minuteMs;
      if (wallTimeAt(middle, zone).offset === offset) late = middle;
      else early = middle;
    }
    found.push(late);
  }
  return found;
}

const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * minuteMs).toISOString().slice(11, 16));

function isWithin(shown: string, start: string, end: string): boolean {
  return start < end ? shown >= start && shown < end : shown >= start || shown < end;
}

describe('quiet hours', () => {
  it('last across midnight', () => {
    const night = quiet('21:00', '07:00', 'Asia/Kuala_Lumpur');
    expect(until(night, '2026-11-21T12:59:59Z')).toBeNull();
    expect(until(night, '2026-11-21T13:00:00Z')).toBe('2026-11-21T23:00:00.000Z');
    expect(until(night, '2026-11-21T22:59:59Z')).toBe('2026-11-21T23:00:00.000Z');
    expect(until(night, '2026-11-21T23:00:00Z')).toBeNull();
  });

  it('last within a day', () => {
    const nap = quiet('13:00', '14:30', 'Europe/Madrid');
    expect(until(nap, '2026-07-31T11:00:00Z')).toBe('2026-07-31T12:30:00.000Z');
    expect(until(nap, '2026-07-31T10:59:00Z')).toBeNull();
  });

  it('are none without a start and an end', () => {
    expect(quietUntil({ quietHoursStart: null, quietHoursEnd: null, timezone: 'UTC' }, 0)).toBeNull();
    expect(quietUntil(quiet('08:00', '08:00', 'UTC'), at('2026-11-21T08:00Z'))).toBeNull();
  });

  it('begin with the jump when clocks skip their start', () => {
    const late = quiet('02:30', '07:00', 'America/New_York');
    expect(until(late, '2026-03-08T06:59:00Z')).toBeNull();
    expect(until(late, '2026-03-08T07:00:00Z')).toBe('2026-03-08T11:00:00.000Z');
  });

  it('end with the jump when clocks skip their end', () => {
    const early = quiet('22:00', '02:30', 'America/New_York');
    expect(until(early, '2026-03-08T06:00:00Z')).toBe('2026-03-08T07:00:00.000Z');
    expect(until(early, '2026-03-08T07:00:00Z')).toBeNull();
  });

  it('are skipped on a day on which the clocks skip them', () => {
    const short = quiet('02:10', '02:50', 'America/New_York');
    for (const iso of ['2026-03-08T06:59:00Z', '2026-03-08T07:00:00Z', '2026-03-08T07:20:00Z']) {
      expect(until(short, iso)).toBeNull();
    }
  });

  it('wake nobody between the two hours that a clock shows twice', () => {
    const night = quiet('22:00', '01:30', 'Europe/London');
    expect(until(night, '2026-10-24T23:00:00Z')).toBe('2026-10-25T01:30:00.000Z');
    expect(until(night, '2026-10-25T00:45:00Z')).toBe('2026-10-25T01:30:00.000Z');
    const early = quiet('01:30', '07:00', 'Europe/London');
    expect(until(early, '2026-10-25T00:29:00Z')).toBeNull();
    expect(until(early, '2026-10-25T01:05:00Z')).toBe('2026-10-25T07:00:00.000Z');
  });

  it('survive the day that Samoa never had', () => {
    const night = quiet('22:00', '07:00', 'Pacific/Apia');
    expect(until(night, '2011-12-30T09:30:00Z')).toBe('2011-12-30T17:00:00.000Z');
  });

  it('hold in every zone on each day on which its clocks change, and are over when they say so', () => {
    const changing = zones.flatMap((zone) => changesOf(zone).map((changeMs) => ({ zone, changeMs })));
    expect(new Set(changing.map(({ zone }) => zone)).size).toBeGreaterThan(100);
    const somewhen = fc.integer({ min: -36 * 60, max: 36 * 60 });
    const each = fc.tuple(time, time, fc.array(somewhen, { minLength: 6, maxLength: 6 }));
    for (const { zone, changeMs } of changing) {
      fc.assert(
        fc.property(each, ([start, end, minutes]) => {
          fc.pre(start !== end);
          for (const minute of minutes) holds(quiet(start, end, zone), changeMs, changeMs + minute * minuteMs);
        }),
        { numRuns: 1 },
      );
    }
  });

  it('hold in every zone on any day', () => {
    const moment = fc.integer({ min: at('2020-01-01T00:00Z') / minuteMs, max: at('2036-01-01T00:00Z') / minuteMs });
    fc.assert(
      fc.property(fc.constantFrom(...zones), time, time, moment, (zone, start, end, minute) => {
        fc.pre(start !== end);
        holds(quiet(start, end, zone), undefined, minute * minuteMs);
      }),
      { numRuns: 600 },
    );
  });
});

function holds(preference: ReturnType<typeof quiet>, changeMs: number | undefined, nowMs: number): void {
  const { quietHoursStart: start, quietHoursEnd: end, timezone } = preference;
  const shown = wallTimeAt(nowMs, timezone);
  const untilMs = quietUntil(preference, nowMs);
  if (isWithin(shown.time, start, end)) expect(untilMs).not.toBeNull();
  if (untilMs === null) return;
  expect(untilMs).toBeGreaterThan(nowMs);
  // Two in a row where the clocks leave out the moment between them.
  expect(untilMs - nowMs).toBeLessThanOrEqual(48 * hourMs);
  expect(quietUntil(preference, untilMs)).toBeNull();
  const halfMs = nowMs + Math.floor((untilMs - nowMs) / 2);
  expect(quietUntil(preference, halfMs)).toBe(untilMs);
  expect(quietUntil(preference, untilMs - 1)).toBe(untilMs);
  const ended = wallTimeAt(untilMs, timezone).time;
  // The wall shows the end, or the clocks have just jumped over it.
  if (ended !== end) expect(untilMs).toBe(changeMs ?? untilMs);
  if (ended !== end) expect(wallTimeAt(untilMs - 1, timezone).offset).not.toBe(wallTimeAt(untilMs, timezone).offset);
}
