import type { HostPage } from './host-page.js';

export interface Visibility {
  opened(): void;
  closed(): void;
}

/** Reports each opening and closing once, whether the visitor or the page caused it. */
export function createVisibility(tell: HostPage['tell']): Visibility {
  let isOpen = false;
  const change = (next: boolean) => {
    if (isOpen === next) return;
    isOpen = next;
    tell({ type: 'meg:event', name: next ? 'chatOpened' : 'chatClosed', detail: {} });
  };
  return { opened: () => change(true), closed: () => change(false) };
}
