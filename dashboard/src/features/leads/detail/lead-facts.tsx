import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { factLines } from '@meg/shared/contract/lead-facts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { may, useMe } from '../../../api/me.js';
import { Button } from '../../../ui/buttons/button.js';
import { DefinitionList } from '../../../ui/layout/definition-list.js';
import { companyForms } from '../../../ui/text/format.js';
import { EditFactsDialog } from '../actions/edit-facts-dialog.js';
import { LeadSection } from './lead-section.js';

function moveRows({ move, createdAt, sourcePage }: LeadDetail) {
  const facts = factLines({ move, saidAtMs: Date.parse(createdAt), written: companyForms() });
  return [
    ...facts.map(({ label, value }) => ({ term: label, value })),
    ...(sourcePage === '' ? [] : [{ term: 'Came from', value: sourcePage }]),
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
