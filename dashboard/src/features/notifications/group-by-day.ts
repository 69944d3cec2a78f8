import type { Notification } from '@meg/shared/contract/notifications';
import { formatDate } from '../../ui/text/format.js';

export interface Day {
  name: string;
  notifications: Notification[];
}

/** Noon, so that a day of 23 or 25 hours is one day. */
function dayBefore(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1, 12);
}

function nameOf(createdAt: string, nowMs: number): string {
  const now = new Date(nowMs);
  const day = new Date(createdAt).toDateString();
  if (day === now.toDateString()) return 'Today';
  return day === dayBefore(now).toDateString() ? 'Yesterday' : formatDate(createdAt);
}

/** By the days of the reader's own clock, in the order of the list. */
export function groupByDay(notifications: readonly Notification[], nowMs: number): Day[] {
  const days: Day[] = [];
  for (const one of notifications) {
    const name = nameOf(one.createdAt, nowMs);
    const last = days.at(-1);
    if (last?.name === name) last.notifications.push(one);
    else days.push({ name, notifications: [one] });
  }
  return days;
}
