import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { factLines } from '@meg/shared/contract/lead-facts';
import { arrivalInWords } from '@meg/shared/domain/leads/lead-arrival';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { may, useMe } from '../../../api/me.js';
import { Button } from '../../../ui/buttons/button.js';
import { DefinitionList } from '../../../ui/layout/definition-list.js';
import { companyForms } from '../../../ui/text/format.js';
import { EditFactsDialog } from '../actions/edit-facts-dialog.js';
import { LeadSection } from './lead-section.js';

function moveRows({ move, createdAt, sourcePage, cameFrom, arrival }: LeadDetail) {
  const came = arrivalInWords(cameFrom, arrival.campaign);
  const by = [arrival.term, arrival.content].filter(Boolean).join(', ');
  const facts = factLines({ move, saidAtMs: Date.parse(createdAt), written: companyForms() });
  return [
    ...facts.map(({ label, value }) => ({ term: label, value })),
    ...(sourcePage === '' ? [] : [{ term: cameFrom === '' ? 'Came from' : 'Page', value: sourcePage }]),
    ...(came === '' ? [] : [{ term: 'Found you by', value: came }]),
    ...(by === '' ? [] : [{ term: 'Search or advertisement', value: by }]),
    ...(arrival.referrer ? [{ term: 'Site before', value: arrival.referrer }] : []),
  ];
}

export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <LeadSection
      title="The move"
      aside={
        may(useMe(), 'leads.work') && (
          <Button size="compact" onClick={() => setEditing(true)}>
            <Pencil size={14} aria-hidden /> Edit
          </Button>
        )
      }
    >
      <DefinitionList rows={moveRows(lead)} />
      {isEditing && <EditFactsDialog lead={lead} onClose={() => setEditing(false)} />}
    </LeadSection>
  );
}
