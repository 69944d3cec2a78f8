import type { PerformanceFigures } from '@meg/shared/contract/performance';
import { rate, serverThresholds } from '@meg/shared/domain/web-vitals';
import { formatNumber } from '../../ui/text/format.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { MeasureCard } from './measure-card.js';
import styles from './performance.module.css';
import { formatMs } from './vital-words.js';

const { responseTimeMs, errorPercent, memoryPercent } = serverThresholds;

/** Each server of several measures itself, and the one that answered names itself. */
export function ServerFigures({ figures }: { figures: PerformanceFigures }) {
  const { averageResponseTime, errorRate, throughput, memoryUsage, requests, node, upSince } = figures;
  const memoryShare = (100 * memoryUsage.used) / memoryUsage.total;
  return (
    <section aria-labelledby="server" className={styles.group}>
      <h2 id="server">This server</h2>
      <p className={styles.about}>
        {`${formatNumber(requests)} requests in the last 15 minutes, measured by `}
        <code className="break-anywhere">{node}</code>
        {', which started '}
        <TimeAgo value={upSince} />
        {'. Where several servers work together, each shows its own figures.'}
      </p>
      <div className={styles.cards}>
        <MeasureCard
          name="Response Time"
          meaning="on average, last 15 min"
          value={formatMs(averageResponseTime)}
          rating={rate(averageResponseTime, responseTimeMs)}
          thresholds={`Good up to ${responseTimeMs.good} ms, poor beyond ${responseTimeMs.poor} ms`}
        />
        <MeasureCard
          name="Error Rate"
          meaning="Last 15 min"
          value={`${formatNumber(errorRate)} %`}
          rating={rate(errorRate, errorPercent)}
          thresholds={`Good up to ${errorPercent.good} %, poor beyond ${errorPercent.poor} %`}
        />
        <MeasureCard name="Throughput" meaning="in the last minute" value={`${formatNumber(throughput)} requests/s`} />
        <MeasureCard
          name="Memory Usage"
          meaning={`${formatNumber(memoryUsage.used)} of ${formatNumber(memoryUsage.total)} MB`}
          value={`${formatNumber(Math.round(memoryShare * 10) / 10)} %`}
          rating={rate(memoryShare, memoryPercent)}
          thresholds={`Good up to ${memoryPercent.good} %, poor beyond ${memoryPercent.poor} %`}
        />
      </div>
    </section>
  );
}
