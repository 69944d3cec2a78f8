import type { Quote } from '@meg/shared/contract/quotes';
import type { EarlierRange, Route } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import { Difficulty } from './difficulty.js';
import { Headline } from './headline.js';
import { Modes } from './modes.js';
import styles from './quote-card.module.css';
import { RouteLine } from './route-line.js';
import { Workings } from './workings.js';

export interface QuoteCardProps {
  readonly quote: Quote;
  readonly route: Route;
  readonly before?: EarlierRange;
  readonly text: Text;
  /** The question whose answer narrows the range most. */
  readonly narrow: string | undefined;
  onNarrow(): void;
}

export function QuoteCard({ quote, route, before, text, narrow, onNarrow }: QuoteCardProps) {
  const { minPrice, maxPrice } = quote;
  const range = minPrice === null || maxPrice === null ? null : ([minPrice, maxPrice] as const);
  return (
    <section className={kit.card}>
      <RouteLine quote={quote} route={route} text={text} />
      {range ? (
        <Headline quote={quote} range={range} before={before} text={text} />
      ) : (
        <p className={styles.unavailable}>{text.t('quote.unavailable')}</p>
      )}
      {range && narrow && (
        <button type="button" className={kit.choice} onClick={onNarrow}>
          {text.t('narrow.open', { question: narrow })}
        </button>
      )}
      {quote.warning && (
        <p className={styles.warning} dir="auto">
          {quote.warning}
        </p>
      )}
      {range && quote.modes.length > 0 && <Modes quote={quote} text={text} />}
      {range && quote.difficultyRating && <Difficulty rating={quote.difficultyRating} text={text} />}
      {range && <Workings quote={quote} text={text} />}
      <p className={range ? styles.disclaimer : styles.reason} dir="auto">
        {quote.disclaimer}
      </p>
    </section>
  );
}
