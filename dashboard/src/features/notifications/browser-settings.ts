import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../ui/browser/browser-storage.js';

/** Settings of this browser alone, off until they are switched on. */
const keys = { sound: 'meg-notification-sound', popUp: 'meg-notification-pop-up' } as const;
export type BrowserSetting = keyof typeof keys;

const listeners = new Set<() => void>();

export function isSwitchedOn(setting: BrowserSetting): boolean {
  return readStored(keys[setting]) === 'on';
}

export function switchSetting(setting: BrowserSetting, isOn: boolean): void {
  writeStored(keys[setting], isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBrowserSetting(setting: BrowserSetting): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSwitchedOn(setting),
    () => false,
  );
}

export type PopUpPermission = 'missing' | NotificationPermission;

export function popUpPermission(): PopUpPermission {
  return 'Notification' in globalThis ? Notification.permission : 'missing';
}

/** Only called after a click on the switch: browsers block a site that asks without one. */
export async function askForPopUps(): Promise<PopUpPermission> {
  return 'Notification' in globalThis ? Notification.requestPermission() : 'missing';
}
