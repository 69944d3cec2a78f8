import styles from './readiness-card.module.css';

interface RingProps {
  readonly percentage: number;
  readonly language: string;
}

/** The total as a ring, with the percentage as text inside it. */
export function Ring({ percentage, language }: RingProps) {
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="43" />
        {percentage > 0 && <circle cx="48" cy="48" r="43" pathLength={100} stroke-dasharray={`${percentage} 100`} />}
      </svg>
      <p className={styles.percentage}>{percent.format(percentage / 100)}</p>
    </div>
  );
}
