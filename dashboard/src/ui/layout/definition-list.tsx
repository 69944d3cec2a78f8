import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import styles from './definition-list.module.css';

interface DefinitionListProps {
  rows: readonly { term: ReactNode; value: ReactNode; isTotal?: boolean }[];
}

export function DefinitionList({ rows }: DefinitionListProps) {
  return (
    <dl className={styles.list}>
      {rows.map(({ term, value, isTotal }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list without state, and two terms may be alike
        <div key={place} className={classNames(styles.row, isTotal && styles.total)}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
