import { type ReactNode, useId } from 'react';
import styles from './lead-detail.module.css';

/** A part of the lead's details, under its heading. */
export function LeadSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="between small">
        <h3 id={id} className="small-heading">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
