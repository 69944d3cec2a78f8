import styles from './input.module.css';
import { type InputProps, TextInput } from './text-input.js';

/** A wheel turned over a number that has the focus would change it without a word: it scrolls the page instead. */
export function NumberInput(props: InputProps) {
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      step="any"
      className={styles.number}
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
    />
  );
}
