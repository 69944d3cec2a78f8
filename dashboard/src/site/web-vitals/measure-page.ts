import type { reportWebVitals, WebVitalReport } from '@meg/shared/contract/performance';
import type { WebVitalName } from '@meg/shared/domain/web-vitals';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createRequest } from '../../api/request.js';
import { serverAddress } from '../../api/server-address.js';
import { hasConsent } from '../consent/consent-store.js';
import { onFirstInputDelay } from './first-input-delay.js';

/**
 * Goes on when the page is left, as a beacon does; unlike a beacon, it carries no cookie: who is signed in is nobody's
 * business here.
 */
const send = createRequest((url, init) => fetch(url, { ...init, keepalive: true, credentials: 'omit' }), serverAddress);

let hasBegun = false;

/** Measures the page that was loaded, and says so once, when it is left: some figures are only known then. */
export function measurePage(): void {
  if (hasBegun) return;
  hasBegun = true;
  const page = location.pathname;
  const measured = new Map<WebVitalName, number>();
  const keep = ({ name, value }: { name: WebVitalName; value: number }) => void measured.set(name, value);
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(keep, { reportAllChanges: true });
  onFirstInputDelay((value) => keep({ name: 'FID', value }));
  // On the window, after what the library listens for on the document.
  addEventListener('visibilitychange', function leave() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', leave);
    report(page, measured);
  });
}

function report(page: string, measured: ReadonlyMap<WebVitalName, number>): void {
  // Consent may have been taken back since.
  if (measured.size === 0 || !hasConsent('analytics')) return;
  const vitals = [...measured].map(([name, value]) => ({ name, value }));
  const body: WebVitalReport = { page, vitals };
  // Nobody waits for it, and nobody is told where it fails.
  send<typeof reportWebVitals>('POST', '/api/web-vitals', { body }).catch(() => undefined);
}
