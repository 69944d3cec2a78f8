import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../ui/browser/browser-storage.js';

/** What a person wants in this browser alone; off until it is switched on here. */
const keys = { sound: 'meg-notification-sound', popUp: 'meg-notification-pop-up' } as const;
export type BrowserWish = keyof typeof keys;

const listeners = new Set<() => void>();

export function isWished(wish: BrowserWish): boolean {
  return readStored(keys[wish]) === 'on';
}

export function wishFor(wish: BrowserWish, isOn: boolean): void {
  writeStored(keys[wish], isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useWish(wish: BrowserWish): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWished(wish),
    () => false,
  );
}

export type PopUpRight = 'missing' | NotificationPermission;

export function popUpRight(): PopUpRight {
  return 'Notification' in globalThis ? Notification.permission : 'missing';
}

/** Asked for only here, by a switch: a browser that is asked for no reason says no for ever. */
export async function askForPopUps(): Promise<PopUpRight> {
  return 'Notification' in globalThis ? Notification.requestPermission() : 'missing';
}
