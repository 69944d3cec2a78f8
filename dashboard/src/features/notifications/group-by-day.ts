import type { Notification } from '@meg/shared/contract/notifications';
import { formatDate } from '../../ui/text/format.js';

export interface Day {
  name: string;
  notifications: Notification[];
}

/** At noon, which is right on days of 23 and of 25 hours, too. */
function dayBefore(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1, 12);
}

function nameOf(createdAt: string, nowMs: number): string {
  const now = new Date(nowMs);
  const day = new Date(createdAt).toDateString();
  if (day === now.toDateString()) return 'Today';
  return day === dayBefore(now).toDateString() ? 'Yesterday' : formatDate(createdAt);
}

/** Groups by the days of the reader's time zone, in the order of the list. */
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
