import type { Quote } from '@meg/shared/contract/quotes';
import type { Route } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import { moveWords } from './move-words.js';
import styles from './quote-card.module.css';

export interface QuoteCardProps {
  readonly quote: Quote;
  readonly route: Route;
  readonly text: Text;
}

export function QuoteCard({ quote, route, text }: QuoteCardProps) {
  const { minPrice, maxPrice } = quote;
  return (
    <section className={styles.card}>
      <RouteLine route={route} text={text} />
      {minPrice === null || maxPrice === null ? (
        <p className={styles.unavailable}>{text.t('quote.unavailable')}</p>
      ) : (
        <p className={styles.range}>
          <span className={kit.hidden}>{text.t('quote.label')} </span>
          <bdi>{text.range(minPrice, maxPrice, quote.currency)}</bdi>
        </p>
      )}
      {minPrice !== null && <Basis quote={quote} text={text} />}
      {quote.warning && (
        <p className={styles.warning} dir="auto">
          {quote.warning}
        </p>
      )}
      <p className={minPrice === null ? styles.reason : styles.disclaimer} dir="auto">
        {quote.disclaimer}
      </p>
    </section>
  );
}

function RouteLine({ route, text }: Omit<QuoteCardProps, 'quote'>) {
  return (
    <p className={styles.route}>
      <span className={kit.hidden}>{text.t('quote.from')} </span>
      <bdi>{route.originCity}</bdi>
      <span className={kit.hidden}> {text.t('quote.to')} </span>
      <span className={styles.way} aria-hidden="true" />
      <bdi>{route.destinationCity}</bdi>
    </p>
  );
}

function Basis({ quote, text }: Omit<QuoteCardProps, 'route'>) {
  return (
    <dl className={styles.basis}>
      <dt>{text.t('quote.move')}</dt>
      <dd dir="auto">{moveWords(quote, text)}</dd>
      <dt>{text.t('quote.shipment')}</dt>
      <dd dir="auto">{quote.shipmentType}</dd>
    </dl>
  );
}
