import { ConsentBanner } from './consent-banner.js';
import { ConsentSettings } from './consent-settings.js';
import { consent } from './consent-store.js';
import { useCookieSettingsOpen } from './settings-request.js';

/** The banner until something was decided, and the dialog where somebody wants to choose. */
export function ConsentLayer() {
  const isOpen = useCookieSettingsOpen();
  return (
    <>
      {!consent() && <ConsentBanner />}
      {isOpen && <ConsentSettings />}
    </>
  );
}
