import { ft3PerM3, type MeasureSystem, milesPerKm, toFt3, toMiles } from '@meg/shared/domain/quotes/measurement-system';
import { withWholeSymbol } from '@meg/shared/domain/quotes/whole-symbol';
import type { Language } from '@meg/shared/languages/language';
import type { ReaderLanguage } from '../../../../languages/choose-language.js';
import { countryInSentence } from '../../../../languages/country-in-sentence.js';
import { fillWords } from '../../../../languages/fill-words.js';

export interface Reader {
  readonly language: ReaderLanguage;
  readonly currency: string;
  readonly units: MeasureSystem;
}

/** Formats a plain number for a currency that the runtime does not know, so that there is a quote. */
function moneyFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(tag, options);
  } catch {
    const { style: _, currency: __, ...plain } = options;
    return new Intl.NumberFormat(tag, plain);
  }
}

type Style = (value: number) => string;
/** For a text that stands for names: codes of things, languages or countries. */
type NameStyle = (value: string) => string;

/** Cached by language, currency and units, because creating number formats takes longer than the price. */
interface Formats {
  readonly styles: Readonly<Record<string, Style>>;
  readonly names: Readonly<Record<string, NameStyle>>;
  readonly plurals: Intl.PluralRules;
}

type Measures = Readonly<Record<'cubicMetres' | 'cubicFeet' | 'kilometres' | 'miles' | 'hours', Style>>;

function measuresOf({ tag, words }: ReaderLanguage, plain: Intl.NumberFormat): Measures {
  const unit = (name: string, unitDisplay: 'short' | 'long'): Style => {
    const format = new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits: 3 });
    return (value) => format.format(value);
  };
  const inWords = (pattern: string): Style => {
    return (value) => fillWords(pattern, () => plain.format(value));
  };
  return {
    cubicMetres: inWords(words.quotes.unit_cubic_metres),
    cubicFeet: inWords(words.quotes.unit_cubic_feet),
    kilometres: unit('kilometer', 'short'),
    // Its short form is little known.
    miles: unit('mile', 'long'),
    hours: unit('hour', 'short'),
  };
}

function stylesFor({ language, currency, units }: Reader): Formats['styles'] {
  const { tag, moneyTag = tag, words } = language;
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const whole = moneyFormat(moneyTag, { style: 'currency', currency, maximumFractionDigits: 0 });
  const exact = moneyFormat(moneyTag, { style: 'currency', currency, minimumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const measures = measuresOf(language, plain);
  const pair = (metric: string, imperial: string): string => {
    const both = units === 'metric' ? { own: metric, other: imperial } : { own: imperial, other: metric };
    return fillWords(words.quotes.unit_both, (name) => both[name as keyof typeof both]);
  };
  const money: Style = (value) => withWholeSymbol((Number.isInteger(value) ? whole : exact).format(value));
  return {
    ...measures,
    /** In the measure that people reckon in alone. */
    cargo: (value) => (units === 'metric' ? measures.cubicMetres(value) : measures.cubicFeet(toFt3(value))),
    number: (value) => plain.format(value),
    money,
    /** Of an amount for each cubic metre, for the measure that people reckon in. */
    moneyPerM3: (value) => (units === 'metric' ? money(value) : withWholeSymbol(exact.format(value / ft3PerM3))),
    /** Of an amount for each mile. */
    moneyPerKm: (value) => withWholeSymbol(exact.format(value * milesPerKm)),
    percent: (value) => percent.format(value),
    points: (value) => percent.format(value / 100),
    volume: (value) => pair(measures.cubicMetres(value), measures.cubicFeet(toFt3(value))),
    distance: (value) => pair(measures.kilometres(value), measures.miles(toMiles(value))),
  };
}

/** As of an amount: "US dollars". Estonian names it in the singular. */
function currencyInWords(currency: string, tag: string): string {
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'name' });
  const parts = format.formatToParts(tag.startsWith('et') ? 1 : 100);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

const counted = /^(.+):(\d+)$/;

/** Lists of codes with commas between them; a thing has its count behind it: "piano-upright:1,safe:2". */
function namesFor({ tag, words }: Reader['language']): Formats['names'] {
  const list = new Intl.ListFormat(tag, { type: 'unit', style: 'short' });
  const named = (nameOf: (code: string) => string): NameStyle => {
    return (value) => list.format(value.split(',').map(nameOf));
  };
  const languages = new Intl.DisplayNames(tag, { type: 'language' });
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  return {
    things: named((thing) => {
      const [, code = thing, count = '1'] = counted.exec(thing) ?? [];
      const name = words.inventory[code as keyof typeof words.inventory];
      return count === '1' ? name : `${count} × ${name}`;
    }),
    languages: named((code) => languages.of(code) ?? code),
    currencies: named((code) => (/^[A-Z]{3}$/.test(code) ? `${currencyInWords(code, tag)} (${code})` : code)),
    countries: named((code) => countryInSentence(code, countries.of(code) ?? code, tag)),
  };
}

const known = new Map<Language, Map<string, Formats>>();
/** A limit, because callers choose language and units. */
const mostKnown = 200;

export function formatsOf(reader: Reader): Formats {
  const { tag, moneyTag = tag, words } = reader.language;
  const ofLanguage = known.get(words) ?? new Map<string, Formats>();
  known.set(words, ofLanguage);
  const key = `${tag} ${moneyTag} ${reader.currency} ${reader.units}`;
  const found = ofLanguage.get(key);
  if (found) return found;
  if (ofLanguage.size >= mostKnown) ofLanguage.clear();
  const made = {
    styles: stylesFor(reader),
    names: namesFor(reader.language),
    plurals: new Intl.PluralRules(tag),
  };
  ofLanguage.set(key, made);
  return made;
}
