import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { readinessLevel } from '@meg/shared/domain/readiness/scoring';
import { ShareBar } from '../../../ui/chart/share-bar.js';
import { LeadSection } from './lead-section.js';

const levelWords = {
  'well-prepared': 'Well prepared',
  'on-track': 'On track',
  'getting-started': 'Getting started',
  'not-ready': 'Not ready',
} as const;

export function LeadReadiness({ lead: { readinessPercent } }: { lead: LeadDetail }) {
  if (readinessPercent === null) return null;
  return (
    <LeadSection title="Readiness" aside={<span>{levelWords[readinessLevel(readinessPercent)]}</span>}>
      <ShareBar share={readinessPercent / 100} label={`${readinessPercent} %`} />
    </LeadSection>
  );
}
