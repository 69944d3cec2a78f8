import type { MetaFunction } from 'react-router';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinkButton } from '../../ui/link-button.js';
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

export default function CulturalTipsPage() {
  const [choice, setChoice] = useTipChoice(allTips);
  const found = findTips(allTips, choice);
  const groups = tipsByCountry(found);
  return (
    <PageSections>
      <PageHero size="quiet" eyebrow={culturalTips.eyebrow} title={culturalTips.heading} lede={culturalTips.lede}>
        <DayTip tips={allTips} />
      </PageHero>
      <Section
        heading={culturalTips.listHeading}
        lede={<span role="status">{culturalTips.count(found.length, groups.length)}</span>}
      >
        <TipFilters tips={allTips} choice={choice} onChange={setChoice} />
        <p className={styles.note}>{culturalTips.difficultyNote}</p>
        {groups.length === 0 && (
          <EmptyState
            title={culturalTips.empty}
            action={<Button onClick={() => setChoice({})}>{culturalTips.clear}</Button>}
          />
        )}
        {groups.map(([country, tips]) => (
          <CountryTips key={country.slug} country={country} tips={tips} />
        ))}
      </Section>
      <CallToAction heading={culturalTips.call} text={culturalTips.callText}>
        <TryDemoButton />
        <LinkButton size="large" to="/pricing">
          {culturalTips.plans}
        </LinkButton>
      </CallToAction>
    </PageSections>
  );
}
