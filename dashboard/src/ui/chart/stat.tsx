import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../feedback/skeleton.js';
import { classNames } from '../theme/class-names.js';
import { Sparkline } from './sparkline.js';
import styles from './stat.module.css';

/** A row of figures that are read together. */
export function StatGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={styles.group}>
      {children}
    </section>
  );
}

interface StatProps {
  label: string;
  value: ReactNode;
  /** Against the period before, or how good it is. */
  change?: { text: string; tone: 'good' | 'bad' | 'even' } | undefined;
  detail?: ReactNode | undefined;
  trend?: readonly number[] | undefined;
  isLoading?: boolean | undefined;
  /** The list of what was counted. */
  to?: string | undefined;
}

export function Stat({ label, value, change, detail, trend, to, isLoading = false }: StatProps) {
  return (
    <div className={styles.stat} aria-busy={isLoading || undefined}>
      <p className="soft-small">{label}</p>
      {isLoading ? (
        <Skeleton width="6rem" height="2rem" />
      ) : (
        <p className={styles.line}>
          <span className={styles.value}>{to === undefined ? value : <Link to={to}>{value}</Link>}</span>
          {change && <span className={classNames(styles.change, styles[change.tone])}>{change.text}</span>}
        </p>
      )}
      {detail && !isLoading && <p className={styles.detail}>{detail}</p>}
      {trend && trend.length > 1 && !isLoading && <Sparkline values={trend} label={`${label}, day by day`} />}
    </div>
  );
}
