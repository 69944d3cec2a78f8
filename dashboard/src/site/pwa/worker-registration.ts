const address = '/sw.js';
const leastPauseMs = 3_600_000;

/** Called with the worker that is ready to take over from the one that serves this page. */
type OnWaiting = (worker: ServiceWorker) => void;

/**
 * Registers the worker that shows pages offline, and says when a newer one is there. Its script is asked for past every
 * cache, so that no visitor is held on an old version by it.
 */
export async function registerWorker(onWaiting: OnWaiting): Promise<void> {
  const container = navigator.serviceWorker;
  reloadAfterTakeover(container);
  try {
    const registration = await container.register(address, { scope: '/', updateViaCache: 'none' });
    watchForUpdates(registration, onWaiting);
    updateRegularly(registration);
    void container.ready.then(({ active }) => active?.postMessage({ type: 'VISITED', path: location.pathname }));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the pages do all they can without it; who develops them wants to know
    console.warn('Pages are not kept for offline use:', error);
  }
}

/** The first worker replaces no other, so its arrival is no update. */
function watchForUpdates(registration: ServiceWorkerRegistration, onWaiting: OnWaiting): void {
  const tell = () => {
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting(registration.waiting);
  };
  tell();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell));
}

/** A page may stay open for days. */
function updateRegularly(registration: ServiceWorkerRegistration): void {
  let updatedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - updatedAt < leastPauseMs) return;
    updatedAt = Date.now();
    // Fails without a network.
    registration.update().catch(() => undefined);
  });
}

/** The worker says so to every open page when it has taken over because it was asked to. */
function reloadAfterTakeover(container: ServiceWorkerContainer): void {
  container.addEventListener('message', ({ data }: MessageEvent) => {
    if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') location.reload();
  });
}
