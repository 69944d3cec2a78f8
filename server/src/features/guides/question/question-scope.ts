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

/** What kind of thing is said, beside its country and section. The sentence is in plain spelling. */
export interface Scope {
  /** What a removal costs is told by a quote alone. */
  readonly asksForCost: boolean;
  /** "Do you pack wine?" asks what the company does, and not what a country demands. */
  readonly asksTheMover: boolean;
  /** "Tell me more": nothing but words that go on with what was talked of, one of which asks. */
  readonly asksForMore: boolean;
  /** Says something that has nothing to do with moving. */
  readonly hasOtherWords: boolean;
  /** Speaks of borders, or of a thing that has rules at every border. */
  readonly isOnBorders: boolean;
  /** About sights, sports or the news: nothing of a move, though a guide may have the word. */
  readonly isElsewhere: boolean;
  /** Of an animal that no guide has rules for. */
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
