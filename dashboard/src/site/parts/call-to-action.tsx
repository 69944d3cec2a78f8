import { type ReactNode, useId } from 'react';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  heading: string;
  text?: ReactNode;
  /** Buttons and links. */
  children: ReactNode;
}

/** The last part of a page: one thing to do next. */
export function CallToAction({ heading, text, children }: CallToActionProps) {
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <svg className={styles.way} viewBox="0 0 480 120" aria-hidden="true" preserveAspectRatio="xMaxYMid meet">
        <path d="M8 104C120 8 250 132 340 60S440 20 462 18" />
        <circle cx="8" cy="104" r="5" />
        <circle cx="464" cy="18" r="7" />
      </svg>
      <div className={styles.words}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
