import { useSearchParams } from 'react-router';
import { faultSentence } from '../../api/fault-sentence.js';
import { useMe } from '../../api/me.js';
import { PeriodChips, readPeriod } from '../../ui/choices/period-chips.js';
import { ErrorState } from '../../ui/feedback/error-state.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { FunnelCard, SourcesCard, TrendCard } from './charts.js';
import styles from './dashboard.module.css';
import { Figures } from './figures.js';
import { useInsights, useLiveInsights } from './insights.queries.js';
import { LatestLeads } from './latest-leads.js';
import { SidePanel } from './side-panel.js';

export default function DashboardPage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const days = readPeriod(search.get('days'));
  useLiveInsights();
  const { data, error, isFetching, refetch } = useInsights(days);
  return (
    <Page
      title="Overview"
      description={me.support?.name ?? me.company.name}
      actions={<PeriodChips value={days} onChange={(value) => setSearch({ days: value }, { replace: true })} />}
    >
      {error && !data ? (
        <Card>
          <ErrorState title="The figures could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
            {faultSentence(error)}
          </ErrorState>
        </Card>
      ) : (
        <Figures figures={data} />
      )}
      <LatestLeads />
      <div className={styles.columns}>
        <div className={styles.main}>
          {!(error && !data) && <TrendCard figures={data} />}
          {!(error && !data) && <FunnelCard figures={data} />}
        </div>
        <div className={styles.side}>
          <SidePanel me={me} />
          {!(error && !data) && <SourcesCard figures={data} />}
        </div>
      </div>
    </Page>
  );
}
