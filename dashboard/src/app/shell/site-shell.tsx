import { Link, Outlet } from 'react-router';
import { serverAddress } from '../../api/server-address.js';
import { shell } from '../../site/content/shell.js';
import { DemoChatScript } from '../../site/demo-chat/demo-chat-script.js';
import { OpenDemoButton } from '../../site/demo-chat/open-demo-button.js';
import { BrandMark } from '../../ui/brand-mark.js';
import styles from './site-shell.module.css';

/** Around every public page: the way in, the way on, and the demo chat. */
export default function SiteShell() {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {shell.skip}
      </a>
      <header className={styles.header}>
        <Brand />
        <nav className={styles.navigation} aria-label={shell.navigation}>
          <ServerLinks />
        </nav>
        <OpenDemoButton tone="secondary" size="touch" lateNotice={shell.demoIsLate}>
          {shell.openDemo}
        </OpenDemoButton>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <p>{shell.footer}</p>
        <nav className={styles.footerLinks} aria-label={shell.footerNavigation}>
          <ServerLinks />
        </nav>
      </footer>
      <DemoChatScript />
    </div>
  );
}

function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <BrandMark />
      {shell.brand}
    </Link>
  );
}

function ServerLinks() {
  return shell.links.map(({ to, name }) => (
    <a key={to} href={serverAddress() + to}>
      {name}
    </a>
  ));
}
