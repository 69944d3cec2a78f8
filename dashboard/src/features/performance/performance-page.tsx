import type { PerformanceFigures } from '@meg/shared/contract/performance';
import { paths } from '@meg/shared/domain/paths';
import { rateWebVital } from '@meg/shared/domain/web-vitals';
import { LoaderCircle, RefreshCw } from 'lucide-react';
import { isInternal, useMe } from '../../api/me.js';
import { StaffOnly } from '../../api/staff-only.js';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { Page } from '../../ui/layout/page.js';
import styles from './performance.module.css';
import { usePerformance } from './performance.queries.js';
import { scoreWords } from './rating-words.js';
import { ServerFigures } from './server-figures.js';
import { SlowEndpoints } from './slow-endpoints.js';
import { Tips } from './tips.js';
import { VitalCards } from './vital-cards.js';

export default function PerformancePage() {
  if (isInternal(useMe())) return <Performance />;
  return (
    <StaffOnly title="Speed" to={paths.teamPerformance} action="To your team’s performance">
      How fast your team answers stands on a page of its own.
    </StaffOnly>
  );
}

/** If the figures cannot be read the panels are left out, and the shell says why. */
function Performance() {
  const { data, isPending, isFetching, isError, refetch } = usePerformance();
  const shown = isError ? undefined : data;
  return (
    <Page
      title="Speed"
      description="How fast the pages are for visitors, and how this server is doing."
      actions={
        <>
          {shown && <Score figures={shown} />}
          <Button isBusy={isFetching} busyLabel="Refreshing…" onClick={() => void refetch()}>
            <RefreshCw size={16} aria-hidden />
            Refresh
          </Button>
        </>
      }
    >
      {isPending && (
        <p role="status" className={styles.loading}>
          <LoaderCircle size={28} aria-hidden className={styles.spinner} />
          Loading the figures…
        </p>
      )}
      {shown && <Panels figures={shown} />}
      <Tips />
    </Page>
  );
}

function Score({ figures }: { figures: PerformanceFigures }) {
  const score = scoreWords(figures.webVitals.map(({ name, p75 }) => rateWebVital(name, p75)));
  return (
    <span className={styles.score}>
      <Badge tone={score?.tone ?? 'neutral'}>{score?.text ?? 'Not measured yet'}</Badge>
    </span>
  );
}

function Panels({ figures }: { figures: PerformanceFigures }) {
  return (
    <div className="stack-8">
      <VitalCards vitals={figures.webVitals} />
      <ServerFigures figures={figures} />
      <SlowEndpoints endpoints={figures.slowEndpoints} />
    </div>
  );
}
