import { useRef } from 'react';
import { Link } from 'react-router';
import { ArrowIcon } from '../../ui/theme/icons.js';
import { culturalTips } from '../content/cultural-tips/cultural-tips.js';
import { sampleTip } from '../cultural-tips/sample-tip.js';
import { useNearTips } from '../cultural-tips/use-lazy-tips.js';
import { useTipOfDay } from '../cultural-tips/use-tip-of-day.js';
import styles from './tip-teaser.module.css';

/** The tip of the reader's day; the sample stands until it is known, in a room where neither moves what follows. */
export function TipTeaser() {
  const place = useRef<HTMLElement>(null);
  const tip = useTipOfDay(useNearTips(place)) ?? sampleTip;
  return (
    <section ref={place} className={styles.tip} aria-labelledby="tip">
      <div className={styles.where}>
        <p className={styles.kind}>{culturalTips.ofTheDay}</p>
        <p className={styles.country}>{tip.country}</p>
      </div>
      <div className={styles.words}>
        <h2 id="tip" className={styles.title}>
          {tip.title}
        </h2>
        <p className="lede">{tip.body}</p>
        <ul className={styles.marks} aria-label={culturalTips.about}>
          <li>{culturalTips.difficulty(tip.difficulty)}</li>
          <li>{tip.category}</li>
          <li>{tip.region}</li>
        </ul>
        <Link to={culturalTips.path} className={styles.more}>
          {culturalTips.seeAll}
          <ArrowIcon />
        </Link>
      </div>
    </section>
  );
}
