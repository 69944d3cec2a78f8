import type { Period } from '@meg/shared/domain/time/periods';
import { FilterChips } from './filter-chips.js';

const options = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: 'year', label: 'This year' },
] as const satisfies readonly { value: Period; label: string }[];

export function readPeriod(text: string | null): Period {
  return options.find(({ value }) => value === text)?.value ?? '30';
}

/** As in "in 30 days". */
export const inPeriod = (period: Period): string => (period === 'year' ? 'this year' : `in ${period} days`);

/** What a period is compared with. */
export function periodBefore(period: Period): string {
  return period === 'year' ? 'the same days of last year' : `the ${period} days before`;
}

/** Over how many days figures are shown. */
export function PeriodChips({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  return <FilterChips label="Period" value={value} options={options} onChange={(text) => onChange(readPeriod(text))} />;
}
