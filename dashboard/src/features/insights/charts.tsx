import type { FunnelStep, Insights } from '@meg/shared/contract/insights';
import { BarChart } from '../../ui/chart/bar-chart.js';
import { Funnel } from '../../ui/chart/funnel.js';
import { LineChart } from '../../ui/chart/line-chart.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { formatNumber, formatPercent, wordLocale } from '../../ui/text/format.js';
import { pageName } from './page-name.js';

type Part<K extends keyof Insights> = { figures: Pick<Insights, K> | undefined };

/** In UTC, so that the date is the same in every time zone. */
function dayName(date: string): string {
  const format = new Intl.DateTimeFormat(wordLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00Z`));
}

export function TrendCard({ figures }: Part<'trend' | 'timezone'>) {
  const points = figures?.trend.map(({ date, leads }) => ({ label: dayName(date), value: leads }));
  return (
    <Card title="Leads, day by day" description={figures && `Days as in ${figures.timezone.replaceAll('_', ' ')}`}>
      {points ? <LineChart label="New leads on each day" points={points} /> : <LoadingPicture />}
    </Card>
  );
}

const funnelLabels = {
  leads: 'New leads',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
} as const;

export function FunnelCard({ figures }: Part<'funnel'>) {
  return (
    <Card title="From lead to move" description="How far the leads of these days have come by now">
      {figures ? <FunnelPicture funnel={figures.funnel} /> : <LoadingPicture />}
    </Card>
  );
}

function FunnelPicture({ funnel }: Pick<Insights, 'funnel'>) {
  const countOf = (wanted: FunnelStep) => funnel.find(({ step }) => step === wanted)?.count ?? 0;
  const steps = Object.entries(funnelLabels).map(([step, label]) => ({ label, count: countOf(step as FunnelStep) }));
  const leads = countOf('leads');
  const share = (count: number) => (leads === 0 ? '' : ` (${formatPercent(count / leads)})`);
  return (
    <>
      <Funnel label="How many leads go on at each step" steps={steps} />
      <p className="soft-small">
        {formatNumber(countOf('quotes'))} saw a price range{share(countOf('quotes'))},{' '}
        {formatNumber(countOf('handoffs'))} asked for a person{share(countOf('handoffs'))}.
      </p>
    </>
  );
}

export function SourcesCard({ figures }: Part<'sources'>) {
  return (
    <Card title="Where leads come from" description="The pages with the chat that most of them were on">
      {figures ? <Sources sources={figures.sources} /> : <LoadingPicture />}
    </Card>
  );
}

function Sources({ sources }: Pick<Insights, 'sources'>) {
  if (sources.length === 0)
    return <EmptyState title="No leads in these days">The pages show here with the first one.</EmptyState>;
  const bars = sources.map(({ page, leads, converted }) => ({
    label: pageName(page),
    value: leads,
    ...(converted > 0 && { detail: `· ${formatNumber(converted)} won` }),
  }));
  return <BarChart label="Leads by page" bars={bars} />;
}

function LoadingPicture() {
  return (
    <Loading label="Counting the leads">
      <Skeleton height="10rem" />
    </Loading>
  );
}
