import { corePlan } from '@meg/shared/domain/companies/plan-prices';
import { CheckIcon } from '../../ui/theme/icons.js';
import { coreFeatures } from '../content/core-plan.js';
import { pricing } from '../content/pricing.js';
import { money } from '../site-figures.js';
import styles from './core-plan-card.module.css';

export function CorePlanCard() {
  return (
    <section className={styles.card} aria-labelledby="core-plan">
      <h2 id="core-plan" className={styles.name}>
        {pricing.core.heading}
      </h2>
      <p>
        <strong className={styles.amount}>{money(corePlan.monthlyUsd)}</strong> {pricing.core.perMonth}
      </p>
      <ul className={styles.list}>
        {coreFeatures.map((feature) => (
          <li key={feature}>
            <CheckIcon />
            {feature}
          </li>
        ))}
      </ul>
      <ul className={styles.facts}>
        {pricing.core.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
