import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { SiteLook } from '@meg/shared/contract/site-look';
import { defaultTagline } from '@meg/shared/domain/companies/default-tagline';
import { paletteOf } from '@meg/shared/domain/companies/palette';
import { siteHost } from '@meg/shared/domain/companies/site-hosts';
import type { CSSProperties, ReactNode } from 'react';
import { initialsOf } from '../../ui/badges/initials.js';
import styles from './site-look.module.css';

interface OwnSiteProps {
  config: CompanyConfig;
  name: string;
  look: SiteLook | null;
  website: string;
  /** The chat. */
  children: ReactNode;
}

const usualPages = ['Services', 'Prices', 'About us', 'Contact'];

/** A home page in the company's colours and words, as far as its website gave them, with the chat on it. */
export function OwnSite({ config, name, look, website, children }: OwnSiteProps) {
  const { branding, contactInfo } = config;
  const { light } = paletteOf(look?.colours[0] ?? branding.primaryColor);
  const tones = { '--site': light.brand, '--on-site': light.onBrand, '--site-soft': light.brandSoft } as CSSProperties;
  const shownName = look?.name || branding.companyName || name;
  const written = branding.tagline === defaultTagline ? '' : branding.tagline;
  const tagline = look?.tagline || written;
  const pages = look && look.navigation.length > 1 ? look.navigation : usualPages;
  return (
    <section className={styles.window} style={tones} aria-label="Your website with your chat">
      <p className={styles.address}>{look?.address ?? siteHost(website) ?? 'your-website'}</p>
      <div className={styles.page}>
        <div className={styles.site}>
          <div className={styles.top}>
            {look?.logo ? (
              <img src={look.logo.picture} alt={`Logo of ${shownName}`} className={styles.logo} />
            ) : (
              <span className={styles.initials} aria-hidden>
                {initialsOf(shownName)}
              </span>
            )}
            <strong className={styles.name}>{shownName}</strong>
            <span className={styles.pages}>{pages.slice(0, 5).join('   ')}</span>
          </div>
          <div className={styles.hero}>
            <p className={styles.title}>{look?.title || shownName}</p>
            {tagline && <p>{tagline}</p>}
            <span className={styles.call}>{look?.phone || contactInfo.phone || 'Get a quote'}</span>
          </div>
          <div className={styles.blocks} aria-hidden>
            <span />
            <span />
            <span />
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
