import { sharedValue, useSharedValue } from '../../ui/browser/shared-value.js';

const isOpen = sharedValue(false);

/** Called by a click only: the tour never opens by itself, so nothing remembers that it was seen. */
export const startTour = () => isOpen.set(true);
export const endTour = () => isOpen.set(false);

export function useTourOpen(): boolean {
  return useSharedValue(isOpen, false);
}
