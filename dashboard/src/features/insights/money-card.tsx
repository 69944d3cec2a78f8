import type { MoneyInsights } from '@meg/shared/contract/insights';
import { paths } from '@meg/shared/domain/paths';
import { QueryFault } from '../../api/query-fault.js';
import { BarChart } from '../../ui/chart/bar-chart.js';
import { Stat, StatGroup } from '../../ui/chart/stat.js';
import type { PeriodDays } from '../../ui/choices/period-chips.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { formatMoney, formatNumber } from '../../ui/text/format.js';
import { amountChange, countChange, pointChange } from './change-words.js';
import { dayName } from './day-name.js';
import { useMoney } from './insights.queries.js';

/** What was booked in these days, against as many days before. */
export function MoneyCard({ days }: { days: PeriodDays }) {
  const query = useMoney(days);
  const { data, error } = query;
  return (
    <Card title="Money" description={`Booked in ${days} days, against the ${days} days before`}>
      {error && !data && <QueryFault query={query} title="The money could not be loaded" />}
      {!error && !data && (
        <Loading label="Adding up what was booked">
          <Skeleton height="10rem" />
        </Loading>
      )}
      {data && <Money money={data} />}
    </Card>
  );
}

function Money({ money }: { money: MoneyInsights }) {
  const { currency, booked, bookings, average, winPercent, otherCurrencies } = money;
  const amount = (value: number | null) => (value === null ? '–' : formatMoney(value, currency));
  return (
    <div className="stack-6">
      <StatGroup label="What was booked">
        <Stat
          label="Booked"
          value={amount(booked.value)}
          change={countChange(booked, amount)}
          detail={`${amount(booked.before)} before`}
        />
        <Stat
          label="Bookings"
          value={formatNumber(bookings.value)}
          change={countChange(bookings)}
          detail="Converted with an amount"
        />
        <Stat
          label="Average booking"
          value={amount(average.value)}
          change={amountChange(average.value, average.before)}
          detail={average.value === null ? 'Nothing booked yet' : 'Of these bookings'}
        />
        <Stat
          label="Win rate"
          value={winPercent.value === null ? '–' : `${winPercent.value}%`}
          change={pointChange(winPercent.value, winPercent.before)}
          detail="Of the leads that were said to be booked or lost"
        />
      </StatGroup>
      {otherCurrencies.length > 0 && (
        <p className="soft-small">
          Not counted above, booked in another currency:{' '}
          {otherCurrencies.map((one) => formatMoney(one.amount, one.currency)).join(', ')}.
        </p>
      )}
      {bookings.value === 0 ? (
        <EmptyState title="Nothing was booked in these days">
          Mark a lead as converted with its amount, and it counts here.
        </EmptyState>
      ) : (
        <>
          <BarChart label="Booked by week" bars={weekBars(money)} format={amount} />
          <BarChart label="Booked by how the lead came" bars={sourceBars(money)} format={amount} />
        </>
      )}
    </div>
  );
}

const bookings = (count: number) => `· ${formatNumber(count)} ${count === 1 ? 'booking' : 'bookings'}`;

function weekBars({ weeks }: MoneyInsights) {
  return weeks.map(({ from, to, amount, count }) => ({
    label: `${dayName(from)} – ${dayName(to)}`,
    value: amount,
    ...(count > 0 && { detail: bookings(count), to: `${paths.leads}?bookedFrom=${from}&bookedTo=${to}` }),
  }));
}

function sourceBars({ sources, weeks }: MoneyInsights) {
  const span = `bookedFrom=${weeks[0]?.from}&bookedTo=${weeks.at(-1)?.to}`;
  return sources.map(({ cameFrom, amount, count }) => ({
    label: cameFrom || 'Not known how they came',
    value: amount,
    detail: bookings(count),
    ...(cameFrom !== '' && { to: `${paths.leads}?cameFrom=${encodeURIComponent(cameFrom)}&${span}` }),
  }));
}
