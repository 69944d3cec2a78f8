import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';

type Words = readonly SentenceWord[];

/** Before a time that suits as well: "otherwise Saturday at 11". */
const otherwise = new PhraseSet({
  else: 'otherwise, or else, if not, failing that, alternatively, si no, si no puede ser, o si no, en su defecto, de lo contrario, sinon, ou sinon, a defaut, ou bien, kalau tak, kalau tidak, jika tidak, muidu, kui ei, kui ei siis, kui see ei sobi, والا, وإلا, او, ما زبط, اذا لا',
});
/** Who calls: "somebody who speaks Spanish". */
const speakers = new PhraseSet({
  who: 'someone who speaks, somebody who speaks, anyone who speaks, anybody who speaks, someone speaking, somebody speaking, someone that speaks, a person who speaks, alguien que hable, alguien que habla, una persona que hable, que hable, quelqu un qui parle, quelqu un parlant, une personne qui parle, orang yang cakap, orang yang boleh cakap, orang yang bercakap, seseorang yang bercakap, sesiapa yang cakap, keegi kes raagib, kedagi kes raagib, kellegagi kes raagib, inimene kes raagib, شخص يتكلم, شخص يتحدث, حد يتكلم, حد بيتكلم, حدا بيحكي, احد يتكلم, احد يتحدث, موظف يتكلم',
});
const mostWords = 9;

/** Whether the message names a second time for a call, which leaves the chosen one as it is. */
export const namesSecondChoice = (words: Words): boolean =>
  words.length <= mostWords && otherwise.find(words).some(({ from }) => from === 0);

/** Whether it says which language who calls should speak. */
export const wishesForSpeaker = (words: Words): boolean => words.length <= mostWords && speakers.has(words);
