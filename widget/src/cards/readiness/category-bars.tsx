import { readinessCategories } from '@meg/shared/domain/readiness/questions';
import { fivePointScore, type ReadinessResult } from '@meg/shared/domain/readiness/scoring';
import type { Text } from '../../i18n/text.js';
import cards from '../card-kit.module.css';
import styles from './readiness-card.module.css';

interface CategoryBarsProps {
  readonly scores: ReadinessResult['categoryScores'];
  readonly text: Text;
}

const points = [1, 2, 3, 4, 5] as const;

function colourOf(score: number): string {
  if (score > 3) return 'green';
  return score === 3 ? 'yellow' : 'orange';
}

export function CategoryBars({ scores, text }: CategoryBarsProps) {
  return (
    <dl className={styles.categories}>
      {readinessCategories.map((category) => {
        const score = fivePointScore(scores[category]);
        return (
          <div key={category} className={`${cards.meter} ${styles.category}`}>
            <dt>{text.t(`readiness.categories.${category}`)}</dt>
            <dd className={cards.score} data-colour={colourOf(score)}>
              <span className={styles.points} aria-hidden="true">
                {points.map((point) => (
                  <i key={point} data-on={point <= score} />
                ))}
              </span>
              {text.t('difficulty.outOf', { score })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
