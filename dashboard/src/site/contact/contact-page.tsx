import { sitePaths } from '@meg/shared/domain/public-paths';
import type { MetaFunction } from 'react-router';
import { contact } from '../content/contact.js';
import { pageMeta } from '../page-meta.js';
import { PageHero } from '../parts/page-hero.js';
import { PageSections } from '../parts/section.js';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.js';
import { ContactWays } from './contact-ways.js';

export const meta: MetaFunction = () =>
  pageMeta({
    title: contact.title,
    description: contact.description,
    path: sitePaths.contact,
    structuredData: [{ '@type': 'ContactPage', name: contact.title, description: contact.description }],
  });

export default function ContactPage() {
  return (
    <PageSections>
      <PageHero size="quiet" title={contact.heading} lede={contact.lede} />
      <div className={styles.columns}>
        <ContactForm />
        <ContactWays />
      </div>
    </PageSections>
  );
}
