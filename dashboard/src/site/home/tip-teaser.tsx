import { Link } from 'react-router';
import { ArrowIcon } from '../../ui/icons.js';
import { sampleTip as tip } from '../content/sample-tip.js';
import styles from './tip-teaser.module.css';

export function TipTeaser() {
  return (
    <section className={styles.tip} aria-labelledby="tip">
      <div className={styles.where}>
        <p className={styles.kind}>Cultural Tip of the Day</p>
        <p className={styles.country}>{tip.country}</p>
      </div>
      <div className={styles.words}>
        <h2 id="tip" className={styles.title}>
          {tip.title}
        </h2>
        <p className={styles.body}>{tip.body}</p>
        <ul className={styles.marks} aria-label="About this tip">
          <li>{tip.difficulty}</li>
          <li>{tip.category}</li>
          <li>{tip.region}</li>
        </ul>
        <Link to="/cultural-tips" className={styles.more}>
          More cultural tips
          <ArrowIcon />
        </Link>
      </div>
    </section>
  );
}
