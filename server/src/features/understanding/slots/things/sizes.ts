import { wordSet } from '../../../../text/word-set.js';
import type { SentenceWord } from '../../sentence.js';

const sizes = wordSet(
  'inch inches in foot feet ft seater seaters door doors drawer drawers poster posters piece tier tiers burner burners ring rings panel person ' +
    'pulgadas plazas puertas cajones patas fuegos cuerpos pouces places portes tiroirs feux inci pintu laci tiang ' +
    'tolli tolline kohaline kohalist ukseline ukselist sahtliga postiga بوصه درفه درفات درف ابواب ادراج مقاعد اعمده',
);

/** The number is a part of the name: "a 75 inch TV", "the 3 piece suite", "a 4 poster bed". */
export const isSizeAt = (words: readonly SentenceWord[], at: number): boolean =>
  words[at + 1]?.followsMark === false && sizes.has(words[at + 1]?.plain ?? '');
