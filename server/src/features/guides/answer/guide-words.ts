import type { CountryGuide } from '@meg/shared/contract/guides';
import type { Language } from '@meg/shared/languages/language';
import type { ReaderLanguage } from '../../../languages/choose-language.js';
import { countryInSentence } from '../../../languages/country-in-sentence.js';
import { fillNames } from '../../../languages/fill-words.js';
import type { KnownCountry } from '../question/country-index.js';

export type AnswerKey = Exclude<keyof Language['answers'], 'days'>;

const createFormats = (code: string) => ({
  names: new Intl.DisplayNames(code, { type: 'region' }),
  either: new Intl.ListFormat(code, { type: 'disjunction' }),
  all: new Intl.ListFormat(code, { type: 'conjunction' }),
});

type Formats = ReturnType<typeof createFormats>;

/** A cache by language code, since creating formats takes longer than an answer. */
const formats = new Map<string, Formats>();

function formatsOf(code: string): Formats {
  const known = formats.get(code) ?? createFormats(code);
  formats.set(code, known);
  return known;
}

/** The words around a guide's text, in the reader's language. */
export class GuideWords {
  private readonly formats: Formats;

  constructor(readonly reader: ReaderLanguage) {
    this.formats = formatsOf(reader.code);
  }

  say(key: AnswerKey, names: Readonly<Record<string, string>> = {}): string {
    return fillNames(this.reader.words.answers[key], names, this.reader.words);
  }

  inSentence({ code, country }: Pick<CountryGuide, 'code' | 'country'>): string {
    return countryInSentence(code, this.heading({ code, country }), this.reader.code);
  }

  knownInSentence(country: KnownCountry): string {
    return countryInSentence(country.code, this.known(country), this.reader.code);
  }

  heading({ code, country }: Pick<CountryGuide, 'code' | 'country'>): string {
    // The guides have their own English names, such as "South Korea".
    return this.reader.code === 'en' ? country : this.byCode(code, country);
  }

  known({ code, name }: KnownCountry): string {
    return this.reader.code === 'en' || code === null ? name : this.byCode(code, name);
  }

  byCode(code: string, otherwise: string): string {
    return this.formats.names.of(code) ?? otherwise;
  }

  either(names: readonly string[]): string {
    return this.formats.either.format(names);
  }

  all(names: readonly string[]): string {
    return this.formats.all.format(names);
  }
}
