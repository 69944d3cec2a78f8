import { formatNumber } from '../../ui/text/format.js';
import { useLeadCounts } from './lead-counts.js';
import styles from './leads-badge.module.css';

/** How many leads are open, at the link to them. */
export function LeadsBadge() {
  const counts = useLeadCounts();
  if (!counts || counts.open === 0) return null;
  return (
    <span className={styles.badge}>
      {formatNumber(counts.open)} <span className="visually-hidden">open</span>
    </span>
  );
}
