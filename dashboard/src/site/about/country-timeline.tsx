import { useState } from 'react';
import { about, stops } from '../content/about.js';
import styles from './country-timeline.module.css';
import { useAutoAdvance } from './use-auto-advance.js';

/** Six stops that change by themselves until somebody looks closer: points at them, reaches them by keyboard, or stops them. */
export function CountryTimeline() {
  const [index, setIndex] = useState(0);
  const turning = useAutoAdvance(() => setIndex((before) => (before + 1) % stops.length));
  const stop = stops[index] ?? stops[0];
  return (
    <div className={styles.timeline} {...turning.watch}>
      <ol className={styles.stops} aria-label={about.timeline.label}>
        {stops.map(({ country, role, year }, at) => (
          <li key={country}>
            <button
              type="button"
              className={styles.stop}
              aria-current={at === index ? 'step' : undefined}
              onClick={() => setIndex(at)}
            >
              <span className={styles.year}>{year}</span>
              <span className={styles.country}>{country}</span>
              <span className="soft-small">{role}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.side}>
        <div key={stop.code} className={styles.tag} aria-hidden="true">
          <span className={styles.code}>{stop.code}</span>
          <span className={styles.tagCountry}>{stop.country}</span>
          <span>{stop.role}</span>
          <span className="tabular">{stop.year}</span>
        </div>
        <button type="button" className={`${styles.pause} needs-scripts`} onClick={turning.toggle}>
          {turning.isStopped ? about.timeline.resume : about.timeline.pause}
        </button>
      </div>
    </div>
  );
}
