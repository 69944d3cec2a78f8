import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { formatNumber } from '../text/format.js';
import styles from './chart.module.css';

const width = 200;
const height = 32;
const edge = 2;
const leastTop = 8;

interface SparklineProps {
  values: readonly number[];
  label: string;
}

/** The shape of a change, without figures. */
export function Sparkline({ values, label }: SparklineProps) {
  const x = scaleLinear({ domain: [0, Math.max(1, values.length - 1)], range: [edge, width - edge] });
  // From zero, and never by less than a few, so that small counts make no mountains.
  const y = scaleLinear({ domain: [0, Math.max(leastTop, ...values)], range: [height - edge, edge] });
  const words = `${label}: from ${formatNumber(values[0] ?? 0)} to ${formatNumber(values.at(-1) ?? 0)}`;
  return (
    <svg
      role="img"
      aria-label={words}
      className={styles.sparkline}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <LinePath data={[...values]} x={(_, place) => x(place)} y={(value) => y(value)} className={styles.line ?? ''} />
    </svg>
  );
}
