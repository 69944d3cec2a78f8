import { useSyncExternalStore } from 'react';
import { writeStored } from '../browser/browser-storage.js';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export const themeNames: Record<Theme, string> = { system: 'As the system', light: 'Light', dark: 'Dark' };

const storageKey = 'meg-theme';
const listeners = new Set<() => void>();

/** In the document's head, so that the first paint is already right. */
export const themeScript = `try{document.documentElement.dataset.theme=localStorage.getItem('${storageKey}')||'system'}catch{}`;

function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return themes.find((theme) => theme === chosen) ?? 'system';
}

function choose(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeStored(storageKey, theme);
  for (const listener of listeners) listener();
}

/** Another tab may choose as well. */
function subscribe(listener: () => void): () => void {
  function hear({ key, newValue }: StorageEvent) {
    if (key !== storageKey) return;
    document.documentElement.dataset.theme = newValue ?? 'system';
    listener();
  }
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, current, () => 'system' as const), choose];
}
