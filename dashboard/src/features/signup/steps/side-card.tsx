import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/card.js';
import styles from '../signup.module.css';

export interface BesideProps {
  /** A card beside the form where there is room, a part of the form elsewhere. */
  isBeside: boolean;
}

export function Beside({
  isBeside,
  title,
  description,
  children,
}: BesideProps & { title: string; description: string; children: ReactNode }) {
  if (isBeside) {
    return (
      <Card title={title} description={description}>
        {children}
      </Card>
    );
  }
  return (
    <section className="stack-4" aria-label={title}>
      <div className={styles.part}>
        <h3>{title}</h3>
        <p className="soft-small">{description}</p>
      </div>
      {children}
    </section>
  );
}
