import type { Text } from '../../i18n/text.js';
import styles from './detail-card.module.css';
import type { QuestionProps } from './question-props.js';

const counts = [5, 10, 20, 30, 40, 50, 75, 100] as const;

/** For who moves nothing but boxes: about how many. Any other number can be written. */
export function BoxesQuestion({ text, onAnswer }: QuestionProps) {
  const answer = (count: number) => {
    const value = { items: [{ code: 'box-medium' as const, count }], isComplete: true };
    onAnswer({ about: 'inventory', value }, boxes(count, text));
  };
  return (
    <div className={styles.months}>
      {counts.map((count) => (
        <button
          type="button"
          key={count}
          className={styles.month}
          aria-label={boxes(count, text)}
          onClick={() => answer(count)}
        >
          {new Intl.NumberFormat(text.language).format(count)}
        </button>
      ))}
    </div>
  );
}

const boxes = (count: number, text: Text) => text.t('detail.count', { name: text.t('room.boxes'), count });
