import { readStored, writeStored } from '../../ui/browser/browser-storage.js';
import { sharedValue, useSharedValue } from '../../ui/browser/shared-value.js';

/** What browsers that can install say; others never do. */
interface BeforeInstallPrompt extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const sessionKey = 'pwa-prompt-dismissed';
const offer = sharedValue<BeforeInstallPrompt | undefined>(undefined);

export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

/** Not again in this session. */
export function dismissInstall(): void {
  writeStored(sessionKey, 'true', 'sessionStorage');
  offer.set(undefined);
}

/** Asks the browser, which asks the person. */
export async function install(): Promise<void> {
  const asked = offer.get();
  if (!asked) return;
  // An offer can be taken up once.
  offer.set(undefined);
  try {
    await asked.prompt();
    const { outcome } = await asked.userChoice;
    if (outcome === 'dismissed') dismissInstall();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the site does all it can without; who develops it wants to know
    console.warn('The site was not installed:', error);
  }
}

/** Keeps the offer for a card of ours, in place of the browser's own. */
export function waitForOffer(): () => void {
  function keep(event: Event): void {
    if (isInstalled() || readStored(sessionKey, 'sessionStorage') !== undefined) return;
    event.preventDefault();
    offer.set(event as BeforeInstallPrompt);
  }
  const forget = () => offer.set(undefined);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', forget);
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', forget);
  };
}

export function useInstallOffer(): boolean {
  return useSharedValue(offer, undefined) !== undefined;
}
