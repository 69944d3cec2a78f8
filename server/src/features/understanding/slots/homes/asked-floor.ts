import { namesPrice, plainQuestion } from '../../../../asked/price-topics.js';
import { asksByVerb, beginsQuestion } from '../../classifier/asking-words.js';
import { PhraseSet } from '../../phrase-set.js';
import type { Sentence } from '../../sentence.js';
import { toldPart } from '../told-part.js';

const company = new PhraseSet({
  asks:
    'do you, do u, can you, can u, could you, will you, would you, are you able, entregais, entregan, subis, suben, llevais, llevan, podeis, pueden, vous livrez, vous montez, vous portez, livrez vous, montez vous, pouvez vous, est ce que vous, ' +
    'korang, awak, anda, company, boleh, kas te, kas saate, kas viite, kas tassite, توصلون, تطلعون, بتطلعوا, تحملون, تنقلون, فيكم, هل',
});
const own = new PhraseSet({
  own: 'my, our, we, we re, i, i m, it s, its, mine, ours, mi, mis, nuestro, nuestra, vivo, vivimos, es un, mon, ma, notre, j habite, on habite, nous, je, c est, saya, kami, rumah kami, minu, meie, mul, meil, elan, elame, عندي, عندنا, ساكن, ساكنين, بيتنا, شقتنا, بيتي, شقتي',
});
const mostBefore = 1;

/** "Do you deliver to the third floor?" asks what the company does, and tells of no floor that anyone lives on. */
export const asksOfFloor = (sentence: Sentence): boolean => {
  const { words, text } = sentence;
  return (
    company.find(words).some(({ from }) => from <= mostBefore) &&
    (beginsQuestion(sentence) || asksByVerb(sentence) || words[0]?.plain === 'do') &&
    !own.has(words) &&
    !namesPrice(plainQuestion(text)) &&
    toldPart(sentence) === sentence
  );
};
