import type { Text } from '../../i18n/text.js';
import cards from '../card-kit.module.css';
import styles from './quiz-card.module.css';
import type { QuizView } from './quiz-view.js';

export const progressElementId = 'meg-quiz-progress';

/** The progress in words, and as a bar of the answered questions. */
export function Progress({ view, text }: { readonly view: QuizView; readonly text: Text }) {
  const { number, total } = view;
  const place = text.t('quiz.place', { number, total });
  return (
    <>
      <div className={`${cards.caption} ${styles.head}`}>
        <p id={progressElementId}>{place}</p>
        <p className={styles.category}>{text.t(`readiness.categories.${view.category}`)}</p>
      </div>
      <div
        className={`${cards.bar} ${styles.bar}`}
        role="progressbar"
        aria-label={text.t('form.steps')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={number - 1}
        aria-valuetext={place}
      >
        <i style={{ inlineSize: `${((number - 1) / total) * 100}%` }} />
      </div>
    </>
  );
}
