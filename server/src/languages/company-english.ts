import { americanWords, inAmerican } from '@meg/shared/domain/english/american-words';
import { englishOfCountry, isAmerican, moneyLocaleOf } from '@meg/shared/domain/english/english-of-country';
import type { Language } from '@meg/shared/languages/language';
import { type ReaderLanguage, regionOfEnglish } from './choose-language.js';

interface Company {
  readonly config: { readonly country: string };
}

const american = new WeakMap<Language, Language>();

/** Made once for each catalogue, because formats are kept by the catalogue that they belong to. */
function inAmericanWords(words: Language): Language {
  const made = american.get(words) ?? americanWords(words);
  american.set(words, made);
  return made;
}

/**
 * English as the reader's own setting has it ("en-US" of a request or a browser), else as the company's country has it;
 * money as the company writes it, so that one company has one form of its currency. Other languages are left alone, and
 * so is English where neither is known.
 */
export function englishFor({ config: { country } }: Company, reader: ReaderLanguage): ReaderLanguage {
  if (reader.code !== 'en' || reader.moneyTag !== undefined) return reader;
  const ownRegion = regionOfEnglish([reader.tag, reader.clockTag]);
  const region = ownRegion ?? country;
  if (region === '') return reader;
  const tag = ownRegion ? `en-${ownRegion}` : englishOfCountry(country);
  const words = isAmerican(region) ? inAmericanWords(reader.words) : reader.words;
  return { ...reader, tag, clockTag: tag, words, moneyTag: moneyLocaleOf(country) };
}

/** What is kept in British English outside of the catalogues, as this reader has it. */
export const inEnglishOf = (text: string, { code, tag }: ReaderLanguage): string =>
  code === 'en' && isAmerican(regionOfEnglish([tag]) ?? '') ? inAmerican(text) : text;
