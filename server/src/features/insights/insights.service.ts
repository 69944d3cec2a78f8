import type { FunnelStep, Insights } from '@meg/shared/contract/insights';
import { conversionPercent, performanceOf } from '@meg/shared/domain/leads/conversion';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { type Day, type Period, periodsUpTo } from '@meg/shared/domain/time/periods';
import type { ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { DayFigures } from '../lead-work/figures/lead-figures.service.js';
import type { leadWorkFeature } from '../lead-work/lead-work.feature.js';

type Needs = Pick<Ground, 'now'> & FeaturesUsed;

export type FeaturesUsed = ServiceOf<typeof companiesFeature> & ServiceOf<typeof leadWorkFeature>;

type Sums = ReturnType<typeof sumOf>;

const spanOf = (days: readonly Day[]) => ({ fromMs: days[0]?.fromMs ?? 0, toMs: days.at(-1)?.toMs ?? 0 });

function average({ amount, quoted }: Sums): number | null {
  return quoted === 0 ? null : Math.round(amount / quoted);
}

function conversionOf(current: Sums, before: Sums): Insights['conversion'] {
  const percent = conversionPercent(current.converted, current.leads);
  return {
    percent,
    before: conversionPercent(before.converted, before.leads),
    converted: current.converted,
    performance: percent === null ? null : performanceOf(percent),
  };
}

/** The figures of a company's overview. */
export class InsightsService {
  constructor(private readonly needs: Needs) {}

  async read(companyId: string, period: Period): Promise<Insights> {
    const { now, companies, leadFigures } = this.needs;
    const { config } = await companies.requireById(companyId);
    const { timezone } = config.chatbotConfig.businessHours;
    const nowMs = now();
    const { current, before } = periodsUpTo(nowMs, period, timezone);
    const week = periodsUpTo(nowMs, '7', timezone);
    const [span, spanBefore] = [spanOf(current), spanOf(before)];
    const [isEmpty, figures, weekFigures, weekBefore, waiting, waitingBefore, reachedBefore, sources] =
      await Promise.all([
        leadFigures.isEmpty(companyId),
        leadFigures.byDay(companyId, [...before, ...current]),
        leadFigures.byDay(companyId, week.current),
        leadFigures.byDay(companyId, week.before),
        leadFigures.waiting(companyId, span),
        leadFigures.waiting(companyId, spanBefore),
        leadFigures.reachedBefore(companyId, span),
        leadFigures.bySource(companyId, span),
      ]);
    const sums = sumsOf(figures, before.length);
    return {
      period,
      days: current.length,
      isEmpty,
      timezone,
      currency: config.currency,
      from: new Date(span.fromMs).toISOString(),
      until: new Date(nowMs).toISOString(),
      leads: { value: sums.current.leads, before: sums.before.leads },
      thisWeek: { value: sumOf(weekFigures).leads, before: sumOf(weekBefore).leads },
      conversion: conversionOf(sums.current, sums.before),
      averageQuote: { value: average(sums.current), before: average(sums.before) },
      response: { ...waiting, medianBeforeMs: waitingBefore.medianMs },
      trend: trendOf(current, figures, before.length),
      funnel: funnelOf(sums.current, reachedBefore),
      sources,
    };
  }
}

/** The figures are those of the days before and then of the current days. */
function sumsOf(figures: readonly DayFigures[], daysBefore: number) {
  return {
    before: sumOf(figures.filter(({ day }) => day < daysBefore)),
    current: sumOf(figures.filter(({ day }) => day >= daysBefore)),
  };
}

function trendOf(current: readonly Day[], figures: readonly DayFigures[], daysBefore: number): Insights['trend'] {
  return current.map(({ date }, index) => {
    const { leads, converted } = sumOf(figures.filter(({ day }) => day === daysBefore + index));
    return { date, leads, converted };
  });
}

function funnelOf(sums: Sums, before: { handoffs: number; contacted: number; qualified: number }): Insights['funnel'] {
  const steps: Record<FunnelStep, number> = {
    leads: sums.leads,
    quotes: sums.quoted,
    handoffs: before.handoffs,
    contacted: sums.contacted + before.contacted,
    qualified: sums.qualified + before.qualified,
    converted: sums.converted,
  };
  return Object.entries(steps).map(([step, count]) => ({ step: step as FunnelStep, count }));
}

const isAmong = (status: string, statuses: readonly LeadStatus[]) => (statuses as readonly string[]).includes(status);

/** Adds up days and present statuses. A qualified lead counts as contacted too. */
function sumOf(figures: readonly DayFigures[]) {
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
