import { BrandMark } from '../../ui/theme/brand-mark.js';
import { liveQuote as words } from '../content/live-quote.js';
import { exampleMoves } from './example-moves.js';
import styles from './live-quote.module.css';
import { QuoteCard } from './quote-card.js';
import { type LiveQuote as Shown, useLiveQuote } from './use-live-quote.js';

/** The product at work: a visitor's sentence and the range that the server's own engine gives for it. */
export function LiveQuote() {
  const [shown, ask] = useLiveQuote();
  return (
    <figure aria-label={words.label}>
      <div className={styles.ground}>
        <div className={styles.chat}>
          <div className={styles.head}>
            <BrandMark />
            <p className={styles.who}>
              <strong>{words.company}</strong>
              <span className={styles.presence}>{words.presence}</span>
            </p>
          </div>
          <div className={styles.talk}>
            <p className={styles.theirs}>{words.asked}</p>
            <p className={styles.ours}>{shown.move.said}</p>
            <p className={styles.theirs}>{words.answered}</p>
            <div key={shown.move.said} aria-busy={shown.state === 'asking'}>
              <QuoteCard move={shown.move} quote={shown.quote} />
            </div>
          </div>
          <Moves shown={shown} onAsk={ask} />
        </div>
      </div>
      <figcaption className={styles.caption}>
        <span role="status">{words.captions[shown.state]}</span>
      </figcaption>
    </figure>
  );
}

function Moves({ shown, onAsk }: { shown: Shown; onAsk: ReturnType<typeof useLiveQuote>[1] }) {
  return (
    <fieldset className={`${styles.moves} needs-scripts`}>
      <legend className="visually-hidden">{words.choose}</legend>
      {exampleMoves.map((move) => (
        <button
          key={move.said}
          type="button"
          className={styles.move}
          aria-pressed={move === shown.move}
          onClick={() => onAsk(move)}
        >
          {move.from} <span aria-hidden="true">→</span>
          <span className="visually-hidden"> to </span> {move.to}
        </button>
      ))}
    </fieldset>
  );
}
