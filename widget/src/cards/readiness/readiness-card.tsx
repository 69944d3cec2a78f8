import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import type { ReadinessResult } from '@meg/shared/domain/readiness/scoring';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import { CategoryBars } from './category-bars.js';
import styles from './readiness-card.module.css';
import { Ring } from './ring.js';

export interface ReadinessCardProps {
  readonly result: ReadinessResult;
  readonly moveType: MoveType;
  readonly text: Text;
}

/** How ready a visitor is: the whole, its four parts, and what to do about them. */
export function ReadinessCard({ result, moveType, text }: ReadinessCardProps) {
  const { readinessLevel, totalScore, maxScore, percentage } = result;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; a section of this name would be a landmark, of which there can be two
    <div className={`${kit.card} ${styles.card}`} role="group" aria-label={text.t('result.title')}>
      <div className={styles.whole} data-level={readinessLevel}>
        <Ring percentage={percentage} language={text.language} />
        <div>
          <p className={styles.muted}>{text.t(`moveType.${moveType}`)}</p>
          <p className={styles.level}>{text.readiness.levels[readinessLevel]}</p>
          <p className={styles.muted}>{text.t('result.points', { score: totalScore, max: maxScore })}</p>
        </div>
      </div>
      <CategoryBars scores={result.categoryScores} text={text} />
      <Recommendations result={result} text={text} />
    </div>
  );
}

function Recommendations({ result, text }: Pick<ReadinessCardProps, 'result' | 'text'>) {
  return (
    <div className={styles.advice}>
      <h2 className={styles.title}>{text.t('result.advice')}</h2>
      <ul>
        {result.recommendations.map((code) => (
          <li key={code}>{text.readiness.recommendations[code]}</li>
        ))}
      </ul>
    </div>
  );
}
