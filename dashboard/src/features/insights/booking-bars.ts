import type { MoneyInsights } from '@meg/shared/contract/insights';
import { paths } from '@meg/shared/domain/paths';
import { formatMonth, formatNumber } from '../../ui/text/format.js';
import { dayName } from './day-name.js';
import { pageName } from './page-name.js';

export const groupings = [
  { value: 'sources', label: 'How they came' },
  { value: 'pages', label: 'Page' },
  { value: 'routes', label: 'Route' },
  { value: 'people', label: 'Person' },
] as const;

export type Grouping = (typeof groupings)[number]['value'];

const bookings = (count: number) => `· ${formatNumber(count)} ${count === 1 ? 'booking' : 'bookings'}`;

export function partBars({ period, parts }: MoneyInsights) {
  return parts.map(({ from, to, amount, count }) => ({
    label: period === 'year' ? formatMonth(from.slice(0, 7)) : `${dayName(from)} – ${dayName(to)}`,
    value: amount,
    ...(count > 0 && { detail: bookings(count), to: `${paths.leads}?bookedFrom=${from}&bookedTo=${to}` }),
  }));
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

function countryName(code: string): string {
  try {
    return countryNames.of(code) ?? code;
  } catch {
    return code;
  }
}

function routeName({ from, to, areCountries }: MoneyInsights['routes'][number]): string {
  const [first, last] = [from, to].map((place) => (areCountries ? countryName(place) : place) || 'Not known');
  return `${first} → ${last}`;
}

export function bookedLeads({ parts }: MoneyInsights): string {
  return `${paths.leads}?bookedFrom=${parts[0]?.from}&bookedTo=${parts.at(-1)?.to}`;
}

/** Each bar leads to its leads. */
export function groupBars(money: MoneyInsights, grouping: Grouping) {
  const { sources, pages, routes, people } = money;
  const list = bookedLeads(money);
  const bar = (label: string, { amount, count }: { amount: number; count: number }, filter: string) => ({
    label,
    value: amount,
    detail: bookings(count),
    to: `${list}&${filter}`,
  });
  const by = (name: string, value: string) => `${name}=${encodeURIComponent(value || 'none')}`;
  const bars = {
    sources: () =>
      sources.map((one) => bar(one.cameFrom || 'Not known how they came', one, by('cameFrom', one.cameFrom))),
    pages: () => pages.map((one) => bar(pageName(one.page), one, by('sourcePage', one.page))),
    routes: () => routes.map((one) => bar(routeName(one), one, by('route', `${one.from}>${one.to}`))),
    people: () =>
      people.map((one) => {
        const name = one.personId === null ? 'Assigned to nobody' : one.name || 'Somebody who has left';
        return bar(name, one, by('assignee', one.personId ?? 'none'));
      }),
  };
  return bars[grouping]();
}
