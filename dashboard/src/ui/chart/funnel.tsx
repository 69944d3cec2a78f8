import { Link } from 'react-router';
import { formatNumber, formatPercent } from '../text/format.js';
import styles from './funnel.module.css';

interface FunnelProps {
  label: string;
  /** `to`: the list of what is counted at the step. */
  steps: readonly { label: string; count: number; to?: string }[];
}

const width = 100;
const height = 40;

/** How many go on at each step. Each picture narrows from its own count to the next one's. */
export function Funnel({ label, steps }: FunnelProps) {
  const first = Math.max(1, steps[0]?.count ?? 0);
  return (
    <ol className={styles.funnel} aria-label={label}>
      {steps.map(({ label: name, count, to }, place) => (
        <li key={name} className={styles.step}>
          <span className={styles.name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</span>
          <span className={styles.count}>{formatNumber(count)}</span>
          <FunnelPicture from={count / first} to={(steps[place + 1]?.count ?? count) / first} />
          <span className={styles.share}>{shareWords(count, steps[place - 1]?.count)}</span>
        </li>
      ))}
    </ol>
  );
}

function shareWords(count: number, before: number | undefined): string {
  if (before === undefined) return 'Start';
  return before === 0 ? '–' : `${formatPercent(count / before)} go on`;
}

function FunnelPicture({ from, to }: { from: number; to: number }) {
  const middle = height / 2;
  const [start, end] = [from, to].map((share) => Math.max(0.75, Math.min(1, share) * middle)) as [number, number];
  const shape = `0,${middle - start} ${width},${middle - end} ${width},${middle + end} 0,${middle + start}`;
  return (
    <svg aria-hidden="true" className={styles.picture} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      <polygon points={shape} />
    </svg>
  );
}
