import type { InputOf } from '@meg/shared/contract/endpoint';
import type { listLeads } from '@meg/shared/contract/lead-work';
import { type LeadSort, leadSorts } from '@meg/shared/domain/leads/lead-sorts';
import { leadStatuses } from '@meg/shared/domain/leads/lead-status';
import { type LeadView, leadViews } from '@meg/shared/domain/leads/lead-views';
import { isDay, startOfDay } from '../../../ui/text/calendar-day.js';

export type LeadQuery = Omit<InputOf<typeof listLeads>['query'], 'cursor' | 'limit'>;

/** The parameters in the address. Dates are days in the reader's time zone; both are included. */
const names = [
  'view',
  'search',
  'status',
  'moveType',
  'from',
  'to',
  'assignee',
  'tag',
  'bots',
  'sort',
  'direction',
] as const;
export type FilterName = (typeof names)[number];
export type LeadFilterValues = Partial<Record<FilterName, string>>;

const choices: Partial<Record<FilterName, readonly string[]>> = {
  view: leadViews,
  status: leadStatuses,
  moveType: ['local', 'international'],
  bots: ['hide', 'only'],
  sort: leadSorts,
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

/** The open leads, unless another view was chosen. A search or a status looks through all leads. */
export function viewOf({ view, search, status }: LeadFilterValues): LeadView {
  return (view as LeadView | undefined) ?? (search || status ? 'all' : 'open');
}

export interface Sorting {
  sort: LeadSort;
  direction: 'asc' | 'desc';
}

/** What is urgent first where there is work to do, and otherwise the newest. */
export function sortingOf(filter: LeadFilterValues): Sorting {
  const sort = (filter.sort as LeadSort | undefined) ?? (viewOf(filter) === 'all' ? 'createdAt' : 'due');
  return { sort, direction: (filter.direction as Sorting['direction'] | undefined) ?? firstDirection(sort) };
}

/** In which direction a column is sorted at first. */
export function firstDirection(sort: LeadSort): Sorting['direction'] {
  return sort === 'due' || sort === 'name' || sort === 'status' ? 'asc' : 'desc';
}

export function queryOf(filter: LeadFilterValues): LeadQuery {
  const { from, to, ...rest } = filter;
  return {
    ...rest,
    view: viewOf(filter),
    ...sortingOf(filter),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(to, 1) }),
  } as LeadQuery;
}

/** How many filters of the popover are set. */
export function countHidden({ status, moveType, from, to, assignee, tag, bots }: LeadFilterValues): number {
  return [status, moveType, from, to, assignee, tag, bots].filter(Boolean).length;
}

/** By more than the view. */
export function isNarrowed({ view: _, sort: __, direction: ___, ...rest }: LeadFilterValues): boolean {
  return Object.values(rest).some(Boolean);
}

/** Takes all of a filter away but the view and the order. */
export const noFilter: LeadFilterValues = Object.fromEntries(
  names.filter((name) => !['view', 'sort', 'direction'].includes(name)).map((name) => [name, '']),
);
