import { useSyncExternalStore } from 'react';

/** What browsers that can install say; others never do. */
interface BeforeInstallPrompt extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const sessionKey = 'pwa-prompt-dismissed';
let offer: BeforeInstallPrompt | undefined;
const listeners = new Set<() => void>();

function set(next: BeforeInstallPrompt | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

/** Not again in this session. */
export function dismissInstall(): void {
  try {
    sessionStorage.setItem(sessionKey, 'true');
  } catch {
    // Then until the page is left.
  }
  set(undefined);
}

/** Asks the browser, which asks the person. */
export async function install(): Promise<void> {
  const asked = offer;
  if (!asked) return;
  // An offer can be taken up once.
  set(undefined);
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
    if (isInstalled() || wasDismissed()) return;
    event.preventDefault();
    set(event as BeforeInstallPrompt);
  }
  const forget = () => set(undefined);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', forget);
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', forget);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useInstallOffer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => offer !== undefined,
    () => false,
  );
}
