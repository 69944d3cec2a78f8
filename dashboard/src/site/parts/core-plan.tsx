import { corePlan } from '@meg/shared/domain/companies/plan-prices';
import { CheckIcon } from '../../ui/theme/icons.js';
import { coreFeatures } from '../content/core-plan.js';
import { money } from '../site-figures.js';
import styles from './core-plan.module.css';

export function CorePlanPrice({ perMonth }: { perMonth: string }) {
  return (
    <p>
      <strong className={styles.amount}>{money(corePlan.monthlyUsd)}</strong> {perMonth}
    </p>
  );
}

export function CorePlanFeatures() {
  return (
    <ul className={styles.list}>
      {coreFeatures.map((feature) => (
        <li key={feature}>
          <CheckIcon />
          {feature}
        </li>
      ))}
    </ul>
  );
}
