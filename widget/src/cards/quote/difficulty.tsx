import type { DifficultyRating } from '@meg/shared/contract/quotes';
import { difficultyColour, difficultyFactors, tipsShown } from '@meg/shared/domain/quotes/difficulty';
import { useState } from 'react';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import styles from './difficulty.module.css';

interface DifficultyProps {
  readonly rating: DifficultyRating;
  readonly text: Text;
}

export function Difficulty({ rating, text }: DifficultyProps) {
  const number = new Intl.NumberFormat(text.language, { maximumFractionDigits: 1 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
    <div role="group" className={`${cards.tones} ${styles.difficulty}`} aria-label={text.t('difficulty.title')}>
      <div className={styles.head}>
        <span className={styles.emoji} aria-hidden="true">
          {rating.emoji}
        </span>
        <p className={styles.label} dir="auto">
          {rating.label}
        </p>
        <p className={styles.overall} data-colour={difficultyColour(rating.overallRating)}>
          {text.t('difficulty.outOf', { score: number.format(rating.overallRating) })}
        </p>
      </div>
      <p dir="auto">{rating.description}</p>
      <p className={cards.note} dir="auto">
        {text.t('difficulty.complexity', { complexity: rating.estimatedComplexity })}
      </p>
      <Factors rating={rating} text={text} />
      <p className={styles.advice} dir="auto">
        {rating.advice.text}
      </p>
      <Tips rating={rating} text={text} />
    </div>
  );
}

/** Screen readers always find what each score means; others open it by a button. */
function Factors({ rating, text }: DifficultyProps) {
  const [isExplained, explain] = useState(false);
  return (
    <>
      <dl className={styles.factors}>
        {difficultyFactors.map((name) => {
          const { emoji, score, description } = rating.factors[name];
          return (
            <div key={name} className={`${cards.meter} ${styles.factor}`}>
              <dt>
                <span aria-hidden="true">{emoji}</span> {text.t(`factor.${name}`)}
              </dt>
              <dd className={cards.score}>
                <span className={`${cards.bar} ${styles.bar}`} aria-hidden="true">
                  <i data-colour={difficultyColour(score)} style={{ inlineSize: `${score * 20}%` }} />
                </span>
                <span aria-hidden="true">{score}</span>
                <span className={kit.hidden}>{text.t('difficulty.outOf', { score })}</span>
              </dd>
              <dd className={isExplained ? `${cards.caption} ${styles.description}` : kit.hidden} dir="auto">
                {description}
              </dd>
            </div>
          );
        })}
      </dl>
      <button
        type="button"
        className={`${cards.link} ${styles.explain}`}
        aria-expanded={isExplained}
        onClick={() => explain(!isExplained)}
      >
        {text.t('difficulty.explain')}
      </button>
    </>
  );
}

function Tips({ rating, text }: DifficultyProps) {
  const tips = rating.tips.slice(0, tipsShown);
  if (tips.length === 0) return null;
  return (
    <ul className={cards.bullets} aria-label={text.t('difficulty.tips')}>
      {tips.map((tip) => (
        <li key={tip} dir="auto">
          {tip}
        </li>
      ))}
    </ul>
  );
}
