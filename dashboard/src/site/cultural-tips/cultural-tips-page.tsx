import { sitePaths } from '@meg/shared/domain/public-paths';
import { type MetaFunction, useLoaderData } from 'react-router';
import { Button } from '../../ui/buttons/button.js';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { culturalTips } from '../content/cultural-tips/cultural-tips.js';
import { TryDemoButton } from '../demo-chat/try-demo-button.js';
import { pageMeta } from '../page-meta.js';
import { CallToAction } from '../parts/call-to-action.js';
import { PageHero } from '../parts/page-hero.js';
import { PageSections, Section } from '../parts/section.js';
import { allTips } from './all-tips.js';
import { CountryTips } from './country-tips.js';
import styles from './cultural-tips-page.module.css';
import { DayTip } from './day-tip.js';
import { findTips, tipsByCountry } from './find-tips.js';
import { TipFilters } from './tip-filters.js';
import { useTipChoice } from './use-tip-choice.js';

export const meta: MetaFunction = () => pageMeta(culturalTips);

/** Runs while the page is written ahead: the tips come with the page, and not a second time as a script. */
export function loader() {
  return allTips;
}

/** Another choice shows others of the same tips. */
export function shouldRevalidate() {
  return false;
}

export default function CulturalTipsPage() {
  const tips = useLoaderData<typeof loader>();
  const [choice, setChoice] = useTipChoice(tips);
  const found = findTips(tips, choice);
  const groups = tipsByCountry(found);
  return (
    <PageSections>
      <PageHero size="quiet" eyebrow={culturalTips.eyebrow} title={culturalTips.heading} lede={culturalTips.lede}>
        <DayTip tips={tips} />
      </PageHero>
      <Section
        heading={culturalTips.listHeading}
        lede={<span role="status">{culturalTips.count(found.length, groups.length)}</span>}
      >
        <TipFilters tips={tips} choice={choice} onChange={setChoice} />
        <p className={styles.note}>{culturalTips.difficultyNote}</p>
        {groups.length === 0 && (
          <EmptyState
            title={culturalTips.empty}
            action={<Button onClick={() => setChoice({})}>{culturalTips.clear}</Button>}
          />
        )}
        {groups.map(([country, own]) => (
          <CountryTips key={country.slug} country={country} tips={own} />
        ))}
      </Section>
      <CallToAction heading={culturalTips.call} text={culturalTips.callText}>
        <TryDemoButton />
        <LinkButton size="large" to={sitePaths.pricing}>
          {culturalTips.plans}
        </LinkButton>
      </CallToAction>
    </PageSections>
  );
}
