import { ConsentGate } from '../../../site/consent/consent-gate.js';
import { CookieSettingsButton } from '../../../site/consent/cookie-settings-button.js';
import { PwaGate } from '../../../site/pwa/pwa-gate.js';
import { HelpMenu } from '../../../site/tour/help-menu.js';
import { TourGate } from '../../../site/tour/tour-gate.js';
import { WebVitalsWatch } from '../../../site/web-vitals/web-vitals-watch.js';
import { LateToaster } from './lazy-toaster.js';

/**
 * Where other folders of the site add what stands around every page: one line each. What comes here comes with every
 * page's first view, so what is only shown later is loaded later (`lazy`).
 */

/** Buttons in the last line of the footer, such as the one that opens the cookie settings again. */
export function FooterControls() {
  return (
    <>
      <HelpMenu />
      <CookieSettingsButton />
    </>
  );
}

/** Cards and banners over the page, and watchers that show nothing. */
export function OverEveryPage() {
  return (
    <>
      <ConsentGate />
      <LateToaster />
      <PwaGate />
      <TourGate />
      <WebVitalsWatch />
    </>
  );
}
