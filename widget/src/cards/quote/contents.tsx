import type { Quote } from '@meg/shared/contract/quotes';
import type { Text } from '../../i18n/text.js';
import cards from '../card-kit.module.css';
import styles from './contents.module.css';

/** What the price includes, and then what it does not. */
export function Contents({ quote, text }: { readonly quote: Quote; readonly text: Text }) {
  const list = (name: string, parts: Quote['includes'], isIncluded: boolean) =>
    parts.length > 0 && (
      <ul className={`${cards.list} ${styles.list}`} aria-label={name} data-included={isIncluded}>
        {parts.map((part) => (
          <li key={part.code}>
            <span dir="auto">{part.text}</span>
          </li>
        ))}
      </ul>
    );
  return (
    <div className={styles.contents}>
      {list(text.t('quote.includes'), quote.includes, true)}
      {list(text.t('workings.exclusions'), quote.exclusions, false)}
    </div>
  );
}
