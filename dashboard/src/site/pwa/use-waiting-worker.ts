import { useEffect, useState } from 'react';
import { registerWorker, reloadWhenTold, tellVisited } from './worker-registration.js';

/** The newer version of the site that waits to take over, until it was put off. */
export function useWaitingWorker(path: string) {
  const [worker, setWorker] = useState<ServiceWorker>();
  useEffect(() => {
    // Not there in a private window of some browsers, nor without HTTPS.
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const register = () => void registerWorker(setWorker);
    // After the page: keeping it for later must not take from showing it now.
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
    const stop = reloadWhenTold();
    return () => {
      removeEventListener('load', register);
      stop();
    };
  }, []);
  useEffect(() => {
    if ('serviceWorker' in navigator) tellVisited(path);
  }, [path]);
  return { worker, putOff: () => setWorker(undefined) };
}
