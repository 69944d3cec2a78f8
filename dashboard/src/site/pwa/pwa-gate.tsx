import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../ui/browser/lazy-component.js';
import { useOnline } from '../../ui/browser/use-online.js';
import { useConsentDecided } from '../consent/consent-store.js';
import { ConnectionNote } from './connection-note.js';
import { useInstallOffer, waitForOffer } from './install-offer.js';
import { useWaitingWorker } from './use-waiting-worker.js';

const InstallCard = lazyPart(() => import('./install-card.js').then((module) => module.InstallCard));
const UpdateCard = lazyPart(() => import('./update-card.js').then((module) => module.UpdateCard));

/**
 * Installing, updating, and being offline. Keeping copies of our own public pages is what an offline visit needs and
 * holds nothing of the visitor, so it waits for no consent; asking to install does, so that one question comes at a time.
 */
export function PwaGate() {
  const { pathname } = useLocation();
  const { worker, putOff } = useWaitingWorker(pathname);
  const isOffered = useInstallOffer();
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  if (!isOnline) wasOffline.current = true;
  const isDecided = useConsentDecided(false);
  useEffect(waitForOffer, []);
  return (
    <Suspense fallback={null}>
      {worker && <UpdateCard worker={worker} onLater={putOff} />}
      {isOffered && isDecided && <InstallCard />}
      {wasOffline.current && <ConnectionNote isOnline={isOnline} />}
    </Suspense>
  );
}
