import { wordSet } from '../../text/word-set.js';

/** Number words that stand in numbers of several words: "fifty five", "quatre-vingt-dix", "خمسة وخمسين". */
const units = valuesOf({
  1: 'one, un, una, uno, une, satu, uks, uhe, واحد, واحده',
  2: 'two, dos, deux, dua, kaks, kahe, اثنين, اثنان, اتنين, تنين',
  3: 'three, tres, trois, tiga, kolm, kolme, ثلاث, ثلاثه, تلاته, تلات',
  4: 'four, cuatro, quatre, empat, neli, nelja, اربع, اربعه',
  5: 'five, cinco, cinq, lima, viis, viie, خمس, خمسه',
  6: 'six, seis, enam, kuus, kuue, ست, سته',
  7: 'seven, siete, sept, tujuh, seitse, seitsme, سبع, سبعه',
  8: 'eight, ocho, huit, lapan, delapan, kaheksa, ثماني, ثمانيه, ثمان, تمانيه',
  9: 'nine, nueve, neuf, sembilan, uheksa, تسع, تسعه',
});
const teens = valuesOf({
  10: 'ten, diez, dix, sepuluh, kumme, kumne',
  11: 'eleven, once, onze, sebelas, uksteist',
  12: 'twelve, doce, douze, kaksteist',
  13: 'thirteen, trece, treize, kolmteist',
  14: 'fourteen, catorce, quatorze, neliteist',
  15: 'fifteen, quince, quinze, viisteist',
  16: 'sixteen, dieciseis, seize, kuusteist',
  17: 'seventeen, diecisiete, seitseteist',
  18: 'eighteen, dieciocho, kaheksateist',
  19: 'nineteen, diecinueve, uheksateist',
});
const tens = valuesOf({
  20: 'twenty, veinte, vingt, kakskummend, kahekumne, عشرين, عشرون',
  30: 'thirty, treinta, trente, kolmkummend, kolmekumne, ثلاثين, ثلاثون, تلاتين',
  40: 'forty, fourty, cuarenta, quarante, nelikummend, neljakumne, اربعين, اربعون',
  50: 'fifty, cincuenta, cinquante, viiskummend, viiekumne, خمسين, خمسون',
  60: 'sixty, sesenta, soixante, kuuskummend, kuuekumne, ستين, ستون',
  70: 'seventy, setenta, septante, seitsekummend, seitsmekumne, سبعين, سبعون',
  80: 'eighty, ochenta, huitante, octante, kaheksakummend, kaheksakumne, ثمانين, ثمانون, تمانين',
  90: 'ninety, noventa, nonante, uheksakummend, uheksakumne, تسعين, تسعون',
});
/** Before the Arabic ten alone. */
const beforeTen = valuesOf({ 1: 'احد, احدي', 2: 'اثنا, اثني, اثنتا, اثنتي' });
const hundreds = valuesOf({
  100: 'hundred, cien, ciento, cent, cents, seratus, ratus, sada, مئه, مايه, ميه',
});
const dozens = wordSet('dozen dozens docena docenas douzaine douzaines dozen tosin tosinat دزينه');
const joints = wordSet('and y et');
const one = wordSet('un una une');
/** "Belas" and the Arabic ten behind a unit. */
const teenEndings = wordSet('belas عشر عشره');
const [vingt, soixante, dix, malayTen] = [wordSet('vingt vingts'), 'soixante', 'dix', 'puluh'];
const [ten, twelve, fourTwenties, hundred] = [10, 12, 80, 100];
/** French goes on with "dix-sept" after "seize". */
const lastOwnTeen = 6;

function valuesOf(lists: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(lists).flatMap(([value, words]) => words.split(', ').map((word) => [word, Number(value)] as const)),
  );
}

export interface NumberPart {
  readonly plain: string;
  readonly followsMark: boolean;
}

interface Found {
  readonly value: number;
  readonly to: number;
}

/** A word of the number that begins before it: no mark stands between. */
const plainAt = (words: readonly NumberPart[], at: number): string =>
  words[at]?.followsMark ? '' : (words[at]?.plain ?? '');

/** "Y cinco", "et un", "cinq". "Treinta cajas y un sofá" said without the boxes is no 31 sofas. */
function unitAfter(words: readonly NumberPart[], from: number, isFrom: (plain: string) => number | undefined) {
  const isJoined = joints.has(plainAt(words, from));
  const at = isJoined ? from + 1 : from;
  const value = isFrom(plainAt(words, at));
  const isArticle = one.has(plainAt(words, at)) && !/s$/.test(words[at + 1]?.plain ?? '');
  // Estonian "enam" is "more".
  const isMore = plainAt(words, at) === 'enam' && words[at - 1]?.plain !== malayTen;
  return value === undefined || isArticle || isMore ? undefined : { value, to: at + 1 };
}

function withUnit(words: readonly NumberPart[], { value, to }: Found, mayBeTeen: boolean): Found {
  const rest = unitAfter(words, to, (plain) => units.get(plain) ?? (mayBeTeen ? teens.get(plain) : undefined));
  const isSeventeen = mayBeTeen && rest?.value === ten ? units.get(plainAt(words, rest.to)) : undefined;
  if (!rest) return { value, to };
  return isSeventeen && isSeventeen > lastOwnTeen
    ? { value: value + rest.value + isSeventeen, to: rest.to + 1 }
    : { value: value + rest.value, to: rest.to };
}

/** "وخمسين" behind "خمسة". */
const joinedTens = (plain: string): number | undefined =>
  plain.startsWith('و') ? tens.get(plain.slice(1)) : undefined;

function belowHundred(words: readonly NumberPart[], at: number, word: string): Found | undefined {
  const unit = units.get(word);
  const next = plainAt(words, at + 1);
  if (unit === 4 && vingt.has(next)) return withUnit(words, { value: fourTwenties, to: at + 2 }, true);
  if (unit !== undefined && next === malayTen) return withUnit(words, { value: unit * ten, to: at + 2 }, false);
  const ofTeen = unit ?? beforeTen.get(word);
  if (ofTeen !== undefined && teenEndings.has(next)) return { value: ofTeen + ten, to: at + 2 };
  const afterDix = word === dix ? units.get(next) : undefined;
  if (afterDix !== undefined && afterDix > lastOwnTeen) return { value: ten + afterDix, to: at + 2 };
  const joined = unit === undefined ? undefined : joinedTens(next);
  if (unit !== undefined && joined !== undefined) return { value: unit + joined, to: at + 2 };
  const full = tens.get(word);
  if (full !== undefined) return withUnit(words, { value: full, to: at + 1 }, word === soixante);
  const small = unit ?? teens.get(word);
  return small === undefined ? undefined : { value: small, to: at + 1 };
}

/** "Two hundred", "a hundred and twenty", "مئة وعشرين". */
function fromHundreds(words: readonly NumberPart[], at: number, word: string): Found | undefined {
  const unit = units.get(word);
  const isMany = unit !== undefined && hundreds.has(plainAt(words, at + 1));
  if (!isMany && !hundreds.has(word)) return undefined;
  const [value, to] = isMany ? [unit * hundred, at + 2] : [hundred, at + 1];
  const start = joints.has(plainAt(words, to)) && plainAt(words, to) === 'and' ? to + 1 : to;
  const next = plainAt(words, start);
  const bare = next.startsWith('و') ? next.slice(1) : next;
  const rest = next === '' ? undefined : belowHundred(words, start, bare);
  return rest ? { value: value + rest.value, to: rest.to } : { value, to };
}

function dozensAt(words: readonly NumberPart[], at: number, word: string): Found | undefined {
  const unit = units.get(word);
  return unit !== undefined && dozens.has(plainAt(words, at + 1)) ? { value: unit * twelve, to: at + 2 } : undefined;
}

const halfDozens = [
  'half a dozen',
  'half dozen',
  'media docena',
  'demi douzaine',
  'setengah dozen',
  'separuh dozen',
  'pool tosinat',
  'نصف دزينه',
  'نص دزينه',
];

/** "Half a dozen tea chests", "une demi-douzaine". */
function halfDozenAt(words: readonly NumberPart[], at: number): Found | undefined {
  const found = halfDozens.find((name) => name.split(' ').every((word, index) => plainAt(words, at + index) === word));
  return found === undefined ? undefined : { value: twelve / 2, to: at + found.split(' ').length };
}

/** The number of two words or more that begins here. */
export function compoundNumberAt(words: readonly NumberPart[], at: number): Found | undefined {
  const word = words[at]?.plain ?? '';
  const half = halfDozenAt(words, at);
  if (half) return half;
  const found = fromHundreds(words, at, word) ?? dozensAt(words, at, word) ?? belowHundred(words, at, word);
  return found && found.to > at + 1 && found.value >= ten ? found : undefined;
}

/** The words, with each such number as one word in figures, so that every rule reads it as it reads "55". */
export function joinNumbers<Word extends NumberPart & { readonly start: number; readonly end: number }>(
  words: readonly Word[],
  text: string,
): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const found = compoundNumberAt(words, at);
    const end = found ? (words[found.to - 1] as Word).end : word.end;
    joined.push(found ? { ...word, plain: String(found.value), typed: text.slice(word.start, end), end } : word);
    if (found) at = found.to - 1;
  }
  return joined;
}
