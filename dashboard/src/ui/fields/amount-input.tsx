import styles from './input.module.css';
import { type InputProps, TextInput } from './text-input.js';

/** For amounts with signs between their figures, such as 1,150.50, which an input of numbers refuses. */
export function AmountInput(props: InputProps) {
  return <TextInput inputMode="decimal" autoComplete="off" className={styles.number} {...props} />;
}
