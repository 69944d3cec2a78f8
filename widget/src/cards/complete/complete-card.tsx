import { useState } from 'react';
import kit from '../../theme/kit.module.css';
import type { MessageCardProps } from '../card-props.js';
import styles from './complete-card.module.css';

/** A person has been asked for: the mark draws itself within a second, and stands still from then on. */
export function CompleteCard({ text, hasActed }: MessageCardProps<'complete'>) {
  // A card that comes back with the page does not move.
  const [moves] = useState(hasActed);
  return (
    <section className={`${kit.card} ${styles.card} ${moves ? styles.moving : ''}`}>
      <svg className={styles.mark} viewBox="0 0 96 96" aria-hidden="true">
        <circle className={styles.circle} cx="48" cy="48" r="30" pathLength={1} />
        <path className={styles.check} d="M35 49l9 9 17-19" pathLength={1} />
      </svg>
      <p className={styles.title}>{text.t('complete.title')}</p>
      <p className={styles.muted}>{text.t('complete.text')}</p>
    </section>
  );
}
