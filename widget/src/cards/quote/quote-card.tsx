import { isBusy } from '../../conversation/outcome.js';
import { lastQuoteMessage } from '../../conversation/state.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import type { MessageCardProps } from '../card-props.js';
import { Contents } from './contents.js';
import { Difficulty } from './difficulty.js';
import { Headline } from './headline.js';
import { Modes } from './modes.js';
import styles from './quote-card.module.css';
import { RouteLine } from './route-line.js';
import { Workings } from './workings.js';

/** The newest quote also offers the question whose answer narrows the range most, unless another card is open. */
export function QuoteCard({ message, state, text, act }: MessageCardProps<'quote'>) {
  const { quote, route, change } = message;
  const { quoting } = state;
  const isNewest = lastQuoteMessage(state)?.id === message.id && quoting !== null;
  const isWaiting = isNewest && quoting.before !== undefined;
  const narrow = isNewest && quoting.status === 'arrived' && !isBusy(state) ? quoting.next?.text : undefined;
  const { minPrice, maxPrice } = quote;
  const range = minPrice === null || maxPrice === null ? null : ([minPrice, maxPrice] as const);
  return (
    // A change is announced by the message that says it, and not by each figure that is replaced.
    <section className={kit.card} aria-live={change && 'off'} aria-busy={isWaiting}>
      <RouteLine quote={quote} route={route} text={text} />
      {range ? (
        <Headline quote={quote} range={range} change={change} text={text} />
      ) : (
        <p className={styles.unavailable}>{text.t('quote.unavailable')}</p>
      )}
      {range && <Contents quote={quote} text={text} />}
      {range && quote.modes.length > 0 && (
        <Modes
          id={message.id}
          quote={quote}
          text={text}
          wanted={isWaiting ? state.move.shippingMode : undefined}
          onChoose={isNewest ? (way, said) => act({ type: 'wayChosen', way, said }) : undefined}
        />
      )}
      {range && narrow && (
        <button type="button" className={kit.choice} onClick={() => act({ type: 'narrowOpened' })}>
          {text.t('narrow.open', { question: narrow })}
        </button>
      )}
      {quote.warning && (
        <p className={cards.warning} dir="auto">
          {quote.warning}
        </p>
      )}
      {range && quote.difficultyRating && <Difficulty rating={quote.difficultyRating} text={text} />}
      {range && <Workings quote={quote} text={text} />}
      <p className={range ? cards.caption : kit.muted} dir="auto">
        {quote.disclaimer}
      </p>
    </section>
  );
}
