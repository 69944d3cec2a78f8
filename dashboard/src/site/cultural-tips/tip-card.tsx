import type { ReactNode } from 'react';
import type { CulturalTip } from '../content/cultural-tips/cultural-tip.js';
import { DifficultyBadge } from './difficulty-badge.js';
import styles from './tip-card.module.css';

interface TipCardProps {
  label: string;
  tip: CulturalTip;
  /** A way on, below the tip. */
  children?: ReactNode;
}

/** One tip, large, with all that is said of it. Its room is that of the longest, so that nothing moves when it changes. */
export function TipCard({ label, tip, children }: TipCardProps) {
  return (
    <aside className={styles.card} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <p className={styles.title}>{tip.title}</p>
      <p className={styles.body}>{tip.body}</p>
      <ul className={styles.facts}>
        <li className="strong">{tip.country}</li>
        <li>{tip.region}</li>
        <li>{tip.category}</li>
        <li>
          <DifficultyBadge tip={tip} />
        </li>
      </ul>
      {children}
    </aside>
  );
}
