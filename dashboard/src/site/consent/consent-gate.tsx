import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/browser/lazy-component.js';
import { consent, onConsentChange, useConsentDecided } from './consent-store.js';
import { useCookieSettingsOpen } from './settings-request.js';

/** A question that did not load is not asked, and what waits for a yes goes on waiting. */
const ConsentLayer = lazyPart(() => import('./consent-layer.js').then((module) => module.ConsentLayer));

function tellChat(): void {
  const record = consent();
  if (record) window.Meg?.('consent', record.choices);
}

/** Asks once, after the first paint, who has not decided; tells the page's own chat of what was decided. */
export function ConsentGate() {
  const [isPainted, setPainted] = useState(false);
  const isOpen = useCookieSettingsOpen();
  const isDecided = useConsentDecided(true);

  useEffect(() => {
    tellChat();
    const stop = onConsentChange((record) => window.Meg?.('consent', record?.choices ?? { analytics: false }));
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
