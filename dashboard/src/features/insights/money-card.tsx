import type { MoneyInsights } from '@meg/shared/contract/insights';
import { paths } from '@meg/shared/domain/paths';
import type { Period } from '@meg/shared/domain/time/periods';
import { useState } from 'react';
import { QueryFault } from '../../api/query-fault.js';
import { BarChart } from '../../ui/chart/bar-chart.js';
import { Stat, StatGroup } from '../../ui/chart/stat.js';
import { FilterChips } from '../../ui/choices/filter-chips.js';
import { inPeriod, periodBefore } from '../../ui/choices/period-chips.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { formatMoney, formatNumber } from '../../ui/text/format.js';
import { bookedLeads, type Grouping, groupBars, groupings, partBars } from './booking-bars.js';
import { amountChange, countChange, pointChange } from './change-words.js';
import { useMoney } from './insights.queries.js';

/** What was booked in these days, against the period before. */
export function MoneyCard({ period }: { period: Period }) {
  const query = useMoney(period);
  const { data, error } = query;
  return (
    <Card title="Money" description={`Booked ${inPeriod(period)}, against ${periodBefore(period)}`}>
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
  const [grouping, setGrouping] = useState<Grouping>('sources');
  const { currency, booked, bookings, average, winPercent, otherCurrencies } = money;
  const amount = (value: number | null) => (value === null ? '–' : formatMoney(Math.round(value), currency));
  return (
    <div className="stack-6">
      <StatGroup label="What was booked">
        <Stat
          label="Booked"
          value={amount(booked.value)}
          change={countChange(booked, amount)}
          detail={`${amount(booked.before)} before`}
          to={booked.value > 0 ? bookedLeads(money) : undefined}
        />
        <Stat
          label="Bookings"
          value={formatNumber(bookings.value)}
          change={countChange(bookings)}
          detail="Converted with an amount"
          to={bookings.value > 0 ? bookedLeads(money) : undefined}
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
        <OpenValue {...money} />
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
          <BarChart
            label={money.period === 'year' ? 'Booked by month' : 'Booked by week'}
            bars={partBars(money)}
            format={amount}
          />
          <div className="stack-3">
            <FilterChips
              label="Booked by"
              value={grouping}
              options={groupings}
              onChange={(value) => setGrouping(value as Grouping)}
            />
            <BarChart
              label={groupings.find(({ value }) => value === grouping)?.label ?? ''}
              bars={groupBars(money, grouping)}
              format={amount}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** The open leads in the company's currency; what is quoted in others stands beneath. */
function OpenValue({ currency, openValue }: MoneyInsights) {
  const own = openValue.find((one) => one.currency === currency);
  const others = openValue.filter((one) => one.currency !== currency);
  const rest = others.map((one) => formatMoney(one.amount, one.currency)).join(' and ');
  const leads = own?.count ?? 0;
  return (
    <Stat
      label="Open leads are worth"
      value={own ? formatMoney(Math.round(own.amount), currency) : '–'}
      to={own && `${paths.leads}?view=open&sort=quoteAmount&direction=desc`}
      detail={
        openValue.length === 0
          ? 'No open lead has a range'
          : `Now: the middle of the ranges of ${formatNumber(leads)} ${leads === 1 ? 'lead' : 'leads'}${rest && `, and ${rest}`}`
      }
    />
  );
}
