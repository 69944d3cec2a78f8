import type { WebVital } from '@meg/shared/contract/performance';
import { rateWebVital, type WebVitalName, webVitalNames, webVitalThresholds } from '@meg/shared/domain/web-vitals';
import { formatNumber } from '../../ui/text/format.js';
import { MeasureCard } from './measure-card.js';
import styles from './performance.module.css';
import { formatVital, vitalWords } from './vital-words.js';

export function VitalCards({ vitals }: { vitals: readonly WebVital[] }) {
  const byName = new Map(vitals.map((vital) => [vital.name, vital]));
  return (
    <section aria-labelledby="vitals" className={styles.group}>
      <h2 id="vitals">For visitors</h2>
      <p className={styles.about}>
        Of the last 28 days, from visitors who allowed it. Three visits in four were at least as fast as the figure.
      </p>
      <div className={styles.cards}>
        {webVitalNames.map((name) => (
          <VitalCard key={name} name={name} vital={byName.get(name)} />
        ))}
      </div>
    </section>
  );
}

function VitalCard({ name, vital }: { name: WebVitalName; vital: WebVital | undefined }) {
  const { title, meaning } = vitalWords[name];
  const { good, poor } = webVitalThresholds[name];
  const thresholds = `Good up to ${formatVital(name, good)}, poor beyond ${formatVital(name, poor)}`;
  const full = { name: `${title} (${name})`, meaning, thresholds };
  if (!vital) return <MeasureCard {...full} value="–" />;
  return (
    <MeasureCard {...full} value={formatVital(name, vital.p75)} rating={rateWebVital(name, vital.p75)}>
      <Shares vital={vital} />
    </MeasureCard>
  );
}

function Shares({ vital: { samples, good, poor } }: { vital: WebVital }) {
  const between = samples - good - poor;
  const percent = (count: number) => Math.round((100 * count) / samples);
  const visits = `${formatNumber(samples)} ${samples === 1 ? 'visit' : 'visits'}`;
  return (
    <>
      <div className={styles.shares} aria-hidden>
        <span className={styles.good} style={{ flexGrow: good }} />
        <span className={styles.between} style={{ flexGrow: between }} />
        <span className={styles.poor} style={{ flexGrow: poor }} />
      </div>
      <p className="soft-tiny">{`${percent(good)} % of ${visits} good, ${percent(poor)} % poor`}</p>
    </>
  );
}
