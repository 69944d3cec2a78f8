import { FooterContact } from '../../../site/contact/footer-contact.js';
import { claims } from '../../../site/content/claims.js';
import { footerGroups, legalLinks, shell } from '../../../site/content/shell.js';
import { Badge } from '../../../ui/badges/badge.js';
import { BrandMark } from '../../../ui/theme/brand-mark.js';
import styles from './site-footer.module.css';
import { SiteLinks } from './site-links.js';
import { FooterControls } from './site-slots.js';
import { ThemeChoice } from './theme-choice.js';

/** Leads to everything there is, whatever the size of the screen, with scripts or without. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.brand}>
        <BrandMark />
        <p>{shell.footer}</p>
        <FooterContact />
        <ul className={styles.badges}>
          {claims.badges.map((badge) => (
            <li key={badge}>
              <Badge>{badge}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <nav className={styles.groups} aria-label={shell.footerNavigation}>
        {footerGroups.map(({ name, links }) => (
          <div key={name} className={styles.group}>
            <h2>{name}</h2>
            <SiteLinks links={links} />
          </div>
        ))}
      </nav>
      <div className={styles.last}>
        <div className={styles.legal}>
          <SiteLinks links={legalLinks} />
          <FooterControls />
        </div>
        <ThemeChoice />
      </div>
    </footer>
  );
}
