import type { LanguageEntry } from '../i18n/language-entry.js';

/** The language of the chat that the browser's list puts first, where that is another than the one on the screen. */
export function preferredLanguage(
  wanted: readonly string[],
  languages: readonly LanguageEntry[],
  shown: string,
): LanguageEntry | undefined {
  const base = (tag: string) => tag.toLowerCase().split('-')[0];
  const first = wanted.map(base).find((wish) => languages.some(([code]) => code === wish));
  return first === shown ? undefined : languages.find(([code]) => code === first);
}
