import type { FunnelStep, Insights } from '@meg/shared/contract/insights';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { BarChart } from '../../ui/chart/bar-chart.js';
import { Funnel } from '../../ui/chart/funnel.js';
import { LineChart } from '../../ui/chart/line-chart.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { formatNumber, formatPercent } from '../../ui/text/format.js';
import { dayName } from './day-name.js';
import { leadsOf } from './leads-behind.js';
import { pageName } from './page-name.js';

type Part<K extends keyof Insights> = { figures: Pick<Insights, K> | undefined };

export function TrendCard({ figures }: Part<'trend' | 'timezone'>) {
  const navigate = useNavigate();
  const trend = figures?.trend ?? [];
  const points = trend.map(({ date, leads }) => ({ label: dayName(date), value: leads }));
  return (
    <Card
      title="Leads, day by day"
      description={figures && `Days as in ${figures.timezone.replaceAll('_', ' ')}. Press one to see its leads`}
      actions={
        figures && (
          <LinkButton size="compact" to={leadsOf(trend)}>
            All of these leads
          </LinkButton>
        )
      }
    >
      {figures ? (
        <LineChart
          label="New leads on each day"
          points={points}
          onOpen={(place) => navigate(leadsOf(trend.slice(place, place + 1)))}
        />
      ) : (
        <LoadingPicture />
      )}
    </Card>
  );
}

const funnelLabels = {
  leads: 'New leads',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
} as const;

const stepFilters: Partial<Record<FunnelStep, string>> = {
  contacted: 'reached=contacted',
  qualified: 'reached=qualified',
  converted: 'status=converted',
};

export function FunnelCard({ figures }: Part<'funnel' | 'trend'>) {
  return (
    <Card title="From lead to move" description="How far the leads of these days have come by now">
      {figures ? <FunnelPicture {...figures} /> : <LoadingPicture />}
    </Card>
  );
}

function FunnelPicture({ funnel, trend }: Pick<Insights, 'funnel' | 'trend'>) {
  const countOf = (wanted: FunnelStep) => funnel.find(({ step }) => step === wanted)?.count ?? 0;
  const steps = (Object.keys(funnelLabels) as (keyof typeof funnelLabels)[]).map((step) => ({
    label: funnelLabels[step],
    count: countOf(step),
    to: leadsOf(trend, stepFilters[step]),
  }));
  const leads = countOf('leads');
  const share = (count: number) => (leads === 0 ? '' : ` (${formatPercent(count / leads)})`);
  return (
    <>
      <Funnel label="How many leads go on at each step" steps={steps} />
      <p className="soft-small">
        {formatNumber(countOf('quotes'))} have a price range{share(countOf('quotes'))},{' '}
        {formatNumber(countOf('handoffs'))} asked for a person{share(countOf('handoffs'))}.
      </p>
    </>
  );
}

export function SourcesCard({ figures }: Part<'sources' | 'trend'>) {
  return (
    <Card title="Where leads come from" description="The pages with the chat that most of them were on">
      {figures ? <Sources {...figures} /> : <LoadingPicture />}
    </Card>
  );
}

function Sources({ sources, trend }: Pick<Insights, 'sources' | 'trend'>) {
  if (sources.length === 0)
    return <EmptyState title="No leads in these days">The pages show here with the first one.</EmptyState>;
  const bars = sources.map(({ page, leads, converted }) => ({
    label: pageName(page),
    value: leads,
    to: leadsOf(trend, `sourcePage=${encodeURIComponent(page || 'none')}`),
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
