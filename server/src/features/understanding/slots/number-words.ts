const lists = {
  1: 'one, un, una, uno, une, satu, sebuah, uks, uhe, واحده, واحد',
  2: 'two, couple, pair, dos, deux, dua, kaks, kahe, غرفتين, غرفتان, اثنتين, اثنان',
  3: 'three, tres, trois, tiga, kolm, kolme, ثلاث, ثلاثه',
  4: 'four, cuatro, quatre, empat, neli, nelja, اربع, اربعه',
  5: 'five, cinco, cinq, lima, viis, viie, خمس, خمسه',
  6: 'six, seis, enam, kuus, kuue, ست, سته',
  7: 'seven, siete, sept, tujuh, seitse, سبع, سبعه',
} as const;
/** Larger ones, which count things and no rooms. */
const larger = {
  8: 'eight, ocho, huit, lapan, kaheksa, ثماني, ثمانيه',
  9: 'nine, nueve, neuf, sembilan, uheksa, تسع, تسعه',
  10: 'ten, diez, dix, sepuluh, kumme, عشر, عشره',
  12: 'dozen, twelve, doce, docena, douze, douzaine, sedozen, tosin, kaksteist, دزينه',
  15: 'fifteen, quince, quinze, quinzaine, viisteist',
  20: 'twenty, veinte, veintena, vingt, vingtaine, kakskummend, عشرين, عشرون',
  30: 'thirty, treinta, trente, trentaine, kolmkummend, ثلاثين, ثلاثون',
  40: 'forty, cuarenta, quarante, quarantaine, nelikummend, اربعين, اربعون',
  50: 'fifty, cincuenta, cinquante, cinquantaine, viiskummend, خمسين, خمسون',
  60: 'sixty, sesenta, soixante, ستين, ستون',
  100: 'hundred, cien, cent, centaine, seratus, sada, مئه, مايه',
} as const;

const wordsOf = (numbers: Readonly<Record<number, string>>): (readonly [string, number])[] =>
  Object.entries(numbers).flatMap(([number, words]) =>
    words.split(', ').map((word) => [word, Number(number)] as const),
  );

const small = new Map(wordsOf(lists));
const all = new Map([...small, ...wordsOf(larger)]);

/** A small number in digits or as a word of any language. */
export function smallNumber(plain: string): number | undefined {
  if (/^\d{1,2}$/.test(plain)) return Number(plain);
  return small.get(plain);
}

/** A number of things. */
export function numberOfThings(plain: string): number | undefined {
  const digits = /^و?(\d{1,3})$/.exec(plain)?.[1];
  return digits === undefined ? all.get(plain) : Number(digits);
}
