import type { ReadinessLevel } from '@meg/shared/domain/readiness/scoring';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import type { MessageCardProps } from '../card-props.js';
import { CategoryBars } from './category-bars.js';
import styles from './readiness-card.module.css';
import { Ring } from './ring.js';

const levelColours: Readonly<Record<ReadinessLevel, string>> = {
  'well-prepared': 'green',
  'on-track': 'green',
  'getting-started': 'yellow',
  'not-ready': 'orange',
};

/** How ready a visitor is: the total, its four categories, and recommendations. */
export function ReadinessCard({ message: { result, moveType }, text }: MessageCardProps<'readiness'>) {
  const { readinessLevel, totalScore, maxScore, percentage } = result;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; a section of this name would be a landmark, of which there can be two
    <div className={`${kit.card} ${cards.tones} ${styles.card}`} role="group" aria-label={text.t('result.title')}>
      <div className={styles.whole} data-colour={levelColours[readinessLevel]}>
        <Ring percentage={percentage} language={text.language} />
        <div>
          <p className={cards.note}>{text.t(`moveType.${moveType}`)}</p>
          <p className={styles.level}>{text.t(`readiness.levels.${readinessLevel}`)}</p>
          <p className={cards.note}>{text.t('result.points', { score: totalScore, max: maxScore })}</p>
        </div>
      </div>
      <CategoryBars scores={result.categoryScores} text={text} />
      <div className={styles.advice}>
        <h2 className={styles.title}>{text.t('result.advice')}</h2>
        <ul className={cards.bullets}>
          {result.recommendations.map((code) => (
            <li key={code}>{text.t(`readiness.recommendations.${code}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
