import { sitePaths } from '@meg/shared/domain/public-paths';
import type { MetaFunction } from 'react-router';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { home } from '../content/home.js';
import { product } from '../content/product.js';
import { TryDemoButton } from '../demo-chat/try-demo-button.js';
import { LiveQuote } from '../live-quote/live-quote.js';
import { pageMeta } from '../page-meta.js';
import { CallToAction } from '../parts/call-to-action.js';
import { FactBand } from '../parts/fact-band.js';
import { Ledger } from '../parts/ledger.js';
import { PageHero } from '../parts/page-hero.js';
import { PageSections, Section } from '../parts/section.js';
import { SignupLink } from '../signup-link.js';
import { DemoSection } from './demo-section.js';
import { Features } from './features.js';
import { PricingSummary } from './pricing-summary.js';
import { TipTeaser } from './tip-teaser.js';

export const meta: MetaFunction = () =>
  pageMeta({ title: home.title, description: home.description, path: '/', structuredData: product() });

export default function HomePage() {
  return (
    <PageSections>
      <PageHero
        title={home.heading}
        lede={home.lede}
        actions={
          <>
            <TryDemoButton />
            <LinkButton to={sitePaths.pricing} size="large">
              {home.seePlans}
            </LinkButton>
            <noscript>{home.demoNeedsScripts}</noscript>
          </>
        }
      >
        <LiveQuote />
      </PageHero>
      <FactBand label={home.stats.label} facts={home.stats.facts} />
      <TipTeaser />
      <Features />
      <Section heading={home.values.heading} lede={home.values.lede} layout="beside">
        <Ledger rows={home.values.rows} />
      </Section>
      <DemoSection />
      <PricingSummary />
      <CallToAction heading={home.closing.heading} text={home.closing.text}>
        <SignupLink>{home.pricing.action}</SignupLink>
        <TryDemoButton tone="secondary" />
      </CallToAction>
    </PageSections>
  );
}
