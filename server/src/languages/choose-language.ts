import type { Language } from '@meg/shared/languages/language';

/** All languages, by their codes. */
export type Languages = ReadonlyMap<string, Language>;

/** A reader's language: its words, and the tag for formatting numbers, dates and names. */
export interface ReaderLanguage {
  readonly code: string;
  /** The code, with the reader's region if it is known: `fr-ca`. */
  readonly tag: string;
  /** The same for times of day, by the browser's region where the request names the language alone. */
  readonly clockTag?: string;
  /** The same for money, where it is not the tag. */
  readonly moneyTag?: string;
  readonly words: Language;
}

const mostCharacters = 500;

/** The languages of a setting or an Accept-Language header, most wanted first. */
function wanted(value: unknown): string[] {
  if (typeof value !== 'string' || value.length > mostCharacters) return [];
  return value
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

const withRegion = /^[a-z]{2,3}-(?:[a-z]{2}|\d{3})$/;

function choose(isAvailable: (code: string) => boolean, wishes: readonly unknown[], otherwise = 'en') {
  for (const tag of wishes.flatMap(wanted)) {
    const code = [tag, tag.split('-')[0] ?? ''].find(isAvailable);
    if (code !== undefined) return { code, tag: withRegion.test(tag) ? tag : code };
  }
  return { code: otherwise, tag: otherwise };
}

/** The first wanted language that is available: `fr-CA` gets `fr`. If there is none, the first available one. */
export const chooseLanguage = (available: readonly string[], wishes: readonly unknown[]): string =>
  choose((code) => available.includes(code), wishes, available[0]).code;

/** The same with its words. */
export function languageFor(languages: Languages, wishes: readonly unknown[]): ReaderLanguage {
  const choice = choose((code) => languages.has(code), wishes);
  const isRegional = (tag: string) => withRegion.test(tag) && tag.split('-')[0] === choice.code;
  const clockTag = wishes.flatMap(wanted).find(isRegional) ?? choice.tag;
  return { ...choice, clockTag, words: languages.get(choice.code) as Language };
}

/** The country of the first English that is wanted: "GB" of "fr, en-GB;q=0.8". */
export const regionOfEnglish = (wishes: readonly unknown[]): string | undefined =>
  wishes.flatMap(wanted).flatMap((tag) => /^en-([a-z]{2})$/.exec(tag)?.[1]?.toUpperCase() ?? [])[0];
