/** The languages that are asked for most. An entry in another language keeps it. */
const codes = ['en', 'es', 'fr', 'ms', 'et', 'ar', 'de', 'it', 'pt', 'nl', 'pl', 'zh', 'ja', 'hi', 'id', 'ru', 'uk'];

export function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}

export function languageOptions(own: string) {
  return [...new Set([...codes, own])].map((value) => ({ value, label: languageName(value) }));
}
