import styles from './fact-band.module.css';

interface Fact {
  /** Short, such as 24/7 or 3x. */
  value: string;
  label: string;
}

/** Figures in a row, each with what it counts. */
export function FactBand({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <section aria-label={label}>
      <dl className={styles.band}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt className={styles.label}>{fact.label}</dt>
            <dd className={styles.value}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
