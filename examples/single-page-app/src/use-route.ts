import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The page by the address. A router would do the same; the chat needs none. */
export function useRoute(): string {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1) || '/');
}
