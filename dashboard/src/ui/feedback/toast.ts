import { sharedValue } from '../browser/shared-value.js';

interface Toast {
  title: string;
  description?: string | undefined;
  tone?: 'default' | 'destructive' | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  /** For an action that is offered longer than a message is shown. */
  shownMs?: number | undefined;
}

export interface ShownToast extends Toast {
  id: number;
}

let lastId = 0;

export const shownToast = sharedValue<ShownToast | undefined>(undefined);

/** Says what was done or what failed, for a few seconds. One at a time: a new one takes the place of the last. */
export function toast(message: Toast): void {
  lastId += 1;
  shownToast.set({ ...message, id: lastId });
}

/** Does nothing where another toast has taken its place: an old timer must not close it. */
export function dismissToast(id: number): void {
  if (shownToast.get()?.id === id) shownToast.set(undefined);
}
