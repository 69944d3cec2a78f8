import type { MoneyInsights } from '@meg/shared/contract/insights';
import { toCents } from '@meg/shared/domain/money/read-amount';
import type { Booking, OpenValue } from '../lead-work/figures/lead-figures.service.js';

const mostGroups = 8;

/** The groups that brought most, each with the facts that it is named by. */
function grouped<Facts extends object>(bookings: readonly Booking[], factsOf: (booking: Booking) => Facts) {
  const groups = new Map<string, Facts & { amount: number; count: number }>();
  for (const booking of bookings) {
    const facts = factsOf(booking);
    const key = JSON.stringify(facts);
    const { amount, count } = groups.get(key) ?? { amount: 0, count: 0 };
    groups.set(key, { ...facts, amount: toCents(amount + booking.amount), count: count + 1 });
  }
  const named = [...groups].toSorted(([key, one], [otherKey, other]) =>
    one.amount === other.amount ? (key < otherKey ? -1 : 1) : other.amount - one.amount,
  );
  return named.slice(0, mostGroups).map(([, group]) => group);
}

/** Countries where both are known and the move goes from one to the other, otherwise cities. */
function routeOf({ moveType, move, originCity, destinationCity }: Booking) {
  const { originCountry, destinationCountry } = JSON.parse(move);
  if (moveType !== 'international' || !originCountry || !destinationCountry) {
    return { from: originCity, to: destinationCity, areCountries: false };
  }
  return { from: originCountry as string, to: destinationCountry as string, areCountries: true };
}

type Groups = Pick<MoneyInsights, 'sources' | 'pages' | 'routes' | 'people'>;

export function groupBookings(bookings: readonly Booking[], nameOf: (personId: string | null) => string): Groups {
  const people = grouped(bookings, ({ assigneeId: personId }) => ({ personId }));
  return {
    sources: grouped(bookings, ({ cameFrom }) => ({ cameFrom })),
    pages: grouped(bookings, ({ sourcePage: page }) => ({ page })),
    routes: grouped(bookings, routeOf),
    people: people.map((one) => ({ ...one, name: nameOf(one.personId) })),
  };
}

/** A range that was said in words only counts as the company's currency, like everywhere else. */
export function openValueOf(values: readonly OpenValue[], own: string): MoneyInsights['openValue'] {
  const sums = new Map<string, { amount: number; count: number }>();
  for (const { currency, amount, count } of values) {
    const known = sums.get(currency || own) ?? { amount: 0, count: 0 };
    sums.set(currency || own, { amount: known.amount + amount, count: known.count + count });
  }
  const list = [...sums].map(([currency, sum]) => ({ currency, ...sum }));
  return list.toSorted((one, other) =>
    one.currency === own ? -1 : other.currency === own ? 1 : one.currency < other.currency ? -1 : 1,
  );
}
