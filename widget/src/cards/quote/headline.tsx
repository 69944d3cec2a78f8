import type { Quote } from '@meg/shared/contract/quotes';
import { Fragment } from 'react';
import type { EarlierRange } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import { money } from './money.js';
import { moveWords } from './move-words.js';
import styles from './quote-card.module.css';

interface HeadlineProps {
  readonly quote: Quote;
  readonly range: readonly [number, number];
  readonly before: EarlierRange | undefined;
  readonly text: Text;
}

/** The price range, and what it is for. */
export function Headline({ quote, range: [low, high], before, text }: HeadlineProps) {
  return (
    <div className={styles.headline}>
      <p className={styles.range}>
        <span className={kit.hidden}>{text.t('quote.label')} </span>
        <bdi>{text.range(low, high, quote.currency)}</bdi>
      </p>
      {before && <Change quote={quote} before={before} text={text} />}
      <Joined className={styles.basis} words={basisOf(quote, text)} />
      <Joined className={cards.caption} words={moveWords(quote, text)} />
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

function Change({ quote, before, text }: { quote: Quote; before: EarlierRange; text: Text }) {
  if (before.minPrice === null || before.maxPrice === null || quote.minPrice === null || quote.maxPrice === null)
    return null;
  const rise = Math.round((quote.minPrice + quote.maxPrice - before.minPrice - before.maxPrice) / 2);
  const amount = money(text.language, Math.abs(rise), quote.currency);
  return (
    <p className={styles.change}>
      {text.t('quote.before', { range: text.range(before.minPrice, before.maxPrice, before.currency) })}
      {rise !== 0 && ` · ${text.t(rise > 0 ? 'quote.up' : 'quote.down', { amount })}`}
    </p>
  );
}
