import { useEffect, useRef } from 'react';
import { ratings } from '../../conversation/drafts/feedback-draft.js';
import type { AskProps } from '../card-props.js';
import { Face } from './face.js';
import styles from './feedback-card.module.css';

/** Real radio buttons, for their keyboard support, under faces that are large enough for a thumb. */
export function RatingChoice({ state, text, takesFocus, act }: AskProps<'feedback'>) {
  const group = useRef<HTMLDivElement>(null);
  // Only as it appears: a later change of `takesFocus` must not pull the focus here.
  useEffect(() => {
    if (!takesFocus) return;
    const radios = group.current?.querySelectorAll('input') ?? [];
    const first = [...radios].find((radio) => radio.checked) ?? radios[0];
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={group} className={styles.ratings} role="radiogroup" aria-label={text.t('feedback.title')}>
      {ratings.map((rating) => (
        <label key={rating} className={styles.rating}>
          <input
            type="radio"
            name="rating"
            value={rating}
            checked={rating === state.feedback.rating}
            onInput={() => act({ type: 'feedbackRated', rating })}
          />
          <span>
            <Face rating={rating} />
            {text.t(`feedback.rating.${rating}`)}
          </span>
        </label>
      ))}
    </div>
  );
}
