import { type ReactNode, useId } from 'react';
import { classNames } from '../theme/class-names.js';
import styles from './card.module.css';

interface CardProps {
  title?: ReactNode | undefined;
  description?: ReactNode | undefined;
  actions?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** No room between edge and content: for a table. */
  isFlush?: boolean | undefined;
}

export function Card({ title, description, actions, children, isFlush = false }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={styles.header}>
          <div className="stack-1">
            <h2 id={id}>{title}</h2>
            {description && <p className="description">{description}</p>}
          </div>
          {actions && <div className="wrap-2">{actions}</div>}
        </header>
      )}
      <div className={classNames(styles.body, isFlush && styles.flush)}>{children}</div>
    </section>
  );
}
