import type { MoneyInsights } from '@meg/shared/contract/insights';
import { toCents } from '@meg/shared/domain/money/read-amount';
import { type Period, partsOf, periodsUpTo } from '@meg/shared/domain/time/periods';
import type { Ground } from '../../ground.js';
import { personName } from '../../people/person-name.js';
import type { EndedLeads } from '../lead-work/figures/lead-figures.service.js';
import type { PeopleService } from '../people/people.service.js';
import { groupBookings, openValueOf } from './booking-groups.js';
import type { FeaturesUsed } from './insights.service.js';

const sum = (some: readonly EndedLeads[], of: 'count' | 'amount') =>
  toCents(some.reduce((all, one) => all + one[of], 0));

/** Money in the company's currency, and how many leads were won of those that ended. */
function sumsOf(ended: readonly EndedLeads[], currency: string) {
  const won = ended.filter(({ kind }) => kind === 'converted');
  const own = won.filter((one) => one.currency === currency);
  const [amount, count] = [sum(own, 'amount'), sum(own, 'count')];
  const all = sum(ended, 'count');
  return {
    amount,
    count,
    average: count === 0 ? null : Math.round(amount / count),
    winPercent: all === 0 ? null : Math.round((sum(won, 'count') / all) * 100),
  };
}

function otherCurrencies(ended: readonly EndedLeads[], own: string): MoneyInsights['otherCurrencies'] {
  const won = ended.filter(({ kind, currency }) => kind === 'converted' && currency !== own);
  const named = [...new Set(won.map(({ currency }) => currency ?? ''))].filter(Boolean).toSorted();
  return named.map((currency) => {
    const some = won.filter((one) => one.currency === currency);
    return { currency, amount: sum(some, 'amount'), count: sum(some, 'count') };
  });
}

/** What was booked. */
export class MoneyService {
  constructor(private readonly needs: Pick<Ground, 'now'> & FeaturesUsed & { people: PeopleService }) {}

  async read(companyId: string, period: Period): Promise<MoneyInsights> {
    const { now, companies, leadFigures, people } = this.needs;
    const { config } = await companies.requireById(companyId);
    const { currency } = config;
    const { current, before } = periodsUpTo(now(), period, config.chatbotConfig.businessHours.timezone);
    const span = { fromMs: current[0]?.fromMs ?? 0, toMs: current.at(-1)?.toMs ?? 0 };
    const [ended, bookings, open, team] = await Promise.all([
      leadFigures.endedByDay(companyId, [...before, ...current]),
      leadFigures.bookings(companyId, span, currency),
      leadFigures.openValues(companyId),
      people.list(companyId),
    ]);
    const nameOf = (id: string | null) => {
      const person = team.find((one) => one.id === id);
      return person ? personName(person) : '';
    };
    const first = before.length;
    const ofDays = (from: number, to: number) => ended.filter(({ day }) => day >= first + from && day < first + to);
    const ofAll = ofDays(0, current.length);
    const [sums, sumsBefore] = [sumsOf(ofAll, currency), sumsOf(ofDays(-first, 0), currency)];
    return {
      period,
      days: current.length,
      currency,
      booked: { value: sums.amount, before: sumsBefore.amount },
      bookings: { value: sums.count, before: sumsBefore.count },
      average: { value: sums.average, before: sumsBefore.average },
      winPercent: { value: sums.winPercent, before: sumsBefore.winPercent },
      parts: partsOf(current, period).map(({ from, to }) => {
        const { amount, count } = sumsOf(ofDays(from, to), currency);
        return { from: current[from]?.date ?? '', to: current[to - 1]?.date ?? '', amount, count };
      }),
      otherCurrencies: otherCurrencies(ofAll, currency),
      ...groupBookings(bookings, nameOf),
      openValue: openValueOf(open, currency),
    };
  }
}
