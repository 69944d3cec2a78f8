import { sitePaths } from '@meg/shared/domain/public-paths';
import { Link } from 'react-router';
import { Button } from '../../ui/buttons/button.js';
import { consentWords as words } from '../content/consent.js';
import styles from './consent.module.css';
import { decideConsent } from './consent-store.js';
import { openCookieSettings } from './settings-request.js';

/** The banner disappears with its focused button, so the focus moves to the page. */
function decide(analytics: boolean): void {
  decideConsent({ analytics });
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Over a corner of the page, which stays as it was and can be used without an answer. */
export function ConsentBanner() {
  return (
    <section className={styles.banner} aria-labelledby="consent-heading">
      <h2 id="consent-heading">{words.heading}</h2>
      <p>{words.text}</p>
      <div className={styles.choices}>
        <Button size="touch" onClick={() => decide(true)}>
          {words.accept}
        </Button>
        <Button size="touch" onClick={() => decide(false)}>
          {words.reject}
        </Button>
      </div>
      <div className={styles.more}>
        <Button size="touch" tone="quiet" onClick={openCookieSettings}>
          {words.customize}
        </Button>
        <Link to={sitePaths.privacy}>{words.privacy}</Link>
      </div>
    </section>
  );
}
