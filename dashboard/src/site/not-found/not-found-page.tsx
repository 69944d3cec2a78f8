import type { MetaFunction } from 'react-router';
import { useBrowserValue } from '../../ui/browser/use-browser-value.js';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { notFound } from '../content/not-found.js';
import { TryDemoButton } from '../demo-chat/try-demo-button.js';
import { PageHero } from '../parts/page-hero.js';
import { PageSections } from '../parts/section.js';
import styles from './not-found-page.module.css';

export const meta: MetaFunction = () => [{ title: notFound.title }, { name: 'robots', content: 'noindex' }];

export default function NotFoundPage() {
  // Not the router's: one prerendered page stands for every address, and knows none of them.
  const path = useBrowserValue(() => window.location.pathname, '');
  return (
    <PageSections>
      <PageHero
        title={notFound.heading}
        lede={notFound.text}
        actions={
          <>
            <LinkButton to="/" tone="primary" size="large">
              {notFound.home}
            </LinkButton>
            <TryDemoButton tone="secondary" />
          </>
        }
      />
      <code className={styles.hint}>{path && notFound.hint(path)}</code>
    </PageSections>
  );
}
