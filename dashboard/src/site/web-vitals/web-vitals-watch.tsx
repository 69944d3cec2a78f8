import { useEffect } from 'react';
import { hasConsent, onConsentChange } from '../consent/consent-store.js';

/** Loads the measuring only for a visitor who has allowed it, at this visit or before. Shows nothing. */
export function WebVitalsWatch() {
  useEffect(() => {
    function begin(): void {
      if (!hasConsent('analytics')) return;
      // A page whose measuring does not load is a page all the same.
      import('./measure-page.js').then(
        ({ measurePage }) => measurePage(),
        () => undefined,
      );
    }
    begin();
    return onConsentChange(begin);
  }, []);
  return null;
}
