import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows, such as the address of the page. The prerendered page and the first view in
 * the browser show `before`, so that both agree.
 */
export function useBrowserValue(read: () => string, before: string): string {
  return useSyncExternalStore(never, read, () => before);
}
