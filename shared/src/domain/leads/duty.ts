import { type BusinessHours, openState } from '../time/business-hours.js';
import { wallTimeAt } from '../time/zoned-time.js';

/** Why rules pass somebody over now. */
export const offDutyReasons = ['switched_off', 'day_off', 'outside_hours'] as const;
export type OffDutyReason = (typeof offDutyReasons)[number];

export interface OffDuty {
  readonly why: OffDutyReason;
  /** When their hours begin again; null where nobody knows. */
  readonly backAtMs: number | null;
}

interface Person {
  /** The person's own switch. */
  isOnDuty: boolean;
  /** With days off as `holidays`. Null: at all hours. */
  workHours: BusinessHours | null;
}

/** Null for who gets new leads now. The switch comes first: hours put nobody on duty who has switched it off. */
export function offDutyAt({ isOnDuty, workHours }: Person, nowMs: number): OffDuty | null {
  if (!isOnDuty) return { why: 'switched_off', backAtMs: null };
  if (workHours === null) return null;
  const { isOpen, opensAtMs } = openState(workHours, nowMs);
  if (isOpen) return null;
  const today = wallTimeAt(nowMs, workHours.timezone).date;
  return { why: workHours.holidays.includes(today) ? 'day_off' : 'outside_hours', backAtMs: opensAtMs };
}
