import type { Phrase, PhraseParams } from '../conversation/phrase.js';
import type { Catalogue, MessageKey } from './catalogues/en.js';

/** What the words may name of the company. */
export interface Speaker {
  readonly name: string;
  readonly phone: string;
  readonly welcomeMessage: string;
}

/** Words, money and sentences in the reader's language. */
export interface Text {
  readonly language: string;
  /** The company's, or empty. */
  readonly phone: string;
  t(key: MessageKey, params?: PhraseParams): string;
  phrase(phrase: Phrase): string;
  /** "$4,850 – $6,350" */
  range(low: number, high: number, currency: string): string;
}

export function createText(language: string, catalogue: Catalogue, speaker: Speaker): Text {
  const plurals = new Intl.PluralRules(language);
  const always: PhraseParams = { company: speaker.name, phone: speaker.phone };

  const t = (key: MessageKey, params: PhraseParams = {}): string => {
    const words = catalogue[key];
    const template = typeof words === 'string' ? words : (words[plurals.select(Number(params.count))] ?? words.other);
    const known = { ...always, ...params };
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(known[name] ?? whole));
  };

  const phrase = (said: Phrase): string => {
    if ('verbatim' in said) return said.verbatim;
    if (said.key === 'greeting.welcome' && speaker.welcomeMessage !== '') return speaker.welcomeMessage;
    const sentence = t(said.key, said.params);
    return said.offersCall && speaker.phone !== '' ? `${sentence} ${t('call.offer')}` : sentence;
  };

  const { phone } = speaker;
  return { language, phone, t, phrase, range: (low, high, currency) => formatRange(language, [low, high], currency) };
}

/** A price must show even where the currency's code is wrong, or where the browser cannot format a range. */
function formatRange(language: string, [low, high]: readonly [number, number], currency: string): string {
  try {
    const money = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
    return money.formatRange?.(low, high) ?? `${money.format(low)} – ${money.format(high)}`;
  } catch {
    return `${low} – ${high} ${currency}`;
  }
}
