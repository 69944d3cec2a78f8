import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/theme/class-names.js';
import styles from './section.module.css';

interface SectionProps {
  /** For links to it. */
  id?: string | undefined;
  heading: ReactNode;
  lede?: ReactNode;
  children?: ReactNode;
  /** `beside` puts the heading in a column of its own on a wide screen, where it stays while the rest is read. */
  layout?: 'stacked' | 'beside';
  /** Lifts the section off the page. */
  isPanel?: boolean;
}

/** A part of a page under an `h2`. */
export function Section({ id, heading, lede, children, layout = 'stacked', isPanel = false }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={classNames(styles[layout], isPanel && styles.panel)}>
      <header className={styles.words}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {lede && <p className="lede">{lede}</p>}
      </header>
      {children && <div className={styles.content}>{children}</div>}
    </section>
  );
}

/** All of a page, one part below the other at even distances. */
export function PageSections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
