/** `sessionStorage` lasts until the tab is closed. */
type StorageName = 'localStorage' | 'sessionStorage';

/** What is stored on this device. Storage that is blocked, full or broken keeps nothing, and nothing fails. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | undefined {
  try {
    return globalThis[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string, storage: StorageName = 'localStorage'): void {
  try {
    globalThis[storage].setItem(key, value);
  } catch {
    // It holds until the page is left.
  }
}

export function removeStored(key: string, storage: StorageName = 'localStorage'): void {
  try {
    globalThis[storage].removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
