import { withWholeSymbol } from '@meg/shared/domain/quotes/whole-symbol';
import type { Money, Phrase, PhraseParams } from '../conversation/phrase.js';
import type { FindWord, WordKey } from './words.js';

/** What texts may say about the company. */
export interface Speaker {
  readonly name: string;
  readonly phone: string;
  readonly phoneUrl: string;
  readonly welcomeMessage: string;
  /** For money in English, which looks the same wherever the company writes it. */
  readonly moneyLocale: string;
}

/** Words, money and sentences in the reader's language. */
export interface Text {
  readonly language: string;
  /** For money. */
  readonly moneyLocale: string;
  /** The company's phone number, or empty. */
  readonly phone: string;
  /** The link to call it, or empty. */
  readonly phoneUrl: string;
  t(key: WordKey, params?: PhraseParams): string;
  phrase(phrase: Phrase): string;
  /** Such as "$4,850 – $6,350". */
  range(low: number, high: number, currency: string): string;
  /** The name of a country by its two-letter code. */
  countryName(code: string): string;
  /** The same company's texts in another language. */
  inOther(language: string, find: FindWord, direction: string): Text;
}

/** Creates a format at its first use, because two of them would slow down the greeting by a fifth on slow phones. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Keeps a left-to-right name or number from changing the order of the right-to-left text around it. */
function isolate(value: string): string {
  return `\u2068${value}\u2069`;
}

export function createText(language: string, find: FindWord, speaker: Speaker, direction = 'ltr'): Text {
  // A number is read in one line.
  const phone = speaker.phone.replaceAll(' ', '\u00a0');
  const always: PhraseParams = { company: speaker.name, phone };

  const moneyLocale = language === 'en' ? speaker.moneyLocale : language;
  const plurals = once(() => new Intl.PluralRules(language));
  const number = once(() => new Intl.NumberFormat(language));

  const t = (key: WordKey, params: PhraseParams = {}): string => {
    const found = find(key) ?? '';
    const template = typeof found === 'string' ? found : (found[plurals().select(Number(params.count))] ?? found.other);
    const known = { ...always, ...params };
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = known[name] ?? whole;
      if (typeof value === 'number') return number().format(value);
      if (Array.isArray(value)) return value.map((one) => t(one)).join(', ');
      const written = typeof value === 'string' ? value : formatRange(moneyLocale, value as Money);
      return direction === 'rtl' ? isolate(written) : written;
    });
  };

  const phrase = (said: Phrase): string => {
    if ('verbatim' in said) return said.verbatim;
    if (said.key === 'greeting.welcome' && speaker.welcomeMessage !== '') return speaker.welcomeMessage;
    const sentence = t(said.key, said.params);
    return said.offersCall && speaker.phone !== '' ? `${sentence} ${t('call.offer')}` : sentence;
  };

  return {
    language,
    moneyLocale,
    phone,
    phoneUrl: speaker.phoneUrl,
    t,
    phrase,
    range: (low, high, currency) => formatRange(moneyLocale, { low, high, currency }),
    countryName: (code) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code,
    inOther: (other, findThere, itsDirection) => createText(other, findThere, speaker, itsDirection),
  };
}

/** Shown even if the currency code is invalid or the browser cannot format a range. */
function formatRange(language: string, { low, high, currency }: Money): string {
  try {
    const money = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
    if (low === high) return withWholeSymbol(money.format(low));
    return withWholeSymbol(money.formatRange?.(low, high) ?? `${money.format(low)} – ${money.format(high)}`);
  } catch {
    return `${low} – ${high} ${currency}`;
  }
}
