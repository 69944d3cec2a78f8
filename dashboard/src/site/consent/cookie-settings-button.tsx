import { consentWords } from '../content/consent.js';
import { openCookieSettings } from './settings-request.js';

/** Opens the choice again, for the foot of every page. */
export function CookieSettingsButton() {
  return (
    <button type="button" className="needs-scripts" onClick={openCookieSettings}>
      {consentWords.settings}
    </button>
  );
}
