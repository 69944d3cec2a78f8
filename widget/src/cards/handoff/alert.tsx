import { type ReactNode, useEffect, useRef } from 'react';
import styles from './handoff-card.module.css';

/** An error message that scrolls into view. */
export function Alert({ children }: { readonly children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={alert} className={styles.alert} role="alert">
      {children}
    </div>
  );
}
