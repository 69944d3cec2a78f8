import type { ReactNode } from 'react';
import styles from './timeline.module.css';

interface TimelineProps {
  items: readonly { key: string; time: ReactNode; title: ReactNode; children?: ReactNode }[];
}

export function Timeline({ items }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ key, time, title, children }) => (
        <li key={key} className={styles.item}>
          <span className={styles.time}>{time}</span>
          <div className={styles.words}>
            <div>{title}</div>
            {children && <div className={styles.more}>{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
