import type { ReactNode } from 'react';
import { serverAddress } from '../../api/server-address.js';
import { useBrowserValue } from '../../ui/browser/use-browser-value.js';
import { CodeToCopy } from '../../ui/buttons/code-to-copy.js';
import { classNames } from '../../ui/theme/class-names.js';
import { features as words } from '../content/features.js';
import { demoCompany } from '../demo-chat/demo-chat-script.js';
import { Section } from '../parts/section.js';
import styles from './features.module.css';
import {
  DifficultyPicture,
  GuidePicture,
  HandoffPicture,
  LeadPicture,
  RangePicture,
  ReadinessPicture,
} from './pictures.js';

/** Eight things, each with a piece of the product in place of an icon. */
export function Features() {
  return (
    <Section id="features" heading={words.heading} lede={words.lede}>
      <ul className={styles.grid}>
        <Feature {...words.range} size="wide">
          <RangePicture />
        </Feature>
        <Feature {...words.lead}>
          <LeadPicture />
        </Feature>
        <Feature {...words.difficulty}>
          <DifficultyPicture />
        </Feature>
        <Feature {...words.handoff} size="wide">
          <HandoffPicture />
        </Feature>
        <Feature {...words.readiness}>
          <ReadinessPicture />
        </Feature>
        <Feature {...words.guides}>
          <GuidePicture />
        </Feature>
        <Feature {...words.languages}>
          <p className={styles.languages}>{words.languages.list.join(' · ')}</p>
        </Feature>
        <Feature {...words.snippet} size="full">
          <Snippet />
        </Feature>
      </ul>
    </Section>
  );
}

interface FeatureProps {
  name: string;
  text: string;
  size?: 'wide' | 'full';
  children: ReactNode;
}

function Feature({ name, text, size, children }: FeatureProps) {
  return (
    <li className={classNames(styles.feature, size && styles[size])}>
      <div className={styles.picture}>{children}</div>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    </li>
  );
}

function Snippet() {
  const server = useBrowserValue(() => serverAddress() || window.location.origin, 'https://your-meg-server');
  return (
    <CodeToCopy
      code={`<script async src="${server}/meg.js" data-company="${demoCompany}"></script>`}
      name="the line for your site"
    />
  );
}
