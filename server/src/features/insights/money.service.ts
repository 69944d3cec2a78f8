import type { MoneyInsights } from '@meg/shared/contract/insights';
import { periodsUpTo } from '@meg/shared/domain/time/periods';
import type { Ground } from '../../ground.js';
import type { EndedLeads } from '../lead-work/figures/lead-figures.service.js';
import type { FeaturesUsed } from './insights.service.js';

const daysOfWeek = 7;

const sum = (some: readonly EndedLeads[], of: 'count' | 'amount') => some.reduce((all, one) => all + one[of], 0);

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
  constructor(private readonly needs: Pick<Ground, 'now'> & FeaturesUsed) {}

  async read(companyId: string, days: number): Promise<MoneyInsights> {
    const { now, companies, leadFigures } = this.needs;
    const { config } = await companies.requireById(companyId);
    const { currency } = config;
    const { current, before } = periodsUpTo(now(), days, config.chatbotConfig.businessHours.timezone);
    const span = { fromMs: current[0]?.fromMs ?? 0, toMs: current.at(-1)?.toMs ?? 0 };
    const [ended, sources] = await Promise.all([
      leadFigures.endedByDay(companyId, [...before, ...current]),
      leadFigures.bookedBySource(companyId, span, currency),
    ]);
    const ofDays = (from: number, to: number) => ended.filter(({ day }) => day >= days + from && day < days + to);
    const [sums, sumsBefore] = [sumsOf(ofDays(0, days), currency), sumsOf(ofDays(-days, 0), currency)];
    const weeks = Array.from({ length: Math.ceil(days / daysOfWeek) }, (_, place) => days - place * daysOfWeek);
    return {
      days,
      currency,
      booked: { value: sums.amount, before: sumsBefore.amount },
      bookings: { value: sums.count, before: sumsBefore.count },
      average: { value: sums.average, before: sumsBefore.average },
      winPercent: { value: sums.winPercent, before: sumsBefore.winPercent },
      weeks: weeks.reverse().map((end) => {
        const start = Math.max(0, end - daysOfWeek);
        const { amount, count } = sumsOf(ofDays(start, end), currency);
        return { from: current[start]?.date ?? '', to: current[end - 1]?.date ?? '', amount, count };
      }),
      otherCurrencies: otherCurrencies(ofDays(0, days), currency),
      sources,
    };
  }
}
