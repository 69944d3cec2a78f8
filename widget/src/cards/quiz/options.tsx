import { type OptionScore, optionScores } from '@meg/shared/domain/readiness/questions';
import type { MouseEvent } from 'react';
import styles from './quiz-card.module.css';

interface OptionsProps {
  readonly given: OptionScore | undefined;
  /** The id of the element that asks. */
  readonly askedBy: string;
  wordsOf(score: OptionScore): string;
  onPick(score: OptionScore): void;
}

/**
 * Buttons instead of radio buttons: a choice moves on at once, and arrow keys select each radio button that they pass.
 * The second click of a double click is ignored, as it would answer the next question.
 */
export function Options({ given, askedBy, wordsOf, onPick }: OptionsProps) {
  const pick = (event: MouseEvent, score: OptionScore) => {
    if (event.detail < 2) onPick(score);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
    <div className={styles.options} role="group" aria-labelledby={askedBy}>
      {optionScores.map((score) => (
        <button
          type="button"
          key={score}
          className={styles.option}
          aria-pressed={given === undefined ? undefined : given === score}
          onClick={(event) => pick(event, score)}
        >
          {wordsOf(score)}
        </button>
      ))}
    </div>
  );
}
