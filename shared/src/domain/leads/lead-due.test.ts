import { describe, expect, it } from 'vitest';
import { type Weekday, weekdays } from '../time/zoned-time.js';
import { isOpenCallback, leadDue } from './lead-due.js';

const minuteMs = 60_000;
/** A Tuesday at noon in UTC. */
const noon = Date.UTC(2026, 10, 24, 12);
const closed = Object.fromEntries(weekdays.map((day) => [day, null])) as Record<Weekday, null>;
const hours = { timezone: 'UTC', holidays: [], days: { ...closed, tuesday: { open: '09:00', close: '17:00' } } };
const promise = { hours, minutes: 15 };
const lead = {
  status: 'new',
  createdAt: noon,
  looksLikeBot: false,
  request: undefined,
  callbackAt: undefined,
} as const;
const asked = { slotStart: null, createdAt: noon + minuteMs, cancelledAt: null, closedAt: null };

describe('when a lead is due', () => {
  it('is due by the company’s own time to answer until somebody was in touch', () => {
    expect(leadDue(lead, promise)).toBe(noon + 15 * minuteMs);
    for (const status of ['contacted', 'qualified', 'converted', 'lost'] as const) {
      expect(leadDue({ ...lead, status, request: asked }, promise)).toBeNull();
    }
  });

  it('is due when the chat promised, where a person was asked for', () => {
    const waiting = { ...lead, status: 'human-handoff-requested' } as const;
    expect(leadDue({ ...waiting, request: asked }, promise)).toBe(asked.createdAt + 60 * minuteMs);
    const slotStart = noon + 180 * minuteMs;
    expect(leadDue({ ...waiting, request: { ...asked, slotStart } }, promise)).toBe(slotStart);
  });

  it('falls back to the time to answer after a cancelled callback, or a wish that only staff noted', () => {
    const waiting = { ...lead, status: 'human-handoff-requested' } as const;
    const cancelled = { ...asked, slotStart: noon + 180 * minuteMs, cancelledAt: noon + 2 * minuteMs };
    for (const request of [undefined, cancelled]) {
      expect(leadDue({ ...waiting, request }, promise)).toBe(noon + 15 * minuteMs);
    }
  });

  it('is due at an open callback whatever its status, and no more once somebody has called', () => {
    const callbackAt = noon + 180 * minuteMs;
    for (const status of ['contacted', 'qualified', 'converted', 'lost', 'human-handoff-requested'] as const) {
      expect(leadDue({ ...lead, status, callbackAt, request: { ...asked, slotStart: callbackAt } }, promise)).toBe(
        callbackAt,
      );
    }
    expect(leadDue({ ...lead, callbackAt }, promise)).toBe(noon + 15 * minuteMs);
    const called = { ...asked, slotStart: callbackAt, closedAt: callbackAt + minuteMs };
    expect(leadDue({ ...lead, status: 'human-handoff-requested', request: called }, promise)).toBeNull();
    expect(leadDue({ ...lead, callbackAt, looksLikeBot: true }, promise)).toBeNull();
  });

  it('takes a callback for open until it is called off, replaced or closed', () => {
    const booked = { slotStart: noon, cancelledAt: null, closedAt: null, holdsSlot: true };
    expect(isOpenCallback(booked)).toBe(true);
    for (const end of [{ cancelledAt: noon }, { closedAt: noon }, { holdsSlot: false }, { slotStart: null }]) {
      expect(isOpenCallback({ ...booked, ...end })).toBe(false);
    }
  });

  it('is never due where it looks like a bot, or the company never opens', () => {
    expect(leadDue({ ...lead, looksLikeBot: true }, promise)).toBeNull();
    expect(leadDue(lead, { ...promise, hours: { ...hours, days: closed } })).toBeNull();
  });
});
