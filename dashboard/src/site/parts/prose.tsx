import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Long text to read: headings, paragraphs and lists at a comfortable measure. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
