import { wordSet } from '../../../../text/word-set.js';
import type { SentenceWord } from '../../sentence.js';
import { numberOfThings } from '../number-words.js';

/** The digits in words, from nought to nine, as they are spoken one by one in all six languages. */
const digitWords = [
  'oh o zero nought naught nil cero sero kosong sifar null nulli صفر زيرو',
  'one uno una un une satu uks واحد وحده',
  'two dos deux dua kaks اثنان اثنين اتنين تنين',
  'three tres trois tiga kolm ثلاثه تلاته ثلاث تلات',
  'four cuatro quatre empat neli اربعه اربع',
  'five cinco cinq lima viis خمسه خمس',
  'six seis enam kuus سته ست',
  'seven siete sept tujuh seitse سبعه سبع',
  'eight ocho huit lapan delapan kaheksa ثمانيه ثمانه تمانيه تمنيه ثمان',
  'nine nueve neuf sembilan uheksa تسعه تسع',
];
const digitOf = new Map(digitWords.flatMap((list, digit) => list.split(' ').map((word) => [word, String(digit)])));
const repeating: Readonly<Record<string, number>> = {
  double: 2,
  doble: 2,
  topelt: 2,
  dobel: 2,
  مرتين: 2,
  triple: 3,
  treble: 3,
};
const plus = wordSet('plus mas زائد pluss tambah');
/** Between the digits these say nothing. */
const between = wordSet(
  'and then y luego et puis dan lepas tu ja siis و ثم dash space hyphen guion tiret espacio um uh eh er',
);
const [fewestDigits, mostDigits] = [7, 15];
const fewestInWords = 4;
const largestPair = 99;

interface Spoken {
  readonly digits: string;
  readonly to: number;
  readonly inWords: number;
}

/** What one word says: its digit, or two of them as in "trente-quatre". */
function digitsAt(plain: string): string | undefined {
  if (/^\d+$/.test(plain)) return plain;
  const digit = digitOf.get(plain);
  if (digit !== undefined) return digit;
  const pair = numberOfThings(plain);
  return pair !== undefined && pair >= 10 && pair <= largestPair ? String(pair) : undefined;
}

/** "Double nine" is 99, "triple oh" 000. */
function repeatedAt(words: readonly SentenceWord[], at: number): string | undefined {
  const times = repeating[words[at]?.plain ?? ''];
  const digit = digitOf.get(words[at + 1]?.plain ?? '');
  return digit === undefined || times === undefined ? undefined : digit.repeat(times);
}

function spokenFrom(words: readonly SentenceWord[], start: number): Spoken {
  const isAbroad = plus.has(words[start]?.plain ?? '');
  let digits = isAbroad ? '+' : '';
  let [at, to, inWords] = [isAbroad ? start + 1 : start, start, 0];
  while (at < words.length) {
    const plain = words[at]?.plain ?? '';
    const repeated = repeatedAt(words, at);
    const said = repeated ?? digitsAt(plain);
    if (said === undefined && !between.has(plain)) break;
    digits += said ?? '';
    if (said !== undefined && !/^\d+$/.test(words[at]?.typed ?? '')) inWords += 1;
    at += repeated === undefined ? 1 : 2;
    if (said !== undefined) to = at;
  }
  return { digits, to, inWords };
}

/** A telephone number whose digits are spoken: "oh seven seven double nine, one two three", "cero siete uno dos …". */
export function spokenPhone(words: readonly SentenceWord[]): string | undefined {
  for (let at = 0; at < words.length; at++) {
    const { digits, to, inWords } = spokenFrom(words, at);
    const count = digits.replace('+', '').length;
    if (inWords >= fewestInWords && count >= fewestDigits && count <= mostDigits) return digits;
    at = Math.max(at, to - 1);
  }
  return undefined;
}
