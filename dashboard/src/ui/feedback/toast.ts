interface Toast {
  title: string;
  description?: string | undefined;
  tone?: 'default' | 'destructive' | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
}

export interface ShownToast extends Toast {
  id: number;
}

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Says what was done or what failed, for a few seconds. One at a time: a new one takes the place of the last. */
export function toast(message: Toast): void {
  lastId += 1;
  show({ ...message, id: lastId });
}

/** Only the toast that is meant: the timer of an earlier one must not close its successor. */
export function dismissToast(id: number): void {
  if (shown?.id === id) show(undefined);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ShownToast | undefined {
  return shown;
}
