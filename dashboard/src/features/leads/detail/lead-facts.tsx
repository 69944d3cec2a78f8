import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { factLines } from '@meg/shared/contract/lead-facts';
import { DefinitionList } from '../../../ui/layout/definition-list.js';
import { LeadSection } from './lead-section.js';

function moveRows({ move, createdAt, sourcePage }: LeadDetail) {
  const facts = factLines({ move, saidAtMs: Date.parse(createdAt) });
  return [
    ...facts.map(({ label, value }) => ({ term: label, value })),
    ...(sourcePage === '' ? [] : [{ term: 'Came from', value: sourcePage }]),
  ];
}

export function LeadFacts({ lead }: { lead: LeadDetail }) {
  return (
    <LeadSection title="The move">
      <DefinitionList rows={moveRows(lead)} />
    </LeadSection>
  );
}
