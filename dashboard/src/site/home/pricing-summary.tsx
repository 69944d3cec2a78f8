import { corePlan } from '@meg/shared/domain/companies/plan-prices';
import { sitePaths } from '@meg/shared/domain/public-paths';
import { Link } from 'react-router';
import { home } from '../content/home.js';
import { CorePlanFeatures, CorePlanPrice } from '../parts/core-plan.js';
import { Section } from '../parts/section.js';
import { SignupLink } from '../signup-link.js';
import { money } from '../site-figures.js';
import styles from './pricing-summary.module.css';

export function PricingSummary() {
  return (
    <Section heading={home.pricing.heading} lede={home.pricing.lede} layout="beside">
      <div className={styles.card}>
        <div>
          <p className="strong">{corePlan.name}</p>
          <CorePlanPrice perMonth="a month" />
          <p className="soft">
            {money(corePlan.setupUsd)} setup, once · {corePlan.minimumMonths} months at least
          </p>
        </div>
        <CorePlanFeatures />
        <div className={styles.actions}>
          <SignupLink>{home.pricing.action}</SignupLink>
          <Link to={sitePaths.pricing}>{home.pricing.more}</Link>
        </div>
      </div>
    </Section>
  );
}
