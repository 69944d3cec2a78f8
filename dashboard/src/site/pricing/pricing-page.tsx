import type { AddonKey } from '@meg/shared/domain/companies/plan-prices';
import { sitePaths } from '@meg/shared/domain/public-paths';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { pricing } from '../content/pricing.js';
import { product } from '../content/product.js';
import { TryDemoButton } from '../demo-chat/try-demo-button.js';
import { pageMeta, questionsData } from '../page-meta.js';
import { Accordion } from '../parts/accordion.js';
import { CallToAction } from '../parts/call-to-action.js';
import { PageHero } from '../parts/page-hero.js';
import { PageSections, Section } from '../parts/section.js';
import { SignupLink } from '../signup-link.js';
import { AddonChoice } from './addon-choice.js';
import { CorePlanCard } from './core-plan-card.js';

export const meta: MetaFunction = () =>
  pageMeta({
    title: pricing.title,
    description: pricing.description,
    path: sitePaths.pricing,
    structuredData: [...product(), questionsData(pricing.faq.items)],
  });

export default function PricingPage() {
  const [chosen, setChosen] = useState<readonly AddonKey[]>([]);
  return (
    <PageSections>
      <PageHero
        eyebrow={pricing.eyebrow}
        title={pricing.heading}
        lede={pricing.lede}
        actions={
          <>
            <SignupLink addons={chosen}>{pricing.start}</SignupLink>
            <TryDemoButton tone="secondary" />
          </>
        }
      >
        <CorePlanCard />
      </PageHero>
      <Section heading={pricing.addons.heading} lede={pricing.addons.lede}>
        <AddonChoice chosen={chosen} onChange={setChosen} />
      </Section>
      <Section heading={pricing.faq.heading} layout="beside">
        <Accordion items={pricing.faq.items} />
      </Section>
      <CallToAction heading={pricing.closing.heading} text={pricing.closing.text}>
        <SignupLink addons={chosen}>{pricing.start}</SignupLink>
      </CallToAction>
    </PageSections>
  );
}
