import type { Text } from '../../i18n/text.js';
import styles from './stepper.module.css';

interface StepperProps {
  readonly name: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  /** In place of the number. */
  readonly words?: string | undefined;
  readonly text: Text;
  onChange(value: number): void;
}

/** A number with buttons for one less and one more. */
export function Stepper({ name, value, least = 0, most, words, text, onChange }: StepperProps) {
  const step = (by: number, sign: string, key: 'detail.less' | 'detail.more') => (
    <button
      type="button"
      className={styles.button}
      aria-label={text.t(key, { name })}
      aria-disabled={value + by < least || value + by > most}
      onClick={() => onChange(Math.min(most, Math.max(least, value + by)))}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div className={styles.stepper} data-some={value > 0}>
      <span className={styles.name}>{name}</span>
      {step(-1, '−', 'detail.less')}
      <output className={styles.value} aria-label={name}>
        {words ?? new Intl.NumberFormat(text.language).format(value)}
      </output>
      {step(1, '+', 'detail.more')}
    </div>
  );
}
