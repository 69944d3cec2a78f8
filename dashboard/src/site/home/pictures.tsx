import { exampleLead } from '../content/features.js';
import { liveQuote } from '../content/live-quote.js';
import { firstQuote } from '../live-quote/first-quote.js';
import chat from '../live-quote/live-quote.module.css';
import scoreBar from '../parts/score-bar.module.css';
import { money } from '../site-figures.js';
import styles from './pictures.module.css';

/** The lines of the sum that the page's own quote rests on. */
export function RangePicture() {
  const lines = firstQuote.lines.filter(({ amount }) => amount !== null);
  return (
    <ul className={styles.sum}>
      {lines.map(({ code, text, amount }) => (
        <li key={code} className={styles.part}>
          <span>{text.split(/[:,]/)[0]}</span>
          <span>{money(amount ?? 0)}</span>
        </li>
      ))}
      <li className={styles.total}>
        <span>Price</span>
        <span>{money(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0))}</span>
      </li>
    </ul>
  );
}

export function LeadPicture() {
  return (
    <div className={styles.lead}>
      <p className={styles.who}>
        <strong className="strong">{exampleLead.name}</strong>
        <span className={styles.badge}>{exampleLead.status}</span>
      </p>
      <p className="soft">{exampleLead.move}</p>
      <p className="soft">{exampleLead.detail}</p>
    </div>
  );
}

export function DifficultyPicture() {
  const scores = firstQuote.difficulty?.scores;
  return (
    <ul className={styles.bars}>
      {Object.entries(scores ?? {}).map(([name, score]) => (
        <li key={name}>
          <span>{liveQuote.factors[name as keyof typeof liveQuote.factors]}</span>
          <span className={scoreBar.bar} data-score={score} aria-hidden="true" />
          <span>{score}</span>
        </li>
      ))}
    </ul>
  );
}

export function HandoffPicture() {
  return (
    <div className={styles.talk}>
      <p className={chat.theirs}>Shall one of our people call you?</p>
      <p className={chat.ours}>Yes, tomorrow at ten, on WhatsApp</p>
      <p className={styles.booked}>Booked for 10:00, your time</p>
    </div>
  );
}

export function ReadinessPicture() {
  return (
    <div className={styles.readiness}>
      <svg viewBox="0 0 100 56" aria-hidden="true">
        <path className={styles.arc} d="M8 50a42 42 0 0 1 84 0" pathLength="100" />
        <path className={styles.done} d="M8 50a42 42 0 0 1 84 0" pathLength="100" />
      </svg>
      <p>
        <strong>62%</strong> on track
      </p>
    </div>
  );
}

export function GuidePicture() {
  return (
    <dl className={styles.guide}>
      <div>
        <dt className="soft">Pets</dt>
        <dd>Microchip, rabies shot, permit</dd>
      </div>
      <div>
        <dt className="soft">Plugs</dt>
        <dd>Type G, 240 V</dd>
      </div>
      <div>
        <dt className="soft">Source</dt>
        <dd>the official page, with its date</dd>
      </div>
    </dl>
  );
}
