import { useEffect, useRef } from 'react';
import { type Rating, ratings } from '../../conversation/drafts/feedback-draft.js';
import type { Text } from '../../i18n/text.js';
import { Face } from './face.js';
import styles from './feedback-card.module.css';

interface RatingChoiceProps {
  readonly rating: Rating | null;
  readonly text: Text;
  readonly takesFocus: boolean;
  onRate(rating: Rating): void;
}

/** Real radios, which bring their keys with them, under faces that are large enough for a thumb. */
export function RatingChoice({ rating, text, takesFocus, onRate }: RatingChoiceProps) {
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
      {ratings.map((one) => (
        <label key={one} className={styles.rating}>
          <input type="radio" name="rating" value={one} checked={one === rating} onInput={() => onRate(one)} />
          <span>
            <Face rating={one} />
            {text.t(`feedback.rating.${one}`)}
          </span>
        </label>
      ))}
    </div>
  );
}
