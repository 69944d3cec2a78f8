import type { Notification } from '@meg/shared/contract/notifications';
import { describe, expect, it } from 'vitest';
import { groupByDay } from './group-by-day.js';
import { countText, unreadWords } from './notification-words.js';

const nowMs = new Date(2026, 2, 30, 9).getTime();
const at = (...[month, day, hour]: [number, number, number]) =>
  ({ id: `${day}-${hour}`, createdAt: new Date(2026, month, day, hour).toISOString() }) as Notification;

describe('the list of notifications', () => {
  it('says today and yesterday, also where the clocks changed in between', () => {
    const days = groupByDay([at(2, 30, 8), at(2, 30, 0), at(2, 29, 23), at(2, 29, 0), at(2, 28, 23)], nowMs);
    expect(days.map(({ name, notifications }) => [name, notifications.length])).toEqual([
      ['Today', 2],
      ['Yesterday', 2],
      [expect.stringContaining('28'), 1],
    ]);
  });

  it('counts up to 99, and says so in words', () => {
    expect([0, 1, 99, 100].map(countText)).toEqual(['0', '1', '99', '99+']);
    expect(unreadWords(1)).toBe('1 unread notification');
    expect(unreadWords(100)).toBe('over 99 unread notifications');
  });
});
