const lists = {
  1: 'one, un, una, uno, une, satu, uks, uhe, واحده, واحد',
  2: 'two, dos, deux, dua, kaks, kahe, غرفتين, غرفتان, اثنتين, اثنان',
  3: 'three, tres, trois, tiga, kolm, kolme, ثلاث, ثلاثه',
  4: 'four, cuatro, quatre, empat, neli, nelja, اربع, اربعه',
  5: 'five, cinco, cinq, lima, viis, viie, خمس, خمسه',
  6: 'six, seis, enam, kuus, kuue, ست, سته',
  7: 'seven, siete, sept, tujuh, seitse',
} as const;

const numbers = new Map(
  Object.entries(lists).flatMap(([number, words]) => words.split(', ').map((word) => [word, Number(number)] as const)),
);

/** A small number in digits or as a word of any language. */
export function smallNumber(plain: string): number | undefined {
  if (/^\d{1,2}$/.test(plain)) return Number(plain);
  return numbers.get(plain);
}
