import { pricing } from '../content/pricing.js';
import { CorePlanFeatures, CorePlanPrice } from '../parts/core-plan.js';
import styles from './core-plan-card.module.css';

export function CorePlanCard() {
  return (
    <section className={styles.card} aria-labelledby="core-plan">
      <h2 id="core-plan" className={styles.name}>
        {pricing.core.heading}
      </h2>
      <CorePlanPrice perMonth={pricing.core.perMonth} />
      <CorePlanFeatures />
      <ul className={styles.facts}>
        {pricing.core.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
