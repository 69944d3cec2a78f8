import type { ReactNode } from 'react';
import styles from './accordion.module.css';

interface AccordionItem {
  question: string;
  answer: ReactNode;
}

/** Questions that open one by one; the browser's own, so that they open and are found without scripts too. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="ruled">
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question}</h3>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <div className={styles.answer}>{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  );
}
