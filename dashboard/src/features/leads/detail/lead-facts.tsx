import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { tellFacts } from '@meg/shared/contract/lead-facts';
import { difficultyFactors } from '@meg/shared/domain/quotes/difficulty';
import { readinessLevel } from '@meg/shared/domain/readiness/scoring';
import { ShareBar } from '../../../ui/chart/share-bar.js';
import { DefinitionList } from '../../../ui/layout/definition-list.js';
import styles from './lead-drawer.module.css';
import { LeadSection } from './lead-section.js';

const factorWords: Record<(typeof difficultyFactors)[number], string> = {
  distance: 'Distance',
  documentation: 'Documents',
  customs: 'Customs',
  language: 'Language',
  cost: 'Cost',
  timeframe: 'Time frame',
};

const levelWords = {
  'well-prepared': 'Well prepared',
  'on-track': 'On track',
  'getting-started': 'Getting started',
  'not-ready': 'Not ready',
} as const;

function moveRows({ move, createdAt, sourcePage }: LeadDetail) {
  const facts = tellFacts({ move, saidAtMs: Date.parse(createdAt) });
  return [
    ...facts.map(({ label, value }) => ({ term: label, value })),
    ...(sourcePage === '' ? [] : [{ term: 'Came from', value: sourcePage }]),
  ];
}

function Difficulty({ lead }: { lead: LeadDetail }) {
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

export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const { readinessPercent } = lead;
  return (
    <>
      <LeadSection title="The move">
        <DefinitionList rows={moveRows(lead)} />
      </LeadSection>
      <LeadSection title="Score" aside={<strong>{lead.score} of 100</strong>}>
        <ul className={`stack-2 small ${styles.factors}`}>
          {lead.scoreParts.map(({ code, points, most, reason }) => (
            <li key={code}>
              <span>{reason}</span>
              <span className={styles.points}>{most === 0 ? points : `${points} of ${most}`}</span>
            </li>
          ))}
        </ul>
      </LeadSection>
      <Difficulty lead={lead} />
      {readinessPercent !== null && (
        <LeadSection title="Readiness" aside={<span>{levelWords[readinessLevel(readinessPercent)]}</span>}>
          <ShareBar share={readinessPercent / 100} label={`${readinessPercent} %`} />
        </LeadSection>
      )}
    </>
  );
}
