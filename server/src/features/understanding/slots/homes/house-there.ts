import { beginsQuestion } from '../../classifier/asking-words.js';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isDenied } from '../denial.js';
import { clausesOf } from '../notes/clauses.js';

const houses = new PhraseSet({
  house:
    'house, detached house, terraced house, pavillon, maison, casa, chalet, rumah teres, rumah banglo, banglo, maja, eramu, eramaja, ridaelamu, فيلا, بيت مستقل, بيت ارضي, بيت عادي',
});
const there = new PhraseSet({
  origin: 'here, at this end, this end, aqui, ici, sini, di sini, siin, هنا',
  destination:
    'there, over there, at the other end, other end, other side, alla, alli, la bas, autre bout, l autre bout, sana, di sana, seal, teises otsas, هناك, الطرف الاخر',
});
const mostWords = 8;

export interface HouseAt {
  readonly end: 'origin' | 'destination';
  /** Where the house is named. */
  readonly at: number;
}

/** "Over there it's a house", "là-bas c'est une maison": a house has its door on the ground. */
export const housesAtEnds = (words: readonly SentenceWord[]): HouseAt[] =>
  clausesOf(words).flatMap(({ from, to }) => {
    const clause = words.slice(from, to);
    const [end] = there.find(clause);
    const [house] = houses.find(clause);
    const isTold =
      end &&
      house &&
      clause.length <= mostWords &&
      !beginsQuestion({ text: '', words: clause }) &&
      !isDenied(words, from + house.from);
    return isTold ? [{ end: end.label, at: from + house.from }] : [];
  });
