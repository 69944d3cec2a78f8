import type { InputOf } from '@meg/shared/contract/endpoint';
import type { listLeads } from '@meg/shared/contract/lead-work';
import { isDay, startOfDay } from '../../../ui/text/calendar-day.js';

export type LeadQuery = Omit<InputOf<typeof listLeads>['query'], 'cursor' | 'limit'>;

/** The parameters in the address. Dates are days in the reader's time zone; both are included. */
const names = ['search', 'status', 'moveType', 'from', 'to', 'assignee', 'tag', 'bots', 'sort', 'direction'] as const;
export type FilterName = (typeof names)[number];
export type LeadFilterValues = Partial<Record<FilterName, string>>;

const choices: Partial<Record<FilterName, readonly string[]>> = {
  status: ['new', 'contacted', 'qualified', 'converted', 'lost', 'human-handoff-requested'],
  moveType: ['local', 'international'],
  bots: ['hide', 'only'],
  sort: ['createdAt', 'name', 'quoteAmount', 'status'],
  direction: ['asc', 'desc'],
};

const isId = (text: string): boolean => text === 'none' || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Anybody can write an address: unknown values are left out. */
function isGood(name: FilterName, value: string): boolean {
  const known = choices[name];
  if (known) return known.includes(value);
  if (name === 'from' || name === 'to') return isDay(value);
  return name === 'assignee' ? isId(value) : value.length <= 120;
}

export function readFilter(params: URLSearchParams): LeadFilterValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      return value !== null && value !== '' && isGood(name, value) ? [[name, value]] : [];
    }),
  );
}

export function writeFilter(values: LeadFilterValues): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (values[name] ? [[name, values[name] as string]] : [])));
}

export function queryOf({ from, to, ...rest }: LeadFilterValues): LeadQuery {
  return {
    ...rest,
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(to, 1) }),
  } as LeadQuery;
}

/** How many filters of the popover are set. */
export function countHidden({ moveType, from, to, assignee, tag, bots }: LeadFilterValues): number {
  return [moveType, from, to, assignee, tag, bots].filter(Boolean).length;
}

export function isNarrowed({ sort: _, direction: __, ...rest }: LeadFilterValues): boolean {
  return Object.values(rest).some(Boolean);
}
