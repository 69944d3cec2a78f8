import { foldWords, withWesternDigits } from './sentence-words.js';

const currencyCodes = new Set(Intl.supportedValuesOf('currency'));

const currencyWords: readonly [RegExp, string][] = [
  [/^(?:us\$|\$|usd|dollar\w*|dolar\w*)$/, 'dollar'],
  [/^(?:€|eur|euro\w*|يورو)$/, 'euro'],
  [/^(?:£|gbp|pounds?|quid|sterling|libras?|livres?|nael\w*)$/, 'pound'],
  [/^(?:rm|myr|ringgit)$/, 'ringgit'],
  [/^(?:¥|jpy|cny|yen|yuan|rmb)$/, 'yen'],
  [/^(?:aed|dirhams?|درهم)$/, 'dirham'],
  [/^(?:cents?|centimos?|centimes?|sen|senti?|pence|p)$/, 'cent'],
  [/^دولار\p{L}*$/u, 'dollar'],
];

function currencyOf(mark: string): string | undefined {
  const known = currencyWords.find(([pattern]) => pattern.test(foldWords(mark)));
  if (known) return known[1];
  return currencyCodes.has(mark) || /^\p{Sc}$/u.test(mark) ? mark : undefined;
}

const mark = String.raw`(?:\p{Sc}|\p{L}+\$?)`;
const number = String.raw`\d[\d.,\u00a0\u202f']*`;
const markFirst = new RegExp(`(${mark})[ \\u00a0\\u202f]?(${number})`, 'gu');
const markLast = new RegExp(`(${number})[ \\u00a0\\u202f]?(${mark})`, 'gu');
const groups = /[.,\u00a0\u202f'](?=\d{3}(?!\d))/g;

function amountOf(currency: string | undefined, figure: string): string[] {
  return currency ? [`${figure.replace(groups, '').replace(/[.,']+$/, '')} ${currency}`] : [];
}

/** Every sum of money in a text, in one spelling: "60 cent", "1500 dollar". */
export function amountsIn(text: string): ReadonlySet<string> {
  const plain = withWesternDigits(text.normalize('NFKC'));
  return new Set([
    ...[...plain.matchAll(markFirst)].flatMap(([, unit = '', figure = '']) => amountOf(currencyOf(unit), figure)),
    ...[...plain.matchAll(markLast)].flatMap(([, figure = '', unit = '']) => amountOf(currencyOf(unit), figure)),
  ]);
}
