import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '../../../ui/badges/status-badge.js';
import { Button } from '../../../ui/buttons/button.js';
import { TimeAgo } from '../../../ui/text/time-ago.js';
import { routeOf } from '../lead-words.js';
import { MergeDialog } from '../merge/merge-dialog.js';
import styles from './lead-detail.module.css';
import { LeadSection } from './lead-section.js';

interface SamePersonProps {
  lead: LeadDetail;
  hrefOf: (id: string) => string;
  isReadOnly: boolean;
  onGo: (id: string) => void;
}

/** Other leads of the same email or phone, each of which may become one with this one. */
export function SamePerson({ lead, hrefOf, isReadOnly, onGo }: SamePersonProps) {
  const [mergedId, setMergedId] = useState<string>();
  if (lead.samePerson.length === 0) return null;
  return (
    <LeadSection title="Other requests of this person">
      <ul className={`stack-3 small ${styles.others}`}>
        {lead.samePerson.map((other) => (
          <li key={other.id}>
            <p>
              Also from {other.name}: <Link to={hrefOf(other.id)}>{other.reference}</Link>,{' '}
              <TimeAgo value={other.createdAt} />
              <br />
              <span className="soft">
                {routeOf(other)} <StatusBadge status={other.status} />
              </span>
            </p>
            {!isReadOnly && (
              <Button size="compact" onClick={() => setMergedId(other.id)} aria-label={`Merge with ${other.reference}`}>
                <Merge size={16} aria-hidden /> Merge
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mergedId !== undefined && (
        <MergeDialog
          lead={lead}
          otherId={mergedId}
          onClose={() => setMergedId(undefined)}
          onMerged={(id) => {
            setMergedId(undefined);
            if (id !== lead.id) onGo(id);
          }}
        />
      )}
    </LeadSection>
  );
}
