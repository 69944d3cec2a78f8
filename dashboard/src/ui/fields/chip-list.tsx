import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.js';
import styles from './chip-list.module.css';

interface ChipListProps {
  label: string;
  values: readonly string[];
  nameOf?: (value: string) => string;
  /** Without it the list can only be read. */
  onRemove?: ((value: string) => void) | undefined;
  /** Said where there is none. */
  empty: ReactNode;
}

/** Short values that belong together, each with the way to take it out. */
export function ChipList({ label, values, nameOf = (value) => value, onRemove, empty }: ChipListProps) {
  if (values.length === 0) return <p className="soft-small">{empty}</p>;
  return (
    <ul className="wrap-2" aria-label={label}>
      {values.map((value) => (
        <li key={value} className={styles.chip}>
          <span>{nameOf(value)}</span>
          {onRemove && (
            <IconButton
              label={`Remove ${nameOf(value)}`}
              size="compact"
              icon={X}
              iconSize={14}
              onClick={() => onRemove(value)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
