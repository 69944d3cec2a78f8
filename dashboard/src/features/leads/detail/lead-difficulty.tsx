import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { difficultyFactors } from '@meg/shared/domain/quotes/difficulty';
import { ShareBar } from '../../../ui/chart/share-bar.js';
import styles from './lead-detail.module.css';
import { LeadSection } from './lead-section.js';

const factorWords: Record<(typeof difficultyFactors)[number], string> = {
  distance: 'Distance',
  documentation: 'Documents',
  customs: 'Customs',
  language: 'Language',
  cost: 'Cost',
  timeframe: 'Time frame',
};

export function LeadDifficulty({ lead }: { lead: LeadDetail }) {
  const rating = lead.quote?.difficultyRating;
  if (!rating) return null;
  return (
    <LeadSection title="Difficulty" aside={<span>{rating.label}</span>}>
      <ul className={`stack-2 small ${styles.factors}`}>
        {difficultyFactors.map((name) => {
          const { score, description } = rating.factors[name];
          return (
            <li key={name} title={description}>
              <span>{factorWords[name]}</span>
              <ShareBar share={score / 5} label={`${score} of 5`} />
            </li>
          );
        })}
      </ul>
    </LeadSection>
  );
}
