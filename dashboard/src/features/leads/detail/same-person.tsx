import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { Link } from 'react-router';
import { StatusBadge } from '../../../ui/badges/status-badge.js';
import { DateText } from '../../../ui/text/date-text.js';
import { routeOf } from '../lead-words.js';
import styles from './lead-detail.module.css';
import { LeadSection } from './lead-section.js';

interface SamePersonProps {
  leads: LeadDetail['samePerson'];
  hrefOf: (id: string) => string;
}

export function SamePerson({ leads, hrefOf }: SamePersonProps) {
  if (leads.length === 0) return null;
  return (
    <LeadSection title="Other requests of this person">
      <ul className={`stack-3 small ${styles.others}`}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <Link to={hrefOf(lead.id)}>{routeOf(lead)}</Link>
            <StatusBadge status={lead.status} />
            <span className="soft">
              {lead.name}, <DateText value={lead.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </LeadSection>
  );
}
