import { useSearchParams } from 'react-router';
import { may, useMe } from '../../api/me.js';
import { QueryFault } from '../../api/query-fault.js';
import { RefusedLine } from '../../setup/refused-line.js';
import { SetupList, SetupReminder } from '../../setup/setup-list.js';
import { PeriodChips, readPeriod } from '../../ui/choices/period-chips.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { FunnelCard, SourcesCard, TrendCard } from './charts.js';
import { Figures } from './figures.js';
import { useInsights, useLiveInsights } from './insights.queries.js';
import { LatestLeads } from './latest-leads.js';
import { MoneyCard } from './money-card.js';
import { SidePanel } from './side-panel.js';

export default function DashboardPage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const days = readPeriod(search.get('days'));
  useLiveInsights();
  const insights = useInsights(days);
  const { data } = insights;
  const hasFailed = insights.error !== null && !data;
  return (
    <Page
      title="Overview"
      description={me.support?.name ?? me.company.name}
      actions={<PeriodChips value={days} onChange={(value) => setSearch({ days: value }, { replace: true })} />}
    >
      <SetupList />
      <RefusedLine />
      {hasFailed ? (
        <Card>
          <QueryFault query={insights} title="The figures could not be loaded" />
        </Card>
      ) : (
        <Figures figures={data} />
      )}
      {!hasFailed && may(me, 'insights.money') && <MoneyCard days={days} />}
      <LatestLeads />
      <div className="columns aside-20">
        <div className="stack-6">
          {!hasFailed && <TrendCard figures={data} />}
          {!hasFailed && <FunnelCard figures={data} />}
        </div>
        <div className="stack-6">
          <SidePanel me={me} />
          <SetupReminder />
          {!hasFailed && <SourcesCard figures={data} />}
        </div>
      </div>
    </Page>
  );
}
