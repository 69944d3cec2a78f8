import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/browser/lazy-component.js';
import { consent, onConsentChange, useConsentDecided } from './consent-store.js';
import { useCookieSettingsOpen } from './settings-request.js';

/** Where it cannot be loaded, nobody is asked, and nothing that needs consent runs. */
const ConsentLayer = lazyPart(() => import('./consent-layer.js').then((module) => module.ConsentLayer));

function tellChat(): void {
  const record = consent();
  if (record) window.Meg?.('consent', { analytics: record.preferences.analytics });
}

/** Asks visitors who have not decided yet, after the first paint, and passes each decision on to the page's own chat. */
export function ConsentGate() {
  const [isPainted, setPainted] = useState(false);
  const isOpen = useCookieSettingsOpen();
  const isDecided = useConsentDecided(true);

  useEffect(() => {
    tellChat();
    const stop = onConsentChange((record) =>
      window.Meg?.('consent', { analytics: record?.preferences.analytics ?? false }),
    );
    // Two frames on, what was drawn has been shown.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, []);

  if (!isPainted || (isDecided && !isOpen)) return null;
  return (
    <Suspense fallback={null}>
      <ConsentLayer />
    </Suspense>
  );
}
