import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import type { DayFigures } from '../lead-work/figures/lead-figures.service.js';

export interface Sums {
  leads: number;
  /** By present status. */
  contacted: number;
  qualified: number;
  converted: number;
  quoted: number;
  amount: number;
}

const isAmong = (status: string, statuses: readonly LeadStatus[]) => (statuses as readonly string[]).includes(status);

/** Adds up days and statuses. A qualified lead counts as contacted too. */
export function sumOf(figures: readonly DayFigures[]): Sums {
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
