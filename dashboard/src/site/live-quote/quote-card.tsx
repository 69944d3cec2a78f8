import { difficultyColour, difficultyFactors } from '@meg/shared/domain/quotes/difficulty';
import { keptClear } from '../consent/kept-clear.js';
import { liveQuote as words } from '../content/live-quote.js';
import scoreBar from '../parts/score-bar.module.css';
import { money, moneyRange, plainNumber, shortRange } from '../site-figures.js';
import type { ExampleMove } from './example-moves.js';
import styles from './quote-card.module.css';
import type { ShownQuote } from './shown-quote.js';

export function QuoteCard({ move, quote }: { move: ExampleMove; quote: ShownQuote }) {
  return (
    <div className={styles.card} {...keptClear}>
      <p className={styles.way}>
        <span>{move.from}</span>
        <span className={styles.dashes}>
          <span className="visually-hidden">to</span>
        </span>
        <span>{move.to}</span>
      </p>
      <p className={styles.range}>{moneyRange(quote.minPrice, quote.maxPrice, quote.currency)}</p>
      <p className="soft">{basisOf(quote)}</p>
      {quote.modes.length > 0 && <Modes quote={quote} />}
      {quote.difficulty && <Difficulty difficulty={quote.difficulty} />}
      <Workings quote={quote} />
    </div>
  );
}

function basisOf({ volumeM3, distanceKm, shipmentType }: ShownQuote): string {
  const volume = volumeM3 === undefined ? '' : `${plainNumber(volumeM3)} m³`;
  const distance = distanceKm === undefined ? '' : `${plainNumber(distanceKm)} km`;
  return [volume, distance, shipmentType].filter(Boolean).join(' · ');
}

function Modes({ quote }: { quote: ShownQuote }) {
  return (
    <ul className={styles.modes}>
      {quote.modes.map(({ mode, minPrice, maxPrice, transitWeeks, isChosen }) => (
        <li key={mode} className={isChosen ? styles.chosen : styles.mode}>
          <strong>{words.modes[mode]}</strong>
          <span>{shortRange(minPrice, maxPrice, quote.currency)}</span>
          <span>{words.weeks(transitWeeks.min, transitWeeks.max)}</span>
        </li>
      ))}
    </ul>
  );
}

function Difficulty({ difficulty }: { difficulty: NonNullable<ShownQuote['difficulty']> }) {
  return (
    <div className={styles.difficulty}>
      <p className={styles.rating}>
        <strong className="strong">{difficulty.label}</strong>
        <span className="soft">{words.outOfFive(plainNumber(difficulty.overall))}</span>
      </p>
      <dl className={styles.factors}>
        {difficultyFactors.map((name) => (
          <div key={name} className={styles.factor}>
            <dt className="soft">{words.factors[name]}</dt>
            <dd className="row-3 tabular">
              <span
                className={scoreBar.bar}
                data-score={difficulty.scores[name]}
                data-colour={difficultyColour(difficulty.scores[name])}
              />
              {difficulty.scores[name]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Workings({ quote }: { quote: ShownQuote }) {
  return (
    <details className={styles.workings}>
      <summary>{words.workings}</summary>
      <ul className={styles.lines}>
        {quote.lines.map(({ code, text, amount }) => (
          <li key={code} className={styles.line}>
            <span>{text}</span>
            {amount !== null && <span>{money(amount, quote.currency)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
