import type { Rating } from '@meg/shared/domain/web-vitals';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badges/badge.js';
import styles from './performance.module.css';
import { ratingWords } from './rating-words.js';

interface MeasureCardProps {
  name: string;
  /** What the figure says, in plain words. */
  meaning: string;
  value: string;
  rating?: Rating | undefined;
  /** As in "Good up to 2.5 s, poor beyond 4 s". */
  thresholds?: string | undefined;
  children?: ReactNode;
}

/** One figure with its meaning, its rating and the thresholds of the rating. */
export function MeasureCard({ name, meaning, value, rating, thresholds, children }: MeasureCardProps) {
  return (
    <section className={styles.measure} aria-label={name}>
      <div className="between">
        <h3 className="plain-heading small">{name}</h3>
        {rating && <Badge tone={ratingWords[rating].tone}>{ratingWords[rating].text}</Badge>}
      </div>
      <p className={styles.value}>{value}</p>
      <p className="soft-small">{meaning}</p>
      {children}
      {thresholds && <p className={styles.thresholds}>{thresholds}</p>}
    </section>
  );
}
