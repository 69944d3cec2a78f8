import { sharedValue } from '../browser/shared-value.js';

interface Toast {
  title: string;
  description?: string | undefined;
  tone?: 'default' | 'destructive' | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  /** How long its action can be chosen. It goes then, also while somebody points at it. */
  shownMs?: number | undefined;
  /** What it speaks of: it goes once that is in another state (`dismissOutdated`). */
  about?: Subject | undefined;
}

export interface Subject {
  id: string;
  version: number;
}

export interface ShownToast extends Toast {
  id: number;
}

let lastId = 0;

export const shownToast = sharedValue<ShownToast | undefined>(undefined);

/** One at a time: a new one takes the place of the last. */
function show(message: Toast): number {
  lastId += 1;
  const id = lastId;
  shownToast.set({ ...message, id });
  if (message.shownMs !== undefined) setTimeout(() => dismissToast(id), message.shownMs);
  return id;
}

/** Says what was done or what failed, for a few seconds. */
export function toast(message: Toast): void {
  show(message);
}

/** Does nothing where another toast has taken its place: an old timer must not close it. */
export function dismissToast(id: number): void {
  if (shownToast.get()?.id === id) shownToast.set(undefined);
}

/** Toasts that make sense on one page alone: they go when it is left, and none comes after that. */
export function pageToasts() {
  let isOpen = false;
  let last: number | undefined;
  return {
    show(message: Toast): void {
      if (isOpen) last = show(message);
    },
    /** As the effect of the page: what it returns is called when the page is left. */
    enter() {
      isOpen = true;
      return () => {
        isOpen = false;
        if (last !== undefined) dismissToast(last);
      };
    },
  };
}
