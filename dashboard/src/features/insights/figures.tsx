import type { Insights } from '@meg/shared/contract/insights';
import { Stat, StatGroup } from '../../ui/chart/stat.js';
import { periodBefore } from '../../ui/choices/period-chips.js';
import { formatDuration, formatMoney, formatNumber } from '../../ui/text/format.js';
import { amountChange, countChange, pointChange, waitChange } from './change-words.js';
import { leadsOf } from './leads-behind.js';

const none = '–';

const periodLabels = { '7': 'This week', '30': 'In 30 days', '90': 'In 90 days', year: 'This year' } as const;

export function Figures({ figures }: { figures: Insights | undefined }) {
  if (!figures) return <LoadingFigures />;
  const { period, currency, leads, thisWeek, conversion, averageQuote, response, trend } = figures;
  const behind = leadsOf(trend);
  return (
    <StatGroup label="Figures">
      {period !== '7' && (
        <Stat
          label="This week"
          value={formatNumber(thisWeek.value)}
          change={countChange(thisWeek)}
          detail="New leads in 7 days"
          trend={trend.slice(-7).map((day) => day.leads)}
          to={leadsOf(trend.slice(-7))}
        />
      )}
      <Stat
        label={periodLabels[period]}
        value={formatNumber(leads.value)}
        change={countChange(leads)}
        detail={`New leads, against ${periodBefore(period)}`}
        trend={trend.map((day) => day.leads)}
        to={behind}
      />
      <Stat
        label="Conversion rate"
        value={conversion.percent === null ? none : `${conversion.percent}%`}
        change={pointChange(conversion.percent, conversion.before)}
        detail={conversionDetail(conversion)}
        to={leadsOf(trend, 'status=converted')}
      />
      <Stat
        label="Average quote"
        value={averageQuote.value === null ? none : formatMoney(averageQuote.value, currency)}
        change={amountChange(averageQuote.value, averageQuote.before)}
        detail={averageQuote.value === null ? 'No range yet' : 'The middle of the ranges'}
      />
      <Stat
        label="First answer"
        value={response.medianMs === null ? none : formatDuration(response.medianMs)}
        change={waitChange(response.medianMs, response.medianBeforeMs)}
        detail={responseDetail(response)}
      />
    </StatGroup>
  );
}

function conversionDetail({ performance, converted }: Insights['conversion']): string {
  return performance === null ? 'No leads to win yet' : `${performance}: ${formatNumber(converted)} won`;
}

function responseDetail({ slowestTenthMs }: Insights['response']): string {
  if (slowestTenthMs === null) return 'No lead was answered yet';
  return `Half within it, nine in ten within ${formatDuration(slowestTenthMs)}`;
}

const labels = ['This week', 'In 30 days', 'Conversion rate', 'Average quote', 'First answer'];

function LoadingFigures() {
  return (
    <StatGroup label="Figures">
      {labels.map((label) => (
        <Stat key={label} label={label} value="" isLoading />
      ))}
    </StatGroup>
  );
}
