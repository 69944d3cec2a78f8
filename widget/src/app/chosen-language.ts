import type { LanguageEntry } from '../i18n/language-entry.js';
import type { KeyValue } from './storage/key-value.js';
import { languageKey } from './storage/stored-keys.js';

/** The language that the visitor chose earlier, which wins over the page's. */
export function chosenLanguage(storage: KeyValue, languages: readonly LanguageEntry[]): string | undefined {
  const chosen = storage.read(languageKey);
  return languages.find(([code]) => code === chosen)?.[0];
}
