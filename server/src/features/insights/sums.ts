import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import type { DayFigures } from '../lead-work/figures/lead-figures.service.js';

const isAmong = (status: string, statuses: readonly LeadStatus[]) => (statuses as readonly string[]).includes(status);

/** Adds up days and present statuses. A qualified lead counts as contacted too. */
export function sumOf(figures: readonly DayFigures[]) {
  const sums = { leads: 0, contacted: 0, qualified: 0, converted: 0, quoted: 0, amount: 0 };
  for (const { status, leads, quoted, amount } of figures) {
    sums.leads += leads;
    sums.quoted += quoted;
    sums.amount += amount;
    if (isAmong(status, ['contacted', 'qualified', 'converted'])) sums.contacted += leads;
    if (isAmong(status, ['qualified', 'converted'])) sums.qualified += leads;
    if (status === 'converted') sums.converted += leads;
  }
  return sums;
}

export type Sums = ReturnType<typeof sumOf>;
