import type { ReactNode } from 'react';
import styles from './page-hero.module.css';

interface PageHeroProps {
  /** A few words above the title: where one is. */
  eyebrow?: string | undefined;
  /** Several sentences stand on lines of their own. */
  title: string | readonly string[];
  lede?: ReactNode;
  /** Buttons and links, in a row. */
  actions?: ReactNode;
  /** Stands beside the words on a wide screen, below them on a narrow one. */
  children?: ReactNode;
  /** `display` for a page that sells; `quiet` for one that is read or used. */
  size?: 'display' | 'quiet';
}

/** The top of a page, with its only `h1`. */
export function PageHero({ eyebrow, title, lede, actions, children, size = 'display' }: PageHeroProps) {
  const lines = typeof title === 'string' ? [title] : title;
  return (
    <div className={children ? styles.beside : undefined}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles[size]}>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        {lede && <p className={styles.lede}>{lede}</p>}
        {actions && <div className="wrap-centred-3">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
