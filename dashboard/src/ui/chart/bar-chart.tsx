import { Link } from 'react-router';
import { formatNumber } from '../text/format.js';
import styles from './bar-chart.module.css';

interface BarChartProps {
  label: string;
  /** `to`: the list of what is behind the bar. */
  bars: readonly { label: string; value: number; detail?: string; to?: string }[];
  format?: ((value: number) => string) | undefined;
}

/** Names with bars beneath, which hold names of any length on a screen of any width. */
export function BarChart({ label, bars, format = formatNumber }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="stack-3" aria-label={label}>
      {bars.map(({ label: name, value, detail, to }) => (
        <li key={`${name} ${to}`} className={styles.bar}>
          <span className="break-anywhere">{to === undefined ? name : <Link to={to}>{name}</Link>}</span>
          <span className={styles.value}>
            {format(value)}
            {detail && <span className={styles.detail}> {detail}</span>}
          </span>
          <span className={styles.track} aria-hidden="true">
            {value > 0 && <span className={styles.fill} style={{ width: `${(value / highest) * 100}%` }} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
