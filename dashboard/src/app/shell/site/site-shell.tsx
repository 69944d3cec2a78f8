import { CircleHelp } from 'lucide-react';
import { Link, Outlet } from 'react-router';
import { navigationLinks, shell } from '../../../site/content/shell.js';
import { DemoChatScript } from '../../../site/demo-chat/demo-chat-script.js';
import { TryDemoButton } from '../../../site/demo-chat/try-demo-button.js';
import { startTour } from '../../../site/tour/tour-request.js';
import { BrandMark } from '../../../ui/theme/brand-mark.js';
import { SiteFooter } from './site-footer.js';
import { LoginLink, SiteLinks } from './site-links.js';
import { SiteMenu } from './site-menu.js';
import styles from './site-shell.module.css';
import { OverEveryPage } from './site-slots.js';

/** Around every public page: the way in, the way on, and the demo chat. */
export default function SiteShell() {
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#content">
        {shell.skip}
      </a>
      <header className={styles.header}>
        <Link to="/" className={styles.brand} aria-label={shell.home}>
          <BrandMark />
          {shell.brand}
        </Link>
        <nav className={styles.navigation} aria-label={shell.navigation}>
          <SiteLinks links={navigationLinks} />
        </nav>
        <div className="row-3">
          <button type="button" className={`${styles.tour} needs-scripts`} onClick={startTour}>
            <CircleHelp size={18} aria-hidden />
            {shell.tour}
          </button>
          <span className={styles.login}>
            <LoginLink />
          </span>
          <TryDemoButton size="touch" tone="primary" />
          <SiteMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <OverEveryPage />
      <DemoChatScript />
    </div>
  );
}
