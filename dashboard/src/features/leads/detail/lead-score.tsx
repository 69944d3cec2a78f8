import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import styles from './lead-detail.module.css';
import { LeadSection } from './lead-section.js';

export function LeadScore({ lead }: { lead: LeadDetail }) {
  return (
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
  );
}
