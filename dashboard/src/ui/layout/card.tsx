import { type ReactNode, useId } from 'react';
import { classNames } from '../theme/class-names.js';
import styles from './card.module.css';

interface CardProps {
  title?: ReactNode | undefined;
  description?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  footer?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** No room between edge and content: for a table. */
  isFlush?: boolean | undefined;
  level?: 2 | 3 | undefined;
}

export function Card({ title, description, actions, footer, children, isFlush = false, level = 2 }: CardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={styles.header}>
          <div className={styles.words}>
            <Heading id={id}>{title}</Heading>
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={classNames(styles.body, isFlush && styles.flush)}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
