import type { ReactNode } from 'react';
import styles from './ledger.module.css';

interface LedgerRow {
  name: string;
  text: ReactNode;
  /** A sign before the name. */
  icon?: ReactNode;
  /** At the end of the line: a price, a time. */
  end?: ReactNode;
}

/** Names with what there is to say of each, ruled like a ledger: in place of a grid of cards. */
export function Ledger({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <dl className="ruled">
      {rows.map(({ name, text, icon, end }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>
            {icon && <span className={styles.icon}>{icon}</span>}
            {name}
          </dt>
          <dd className={styles.text}>{text}</dd>
          {end && <dd className={styles.end}>{end}</dd>}
        </div>
      ))}
    </dl>
  );
}
