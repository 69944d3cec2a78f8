import type { DifficultyRating } from '@meg/shared/contract/quotes';
import { difficultyColour, difficultyFactors, tipsShown } from '@meg/shared/domain/quotes/difficulty';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import styles from './difficulty.module.css';

interface DifficultyProps {
  readonly rating: DifficultyRating;
  readonly text: Text;
}

/** One row with the whole, which opens to the six factors. */
export function Difficulty({ rating, text }: DifficultyProps) {
  const number = new Intl.NumberFormat(text.language, { maximumFractionDigits: 1 });
  const { emoji, label, overallRating } = rating;
  return (
    <details className={`${cards.disclosure} ${cards.tones} ${cards.row}`}>
      <summary>
        <span className={kit.hidden}>{text.t('difficulty.title')}: </span>
        <span className={styles.emoji} aria-hidden="true">
          {emoji}
        </span>
        <span className={styles.label} dir="auto">
          {label}
        </span>
        <span className={styles.overall} data-colour={difficultyColour(overallRating)}>
          {text.t('difficulty.outOf', { score: number.format(overallRating) })}
        </span>
      </summary>
      <div className={styles.difficulty}>
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
    </details>
  );
}

function Factors({ rating, text }: DifficultyProps) {
  return (
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
            <dd className={`${cards.caption} ${styles.description}`} dir="auto">
              {description}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Tips({ rating, text }: DifficultyProps) {
  const tips = rating.tips.slice(0, tipsShown);
  if (tips.length === 0) return null;
  return (
    <ul className={cards.bullets} aria-label={text.t('difficulty.tips')}>
      {tips.map((tip) => (
        <li key={tip}>
          <span dir="auto">{tip}</span>
        </li>
      ))}
    </ul>
  );
}
