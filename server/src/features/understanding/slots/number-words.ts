const lists = {
  1: 'one, un, una, uno, une, satu, sebuah, uks, uhe, واحده, واحد, وحده',
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
  10: 'ten, diez, decena, dix, dizaine, sepuluh, kumme, kummekond, عشر, عشره',
  11: 'eleven, once, onze, sebelas, uksteist, احدعش, حداشر, حدعش, حداعش, احداعش',
  12: 'dozen, twelve, doce, docena, douze, douzaine, sedozen, tosin, kaksteist, دزينه, اتناشر, اتنعش, اطنعش, طنعش, تنعش, اثنعش',
  13: 'thirteen, trece, treize, kolmteist, تلتاشر, تلتعش, تلاتاشر, تلطعش, ثلاثتعش, ثلطعش',
  14: 'fourteen, catorce, quatorze, neliteist, اربعتاشر, اربعتعش, اربعطعش',
  15: 'fifteen, quince, quinze, quinzaine, viisteist, خمستاشر, خمستعش, خمسطعش, خمسطاشر, خمستاعش',
  16: 'sixteen, dieciseis, seize, kuusteist, ستاشر, ستعش, سطعش, ستعشر',
  17: 'seventeen, diecisiete, seitseteist, سبعتاشر, سبعتعش, سبعطعش',
  18: 'eighteen, dieciocho, kaheksateist, تمنتاشر, تمنتعش, تمنطعش, ثمنتعش, ثمنطعش',
  19: 'nineteen, diecinueve, uheksateist, تسعتاشر, تسعتعش, تسعطعش, تسعتاشر',
  20: 'twenty, veinte, veintena, vingt, vingtaine, paarkummend, kakskummend, kahekumne, عشرين, عشرون',
  21: 'veintiuno, veintiuna, veintiun',
  22: 'veintidos',
  23: 'veintitres',
  24: 'veinticuatro',
  25: 'veinticinco',
  26: 'veintiseis',
  27: 'veintisiete',
  28: 'veintiocho',
  29: 'veintinueve',
  30: 'thirty, treinta, trente, trentaine, kolmkummend, ثلاثين, ثلاثون, تلاتين',
  40: 'forty, cuarenta, quarante, quarantaine, nelikummend, اربعين, اربعون',
  50: 'fifty, cincuenta, cinquante, cinquantaine, viiskummend, خمسين, خمسون',
  60: 'sixty, sesenta, soixante, kuuskummend, ستين, ستون',
  70: 'seventy, setenta, septante, seitsekummend, سبعين, سبعون',
  80: 'eighty, ochenta, huitante, kaheksakummend, ثمانين, ثمانون, تمانين',
  90: 'ninety, noventa, nonante, uheksakummend, تسعين, تسعون',
  100: 'hundred, cien, cent, centaine, centenar, seratus, sada, sadakond, مئه, مايه',
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

/** Estonian chats write "y" for "ü", and Arabic joins "and" to the number. */
const otherSpelling = (plain: string): string => (plain.startsWith('و') ? plain.slice(1) : plain.replaceAll('y', 'u'));

/** A number of things. */
export function numberOfThings(plain: string): number | undefined {
  const digits = /^و?(\d{1,3})$/.exec(plain)?.[1];
  return digits === undefined ? (all.get(plain) ?? all.get(otherSpelling(plain))) : Number(digits);
}
