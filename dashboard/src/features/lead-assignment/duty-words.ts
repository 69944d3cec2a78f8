import { formatDate } from '../../ui/text/format.js';
import type { Person } from './assignment.queries.js';

type OffDuty = NonNullable<Person['offDuty']>;

const reasons: Readonly<Record<OffDuty['why'], string>> = {
  switched_off: 'Off duty now',
  day_off: 'Has a day off',
  outside_hours: 'Off duty now, by their hours of work',
};

/** As in "Off duty now, by their hours of work, back on 24 Nov 2026, 09:00". */
export function offDutyWords({ why, backAt }: OffDuty): string {
  return backAt === null ? reasons[why] : `${reasons[why]}, back on ${formatDate(backAt, 'dateTime')}`;
}
