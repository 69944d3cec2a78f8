import { sitePaths } from '@meg/shared/domain/public-paths';
import type { MetaFunction } from 'react-router';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { about } from '../content/about.js';
import { TryDemoButton } from '../demo-chat/try-demo-button.js';
import { useOperator } from '../operator.js';
import { pageMeta } from '../page-meta.js';
import { CallToAction } from '../parts/call-to-action.js';
import { FactBand } from '../parts/fact-band.js';
import { Ledger } from '../parts/ledger.js';
import { PageHero } from '../parts/page-hero.js';
import { Prose } from '../parts/prose.js';
import { PageSections, Section } from '../parts/section.js';
import { CountryTimeline } from './country-timeline.js';

export const meta: MetaFunction = () => pageMeta(about);

export default function AboutPage() {
  return (
    <PageSections>
      <PageHero eyebrow={about.eyebrow} title={about.heading} lede={about.lede} actions={<Ways />} />
      <Section heading={about.timeline.heading} lede={about.timeline.lede}>
        <CountryTimeline />
      </Section>
      <FactBand label={about.stats.label} facts={about.stats.facts} />
      <Story {...about.story} />
      <Section heading={about.highlights.heading}>
        <Ledger rows={about.highlights.rows} />
      </Section>
      <Story {...about.malaysia} />
      <CallToAction heading={about.closing.heading} text={about.closing.text}>
        <TryDemoButton />
        <LinkButton to={sitePaths.contact} size="large">
          {about.contact}
        </LinkButton>
      </CallToAction>
    </PageSections>
  );
}

/** Where the operator names no profile, the contact page is the way to the people. */
function Ways() {
  const profile = useOperator()?.profile;
  return (
    <>
      <LinkButton to={sitePaths.pricing} tone="primary" size="large">
        {about.pricing}
      </LinkButton>
      <LinkButton to={sitePaths.contact} size="large">
        {about.contact}
      </LinkButton>
      {profile && (
        <a href={profile} rel="noopener">
          {about.profile}
        </a>
      )}
    </>
  );
}

function Story({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  return (
    <Section heading={heading} layout="beside">
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </Section>
  );
}
