import styles from '../accounts.module.css';
import { qrPath } from './qr-path.js';

const quietSquares = 4;

export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * quietSquares;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`${-quietSquares} ${-quietSquares} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(rows)} fill="currentColor" />
    </svg>
  );
}
