import { sitePaths } from '@meg/shared/domain/public-paths';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { classNames } from '../../ui/theme/class-names.js';
import { consentWords as words } from '../content/consent.js';
import styles from './consent.module.css';
import { allChoices, decideConsent } from './consent-store.js';
import { openCookieSettings } from './settings-request.js';
import { useStepsAside } from './use-steps-aside.js';

/** The banner disappears with its focused button, so the focus moves to the page. */
function decide(isGiven: boolean): void {
  decideConsent(allChoices(isGiven));
  leave();
}

function leave(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Put away, it asks at the next visit. */
export function ConsentBanner() {
  const [isPutAway, setPutAway] = useState(false);
  if (isPutAway) return null;
  function putAway() {
    leave();
    setPutAway(true);
  }
  return <ConsentQuestion onPutAway={putAway} />;
}

/**
 * Over a corner of the page, which stays as it was and can be used without an answer. While a chat or a quote of the
 * page is below it, it steps aside.
 */
function ConsentQuestion({ onPutAway }: { onPutAway: () => void }) {
  const question = useRef<HTMLElement>(null);
  const isAside = useStepsAside(question);
  return (
    <section
      ref={question}
      className={classNames(styles.banner, isAside && styles.aside)}
      aria-labelledby="consent-heading"
    >
      <div className={styles.heading}>
        <h2 id="consent-heading">{words.heading}</h2>
        <IconButton label={words.later} icon={X} size="compact" onClick={onPutAway} />
      </div>
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
