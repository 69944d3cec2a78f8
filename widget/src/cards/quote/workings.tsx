import type { Quote } from '@meg/shared/contract/quotes';
import type { Text } from '../../i18n/text.js';
import cards from '../card-kit.module.css';
import styles from './workings.module.css';

interface WorkingsProps {
  readonly quote: Quote;
  readonly text: Text;
}

/** What the price is made of: the kinds of cost with their shares, and the lines that they come from. */
export function Workings({ quote, text }: WorkingsProps) {
  const { lines, range, currency } = quote;
  const sum = lines.reduce((total, { amount }) => total + (amount ?? 0), 0);
  const write = (amount: number) => text.range(amount, amount, currency);
  return (
    <details className={`${cards.disclosure} ${cards.row} ${styles.workings}`}>
      <summary>{text.t('workings.title')}</summary>
      <ul className={`${cards.list} ${styles.costs}`}>
        {quote.costs.map((cost) => (
          <li key={cost.code}>
            <span dir="auto">{cost.text}</span>
            <span className={cards.bar} aria-hidden="true">
              <i style={{ inlineSize: `${cost.percent}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <ul className={`${cards.list} ${styles.lines}`}>
        {lines
          .filter((line) => line.text !== range?.text)
          .map((line) => (
            <li key={line.code} className={styles.line}>
              <span dir="auto">{line.text}</span>
              {line.amount !== null && <bdi className={styles.amount}>{write(line.amount)}</bdi>}
            </li>
          ))}
        <li className={styles.sum}>
          <span>{text.t('workings.sum')}</span>
          <bdi className={styles.amount}>{write(sum)}</bdi>
        </li>
      </ul>
    </details>
  );
}
