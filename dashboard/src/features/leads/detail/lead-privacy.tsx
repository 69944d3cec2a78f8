import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { paths } from '@meg/shared/domain/paths';
import { Download, MailSearch, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { may, useMe } from '../../../api/me.js';
import { serverAddress } from '../../../api/server-address.js';
import { Button, ButtonLink } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { ErasePersonDialog } from './erase-person-dialog.js';
import { LeadSection } from './lead-section.js';

/** What the person may ask the company for: a copy of their data, or its erasure. */
export function LeadPrivacy({ lead, onErased }: { lead: LeadDetail; onErased: () => void }) {
  const isOwner = may(useMe(), 'leads.erase');
  const [isErasing, setErasing] = useState(false);
  return (
    <LeadSection title="Privacy">
      <p className="soft-small">
        {lead.consentText === ''
          ? 'No line on the use of the details was shown.'
          : `The visitor saw: “${lead.consentText}”`}
      </p>
      {isOwner && (
        <div className="wrap-2">
          <ButtonLink
            size="compact"
            href={`${serverAddress()}/api/leads/${lead.id}/person`}
            target="_blank"
            rel="noopener"
          >
            <Download size={16} aria-hidden /> Data of this person
          </ButtonLink>
          <LinkButton size="compact" to={`${paths.sentMessages}?lead=${lead.id}`}>
            <MailSearch size={16} aria-hidden /> What was sent
          </LinkButton>
          <Button size="compact" tone="danger" onClick={() => setErasing(true)}>
            <Trash2 size={16} aria-hidden /> Erase this person
          </Button>
        </div>
      )}
      <ErasePersonDialog lead={lead} isOpen={isErasing} onClose={() => setErasing(false)} onErased={onErased} />
    </LeadSection>
  );
}
