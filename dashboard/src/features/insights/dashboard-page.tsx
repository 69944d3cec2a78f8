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
  const period = readPeriod(search.get('days'));
  useLiveInsights();
  const insights = useInsights(period);
  const { data } = insights;
  const hasFailed = insights.error !== null && !data;
  // Before the first lead there is nothing to count: the things to do stand alone.
  const isEmpty = data?.isEmpty === true;
  const hasNoFigures = hasFailed || isEmpty;
  return (
    <Page
      title="Overview"
      description={me.support?.name ?? me.company.name}
      actions={
        isEmpty ? undefined : (
          <PeriodChips value={period} onChange={(value) => setSearch({ days: value }, { replace: true })} />
        )
      }
    >
      <SetupList />
      <RefusedLine />
      {hasFailed ? (
        <Card>
          <QueryFault query={insights} title="The figures could not be loaded" />
        </Card>
      ) : (
        !isEmpty && <Figures figures={data} />
      )}
      {!hasNoFigures && may(me, 'insights.money') && <MoneyCard period={period} />}
      <LatestLeads />
      <div className={isEmpty ? 'stack-6' : 'columns aside-20'}>
        {!isEmpty && (
          <div className="stack-6">
            {!hasNoFigures && <TrendCard figures={data} />}
            {!hasNoFigures && <FunnelCard figures={data} />}
          </div>
        )}
        <div className="stack-6">
          <SidePanel me={me} />
          <SetupReminder />
          {!hasNoFigures && <SourcesCard figures={data} />}
        </div>
      </div>
    </Page>
  );
}
