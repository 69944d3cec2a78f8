import type { workHours } from '@meg/shared/contract/work-hours';
import { type OffDuty, offDutyAt } from '@meg/shared/domain/leads/duty';
import type { z } from 'zod';

interface StoredDuty {
  isOnDuty: 0 | 1;
  workHours: string | null;
}

export type WorkHours = z.output<typeof workHours>;

/** What was checked when it was stored. */
export const workHoursOf = ({ workHours }: Pick<StoredDuty, 'workHours'>): WorkHours | null =>
  workHours === null ? null : (JSON.parse(workHours) as WorkHours);

/** Null for who gets new leads now. */
export function offDuty(person: StoredDuty, nowMs: number): OffDuty | null {
  return offDutyAt({ isOnDuty: person.isOnDuty === 1, workHours: workHoursOf(person) }, nowMs);
}
