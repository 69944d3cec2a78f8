import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

const past = new PhraseSet({
  past:
    'it was on, that was on, it was the, was on the, it happened on, happened on, you moved us on, fue el, era el, fue en, paso el, ocurrio el, nos mudasteis el, ' +
    'c etait le, c etait en, ca s est passe le, cela s est passe le, a eu lieu le, nous a demenages le, itu pada, berlaku pada, pada masa itu, see oli, juhtus, كان يوم, كان في, كان بتاريخ, صار يوم, حصل يوم, صار في',
});

/** "C'était le 12 mars": the day of something that has been. */
export const tellsOfPast = (words: readonly SentenceWord[]): boolean => past.has(words);
