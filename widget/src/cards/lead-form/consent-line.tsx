import type { Text } from '../../i18n/text.js';
import styles from './lead-form.module.css';

interface ConsentLineProps {
  readonly privacyUrl: string;
  readonly text: Text;
}

/** Who gets the details. The lead keeps this very text. */
export function ConsentLine({ privacyUrl, text }: ConsentLineProps) {
  // An address that comes from a company's settings may not run as a script.
  const isLink = /^(https?:\/\/|\/(?!\/))/.test(privacyUrl);
  return (
    <p className={styles.consent}>
      {text.t('consent.line')}
      {isLink && (
        <>
          {' · '}
          <a href={privacyUrl} target="_blank" rel="noopener noreferrer">
            {text.t('consent.link')}
          </a>
        </>
      )}
    </p>
  );
}
