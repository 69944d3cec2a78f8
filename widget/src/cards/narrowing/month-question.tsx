import styles from './detail-card.module.css';
import type { QuestionProps } from './question-props.js';

/** A year of months, from this one on. */
export function MonthQuestion({ text, onAnswer }: QuestionProps) {
  const first = new Date().getMonth();
  const months = Array.from({ length: 12 }, (_, index) => ((first + index) % 12) + 1);
  const format = (month: number, length: 'short' | 'long') =>
    new Intl.DateTimeFormat(text.language, { month: length, timeZone: 'UTC' }).format(Date.UTC(2001, month - 1, 15));
  return (
    <div className={styles.months}>
      {months.map((month) => (
        <button
          type="button"
          key={month}
          className={styles.month}
          aria-label={format(month, 'long')}
          onClick={() =>
            onAnswer({ about: 'move_date', value: month }, text.t('detail.inMonth', { month: format(month, 'long') }))
          }
        >
          {format(month, 'short')}
        </button>
      ))}
    </div>
  );
}
