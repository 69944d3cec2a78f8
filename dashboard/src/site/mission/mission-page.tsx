import { sitePaths } from '@meg/shared/domain/public-paths';
import type { MetaFunction } from 'react-router';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { mission } from '../content/mission.js';
import { pageMeta } from '../page-meta.js';
import { CallToAction } from '../parts/call-to-action.js';
import { FactBand } from '../parts/fact-band.js';
import { Ledger } from '../parts/ledger.js';
import { PageHero } from '../parts/page-hero.js';
import { PageSections, Section } from '../parts/section.js';
import styles from './mission-page.module.css';

export const meta: MetaFunction = () => pageMeta(mission);

export default function MissionPage() {
  return (
    <PageSections>
      <PageHero eyebrow={mission.eyebrow} title={mission.heading} lede={mission.lede} />
      <FactBand label={mission.stats.label} facts={mission.stats.facts} />
      <Section heading={mission.mission.heading} layout="beside">
        <p className={styles.said}>{mission.mission.text}</p>
      </Section>
      <Section heading={mission.vision.heading} layout="beside">
        <p className={styles.said}>{mission.vision.text}</p>
      </Section>
      <Section heading={mission.values.heading}>
        <Ledger rows={mission.values.rows} />
      </Section>
      <CallToAction heading={mission.closing.heading}>
        <LinkButton to={sitePaths.pricing} tone="primary" size="large">
          {mission.closing.pricing}
        </LinkButton>
        <LinkButton to={sitePaths.about} size="large">
          {mission.closing.about}
        </LinkButton>
      </CallToAction>
    </PageSections>
  );
}
