import { has, phrasePattern } from '../../../text/phrases.js';
import { plainWord } from '../../../text/question-words.js';
import {
  aboutMoving,
  aboutOtherThings,
  askingForMore,
  askingPrices,
  comparisons,
  strongWords,
  toTheMover,
  weakObjects,
} from './scope-words.js';
import { otherAnimals } from './section-words.js';

const prices = phrasePattern(askingPrices);
const moving = phrasePattern('move*, moving, ship*, container*, relocat*, removal*, transport*, deliver*');
const mover = phrasePattern(toTheMover);
const more = phrasePattern(askingForMore);
const strong = phrasePattern(strongWords);
const elsewhere = phrasePattern(aboutOtherThings);
const weak = phrasePattern(weakObjects);
const animals = phrasePattern(otherAnimals);
const asking = phrasePattern(
  'what, which, how, can, may, do, does, is, are, need, must, should, allowed, where, who, when, any, and, bring, ' +
    'import, take, que, cual*, como, puedo, necesito, quel*, comment, puis, dois, faut, apa, bagaimana, boleh*, perlu, ' +
    'kas, mis, milli*, kuidas, هل, ما, ماذا, كيف, كم, ' +
    // As they are asked on a phone, without a question mark.
    'will, would, could, am i, has to, hay que, hace falta, hay, vale, sirve, sirven, puede, pueden, podemos, debo, tengo que, peut, peux, on doit, est ce, c est quoi, y a t il, il y a, ca marche, ' +
    'on a besoin, besoin, qu est ce, combien, ou, macam mana, mcm mana, camne, kena, tak, ke, berapa, bila, kat mana, di mana, laku, sama tak, ada, kuhu, kus, kui, saab, pean, peab, vaja, palju, ' +
    'اقدر, نقدر, ممكن, لازم, وين, شو, ايش, متى, متي, اين, يحتاج, احتاج, مسموح, ينفع, تنفع',
);
const comparing = phrasePattern(comparisons);
const ordinary = new Set(aboutMoving.split(',').flatMap((phrase) => plainWord(phrase.trim()).split(' ')));
const told =
  /^(?:my|our) \w+ (?:is|are)\b|^(?:mi|nuestra|nuestro) \w+ es\b|^(?:mon|ma|notre) \w+ est\b|^(?:minu|meie) \w+ on\b/;
const shortWords = 4;

/** What a sentence in plain spelling says apart from its country and section, and whether it has a question mark. */
export function scopeOf(sentence: string, isAsked = false) {
  const words = sentence.split(' ').filter(Boolean);
  const isOrdinary = (word: string) => ordinary.has(word) || /^\p{N}+$/u.test(word);
  return {
    /** The cost of a removal, which only a quote can tell. */
    asksForCost: has(sentence, prices) && has(sentence, moving),
    /** "Do you pack wine?" asks about the company, not about a country. */
    asksTheMover: has(sentence, mover),
    /** Only words that continue the conversation, such as "Tell me more". */
    asksForMore: has(sentence, more) && words.every(isOrdinary),
    /** Says something that has nothing to do with moving. */
    hasOtherWords: !words.every(isOrdinary),
    /** Is about borders, or about a thing that has rules at every border. */
    isOnBorders: has(sentence, strong) || !has(sentence, weak),
    /** Is about sights, sports or the news, even if a guide has the word. */
    isElsewhere: has(sentence, elsewhere),
    /** Is about an animal that no guide has rules for. */
    hasOtherAnimal: has(sentence, animals),
    /** Weighs one country against another. */
    isComparison: has(sentence, comparing),
    /** Says something of the visitor: "My address is 12 Canada Drive". */
    isTold: !isAsked && told.test(sentence.trim()),
    /** Is a question, or as short as one. */
    isQuestion: isAsked || words.length <= shortWords || has(sentence, asking),
  };
}
