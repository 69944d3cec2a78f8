import type { Ref } from 'react';
import styles from './checkbox.module.css';

interface TickProps {
  readonly label: string;
  readonly name: string;
  readonly at: Ref<HTMLInputElement>;
}

/** An uncontrolled checkbox, not ticked at first. It is read when the card is sent. */
export function Tick({ label, name, at }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" name={name} ref={at} />
      {label}
    </label>
  );
}
