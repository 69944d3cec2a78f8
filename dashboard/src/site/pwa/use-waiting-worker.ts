import { useEffect, useState } from 'react';

/** The newer version of the site that waits to take over, until it was put off. */
export function useWaitingWorker(path: string) {
  const [worker, setWorker] = useState<ServiceWorker>();
  useEffect(() => {
    // Not there in a private window of some browsers, nor without HTTPS.
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    // Without a network there is nothing to register, and nothing new.
    const register = () =>
      import('./worker-registration.js').then(
        (module) => module.registerWorker(setWorker),
        () => undefined,
      );
    // After the page: keeping it for later must not take from showing it now.
    if (document.readyState === 'complete') void register();
    else addEventListener('load', register, { once: true });
    return () => removeEventListener('load', register);
  }, []);
  useEffect(() => {
    // A page that was gone to from another one was never asked for as a whole.
    if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ type: 'VISITED', path });
  }, [path]);
  return { worker, putOff: () => setWorker(undefined) };
}
