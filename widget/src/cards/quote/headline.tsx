import type { Quote } from '@meg/shared/contract/quotes';
import { Fragment } from 'react';
import { isSamePrice } from '../../conversation/drafts/quote-change.js';
import type { QuoteChange } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import { moveWords } from './move-words.js';
import styles from './quote-card.module.css';

interface HeadlineProps {
  readonly quote: Quote;
  readonly range: readonly [number, number];
  readonly change: QuoteChange | undefined;
  readonly text: Text;
}

/** The price range, how sure it is, what it is for, and what changed it last. */
export function Headline({ quote, range: [low, high], change, text }: HeadlineProps) {
  return (
    <div className={styles.headline}>
      <p className={styles.range}>
        <span className={kit.hidden}>{text.t('quote.label')} </span>
        <bdi>{text.range(low, high, quote.currency)}</bdi>
      </p>
      {quote.range && (
        <p className={styles.margin} dir="auto">
          {quote.range.text}
        </p>
      )}
      <Joined className={cards.caption} words={[...moveWords(quote, text), ...basisOf(quote, text)]} />
      {change && <Change quote={quote} change={change} text={text} />}
    </div>
  );
}

/** Laid out in the direction of the page, even if the first word has the other direction. */
function Joined({ className, words }: { readonly className: string | undefined; readonly words: readonly string[] }) {
  return (
    <p className={className}>
      {words.map((one, index) => (
        <Fragment key={one}>
          {index > 0 && ' · '}
          <bdi>{one}</bdi>
        </Fragment>
      ))}
    </p>
  );
}

function basisOf(quote: Quote, text: Text): string[] {
  const number = new Intl.NumberFormat(text.language, { maximumFractionDigits: 1 });
  const chosen = quote.modes.find((mode) => mode.isChosen);
  const words: string[] = [];
  if (quote.volume) {
    const { m3, ft3 } = quote.volume;
    words.push(quote.units === 'metric' ? `${number.format(m3)} m³` : `${number.format(ft3)} ft³`);
  }
  words.push(quote.shipmentType);
  if (chosen) words.push(text.t('quote.weeks', chosen.transitWeeks));
  else if (quote.distance) words.push(distanceWords(quote.distance, quote.units, text.language));
  return words;
}

function distanceWords({ km, miles }: NonNullable<Quote['distance']>, units: Quote['units'], language: string): string {
  const isMetric = units === 'metric';
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isMetric ? 'kilometer' : 'mile',
    unitDisplay: 'long',
  });
  return format.format(isMetric ? km : miles);
}

function Change({ quote, change, text }: { quote: Quote; change: QuoteChange; text: Text }) {
  const { before, difference } = change;
  const size = Math.abs(difference);
  const amount = { low: size, high: size, currency: quote.currency };
  const isSame = isSamePrice(before, quote);
  const by = difference > 0 ? 'quote.up' : difference < 0 ? 'quote.down' : isSame && 'quote.even';
  const facts = change.facts.map((fact) => factWords(fact, text)).join(', ');
  return (
    <p className={styles.change}>
      {facts && (
        <>
          <bdi>{facts}</bdi>:{' '}
        </>
      )}
      {by && <b>{text.t(by, { amount })}</b>}
      {before.minPrice !== null && before.maxPrice !== null && !isSame && (
        <span className={styles.before}>
          {text.t('quote.before', { range: text.range(before.minPrice, before.maxPrice, before.currency) })}
        </span>
      )}
    </p>
  );
}

/** A name of the chat's own begins in lower case inside a sentence; what a person named stays as it is. */
function factWords({ text: now, former }: QuoteChange['facts'][number], text: Text): string {
  if (!former) return now;
  const words = text.phrase(former);
  const before = 'key' in former ? words.charAt(0).toLocaleLowerCase(text.language) + words.slice(1) : words;
  return text.t('quote.instead', { now, before });
}
