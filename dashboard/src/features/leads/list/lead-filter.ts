import type { InputOf } from '@meg/shared/contract/endpoint';
import type { listLeads } from '@meg/shared/contract/lead-work';
import { type LeadSort, leadSorts } from '@meg/shared/domain/leads/lead-sorts';
import { leadMilestones, leadStatuses } from '@meg/shared/domain/leads/lead-status';
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
  'cameFrom',
  'sourcePage',
  'bookedFrom',
  'bookedTo',
  'reached',
  'route',
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
  reached: leadMilestones,
  bots: ['hide', 'only'],
  sort: leadSorts,
  direction: ['asc', 'desc'],
};

const dayNames: readonly FilterName[] = ['from', 'to', 'bookedFrom', 'bookedTo'];

const isId = (text: string): boolean => text === 'none' || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Anybody can write an address: unknown values are left out. */
function isGood(name: FilterName, value: string): boolean {
  const known = choices[name];
  if (known) return known.includes(value);
  if (dayNames.includes(name)) return isDay(value);
  if (name === 'route') return value.length <= 250 && value.includes('>');
  return name === 'assignee' ? isId(value) : value.length <= (name === 'sourcePage' ? 1_000 : 120);
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
export function viewOf({ view, search, status, bookedFrom, bookedTo }: LeadFilterValues): LeadView {
  return (view as LeadView | undefined) ?? (search || status || bookedFrom || bookedTo ? 'all' : 'open');
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
  const { from, to, bookedFrom, bookedTo, ...rest } = filter;
  return {
    ...rest,
    view: viewOf(filter),
    ...sortingOf(filter),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(to, 1) }),
    ...(bookedFrom && { bookedFrom: startOfDay(bookedFrom) }),
    ...(bookedTo && { bookedTo: startOfDay(bookedTo, 1) }),
  } as LeadQuery;
}

/** How many filters of the popover are set. */
export function countHidden({ view: _, search: __, sort: ___, direction: ____, ...rest }: LeadFilterValues): number {
  return Object.values(rest).filter(Boolean).length;
}

/** By more than the view. */
export function isNarrowed({ view: _, sort: __, direction: ___, ...rest }: LeadFilterValues): boolean {
  return Object.values(rest).some(Boolean);
}

/** Takes all of a filter away but the view and the order. */
export const noFilter: LeadFilterValues = Object.fromEntries(
  names.filter((name) => !['view', 'sort', 'direction'].includes(name)).map((name) => [name, '']),
);
