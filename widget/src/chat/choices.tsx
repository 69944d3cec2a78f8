import { useEffect, useRef } from 'react';
import type { Answer } from '../conversation/answer.js';
import { answerKey } from '../conversation/answer-key.js';
import type { Text } from '../i18n/text.js';
import kit from '../theme/kit.module.css';
import styles from './choices.module.css';

interface ChoicesProps {
  readonly answers: readonly Answer[];
  /** The id of the element that asks. */
  readonly askedBy: string;
  readonly text: Text;
  readonly takesFocus: boolean;
  onAnswer(answer: Answer): void;
}

export function Choices({ answers, askedBy, text, takesFocus, onAnswer }: ChoicesProps) {
  const first = useRef<HTMLButtonElement>(null);
  // Only as they appear: a later change of `takesFocus` must not pull the focus here.
  useEffect(() => {
    if (takesFocus) first.current?.focus({ preventScroll: true });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
    <div className={styles.choices} role="group" aria-labelledby={askedBy}>
      {answers.map((answer, index) => (
        <button
          type="button"
          key={answerKey(answer)}
          ref={index === 0 ? first : null}
          className={kit.choice}
          onClick={() => onAnswer(answer)}
        >
          {text.t(answerKey(answer))}
        </button>
      ))}
    </div>
  );
}
