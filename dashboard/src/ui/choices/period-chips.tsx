import { FilterChips } from './filter-chips.js';

const options = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

export type PeriodDays = '7' | '30' | '90';

export function readPeriod(text: string | null): PeriodDays {
  return text === '7' || text === '90' ? text : '30';
}

/** Over how many days figures are shown. */
export function PeriodChips({ value, onChange }: { value: PeriodDays; onChange: (days: PeriodDays) => void }) {
  return <FilterChips label="Period" value={value} options={options} onChange={(days) => onChange(readPeriod(days))} />;
}
