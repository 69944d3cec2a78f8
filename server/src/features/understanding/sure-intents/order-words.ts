import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { removingVerbs } from '../slots/removing-verbs.js';
import { addingVerbs } from '../slots/things/adding-verbs.js';

/** Orders to change what the move has: "add the piano", "scrap the sofa", "I want you to pack it all". */
const orders = new PhraseSet({
  order:
    'include, put in, put down, note down, scrap, drop, ditch, forget, lose the, take the, pack everything, you to pack, want you to, ' +
    'incluye, incluya, pon, ponga, apunta, mets, mettez, ' +
    `masukkan, letak, lisa juurde, pane, pange, حط, حطوا, انسي, انسى, ${addingVerbs}, ${removingVerbs}`,
});
/** An order stands at the beginning, after a word or two: "ok, and add a piano". */
const within = 4;

export const givesOrder = (words: readonly SentenceWord[]): boolean => orders.has(words.slice(0, within));
