import { has, phrasePattern } from '../text/phrases.js';

interface SentenceWord {
  readonly plain: string;
}

const spanish = phrasePattern(
  'que, el, los, las, un, una, unos, unas, algun, alguna, alguno, algo, alguien, no, si, cuanto, cuantos, cuantas, donde, cuando, como, mucho, mucha, muchos, muchas, otro, otra, mas, tambien, de, para, por, en, al, y, o, alli, alla, ahi, aqui',
);
const after = /^\p{L}{3,}[oa]s?$/u;

/** "Hay que pagar", "¿hay aduana?": the Spanish "there is", which no thing is called where Spanish is written. */
export function isSpanishThereIs(words: readonly SentenceWord[], { from, to }: { from: number; to: number }): boolean {
  if (to - from !== 1 || words[from]?.plain !== 'hay') return false;
  return has(` ${words.map(({ plain }) => plain).join(' ')} `, spanish) || after.test(words[to]?.plain ?? '');
}
