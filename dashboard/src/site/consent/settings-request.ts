import { sharedValue, useSharedValue } from '../../ui/browser/shared-value.js';

const isOpen = sharedValue(false);

export const openCookieSettings = () => isOpen.set(true);
export const closeCookieSettings = () => isOpen.set(false);

export function useCookieSettingsOpen(): boolean {
  return useSharedValue(isOpen, false);
}
