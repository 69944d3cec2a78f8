import { has, phrasePattern } from '../../../text/phrases.js';
import { plainWord } from '../../../text/question-words.js';
import {
  aboutMoving,
  aboutOtherThings,
  askingForMore,
  askingPrices,
  strongWords,
  toTheMover,
  weakObjects,
} from './scope-words.js';
import { otherAnimals } from './section-words.js';

/** What a sentence in plain spelling says apart from its country and section. */
export interface Scope {
  /** The cost of a removal, which only a quote can tell. */
  readonly asksForCost: boolean;
  /** "Do you pack wine?" asks about the company, not about a country. */
  readonly asksTheMover: boolean;
  /** Only words that continue the conversation, such as "Tell me more". */
  readonly asksForMore: boolean;
  /** Says something that has nothing to do with moving. */
  readonly hasOtherWords: boolean;
  /** Is about borders, or about a thing that has rules at every border. */
  readonly isOnBorders: boolean;
  /** Is about sights, sports or the news, even if a guide has the word. */
  readonly isElsewhere: boolean;
  /** Is about an animal that no guide has rules for. */
  readonly hasOtherAnimal: boolean;
  /** Is a question, or as short as one. */
  readonly isQuestion: boolean;
}

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
    'kas, mis, milli*, kuidas, هل, ما, ماذا, كيف, كم',
);
const ordinary = new Set(aboutMoving.split(',').flatMap((phrase) => plainWord(phrase.trim()).split(' ')));
const shortWords = 4;

export function scopeOf(sentence: string): Scope {
  const words = sentence.split(' ').filter(Boolean);
  const isOrdinary = (word: string) => ordinary.has(word) || /^\p{N}+$/u.test(word);
  return {
    asksForCost: has(sentence, prices) && has(sentence, moving),
    asksTheMover: has(sentence, mover),
    asksForMore: has(sentence, more) && words.every(isOrdinary),
    hasOtherWords: !words.every(isOrdinary),
    isOnBorders: has(sentence, strong) || !has(sentence, weak),
    isElsewhere: has(sentence, elsewhere),
    hasOtherAnimal: has(sentence, animals),
    isQuestion: words.length <= shortWords || has(sentence, asking),
  };
}
