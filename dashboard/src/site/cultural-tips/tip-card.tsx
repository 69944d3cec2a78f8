import type { ReactNode } from 'react';
import { Badge } from '../../ui/badges/badge.js';
import type { CulturalTip } from '../content/cultural-tips/cultural-tip.js';
import { culturalTips } from '../content/cultural-tips/cultural-tips.js';
import styles from './tip-card.module.css';
import { difficultyTones } from './tip-difficulty.js';

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
          <Badge tone={difficultyTones[tip.difficulty]}>{culturalTips.difficulty(tip.difficulty)}</Badge>
        </li>
      </ul>
      {children}
    </aside>
  );
}
