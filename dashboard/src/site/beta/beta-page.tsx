import { sitePaths } from '@meg/shared/domain/public-paths';
import type { MouseEvent } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { Badge } from '../../ui/badges/badge.js';
import { Button, ButtonLink } from '../../ui/buttons/button.js';
import { beta } from '../content/beta.js';
import { useOperator } from '../operator.js';
import { pageMeta, questionsData } from '../page-meta.js';
import { Accordion } from '../parts/accordion.js';
import { CallToAction } from '../parts/call-to-action.js';
import { FactBand } from '../parts/fact-band.js';
import { Ledger } from '../parts/ledger.js';
import { PageHero } from '../parts/page-hero.js';
import { PageSections, Section } from '../parts/section.js';
import styles from './beta.module.css';
import { useBetaDialog } from './use-beta-dialog.js';

export const meta: MetaFunction = () =>
  pageMeta({
    title: beta.title,
    description: beta.description,
    path: sitePaths.beta,
    structuredData: [questionsData(beta.faq.items)],
  });

export default function BetaPage() {
  const { open, dialog } = useBetaDialog();
  return (
    <PageSections>
      <Hero onApply={open} />
      <What />
      <Section heading={beta.why.heading} lede={beta.why.lede} layout="beside">
        <Ledger rows={beta.why.reasons.map(([name, text]) => ({ name, text }))} />
      </Section>
      <Phases />
      <Who />
      <Section heading={beta.time.heading} lede={beta.time.lede}>
        <FactBand label={beta.time.label} facts={beta.time.facts} />
      </Section>
      <Section heading={beta.benefits.heading} layout="beside">
        <Ledger rows={beta.benefits.rows} />
      </Section>
      <How />
      <Section heading={beta.faq.heading} layout="beside">
        <Accordion items={beta.faq.items} />
      </Section>
      <Section heading={beta.stories.heading}>
        <FactBand label={beta.stories.label} facts={beta.stories.facts} />
      </Section>
      <CallToAction heading={beta.closing.heading} text={beta.closing.text}>
        <ApplyButton onApply={open} />
        <Mailbox />
      </CallToAction>
      {dialog}
    </PageSections>
  );
}

/** The browser's own jump is there without scripts; with them it is seen to happen, where motion is welcome. */
function scrollToSection(event: MouseEvent): void {
  const section = document.getElementById(beta.how.id);
  if (!section || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  const heading = section.querySelector<HTMLElement>('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function Hero({ onApply }: { onApply: () => void }) {
  return (
    <PageHero
      eyebrow={beta.badge}
      title={beta.heading}
      lede={beta.lede}
      actions={
        <>
          <ApplyButton onApply={onApply} />
          <ButtonLink size="large" href={`#${beta.how.id}`} onClick={scrollToSection}>
            {beta.learnMore}
          </ButtonLink>
          <noscript>
            <p>{beta.needsScripts}</p>
          </noscript>
        </>
      }
    >
      <figure className={styles.relay}>
        <p className={styles.relayTitle}>{beta.example.label}</p>
        <ol className={styles.track}>
          {beta.example.steps.map(([time, what, detail]) => (
            <li key={time} className={styles.leg}>
              <span className={styles.time}>{time}</span>
              <span className="strong">{what}</span>
              {detail && <span className="soft-small">{detail}</span>}
            </li>
          ))}
        </ol>
        <figcaption className={styles.caption}>{beta.example.caption}</figcaption>
      </figure>
    </PageHero>
  );
}

function ApplyButton({ onApply }: { onApply: () => void }) {
  return (
    <Button tone="primary" size="large" className="needs-scripts" aria-haspopup="dialog" onClick={onApply}>
      {beta.apply}
    </Button>
  );
}

function What() {
  return (
    <Section heading={beta.what.heading} lede={beta.what.lede}>
      <ul className={styles.cards}>
        {beta.what.features.map(([name, text]) => (
          <li key={name} className={styles.card}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Phases() {
  return (
    <Section heading={beta.phases.heading} lede={beta.phases.lede}>
      <ol className={styles.phases}>
        {beta.phases.list.map(({ name, title, label, text }, place) => (
          <li key={name} className={styles.phase}>
            <p className={styles.phaseName}>
              {name} <Badge tone={place === 0 ? 'info' : 'neutral'}>{label}</Badge>
            </p>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Who() {
  return (
    <Section heading={beta.who.heading} lede={beta.who.lede} layout="beside" isPanel>
      <ul className={styles.fits}>
        {beta.who.fits.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className={styles.smaller}>{beta.who.smaller}</p>
    </Section>
  );
}

function How() {
  return (
    <Section id={beta.how.id} heading={beta.how.heading} lede={beta.how.lede}>
      <ol className={styles.steps}>
        {beta.how.steps.map(([name, text], place) => (
          <li key={name} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <h3>{name}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** By mail where the beta has a mailbox, else by the contact page. */
function Mailbox() {
  const email = useOperator()?.betaEmail;
  return (
    <p className={styles.mailbox}>
      {beta.closing.mailbox}{' '}
      {email ? <a href={`mailto:${email}`}>{email}</a> : <Link to={sitePaths.contact}>{beta.closing.team}</Link>}
    </p>
  );
}
