import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../theme/class-names.js';
import { HeaderCell } from './table.js';
import styles from './table.module.css';

interface SortHeaderProps {
  label: string;
  sorted?: 'ascending' | 'descending' | undefined;
  onSort: () => void;
  isNumeric?: boolean | undefined;
}

export function SortHeader({ label, sorted, onSort, isNumeric = false }: SortHeaderProps) {
  return (
    <HeaderCell isNumeric={isNumeric} aria-sort={sorted ?? 'none'}>
      <button type="button" className={classNames(styles.sort, sorted && styles.sorted)} onClick={onSort}>
        {label}
        <SortIcon sorted={sorted} />
      </button>
    </HeaderCell>
  );
}

function SortIcon({ sorted }: Pick<SortHeaderProps, 'sorted'>) {
  if (sorted === 'ascending') return <ArrowUp size={14} aria-hidden />;
  if (sorted === 'descending') return <ArrowDown size={14} aria-hidden />;
  return <ChevronsUpDown className={styles.unsorted} size={14} aria-hidden />;
}
