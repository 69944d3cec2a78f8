import type { InventoryCode } from '@meg/shared/domain/quotes/inventory-items';
import { PhraseSet } from '../phrase-set.js';
import type { Sentence, SentenceWord } from '../sentence.js';
import { countOfThing } from '../slots/things/thing-counts.js';
import { saysAnother } from './adding-words.js';

/** What every home has, so that its volume counts one of each, whether it is named or not. */
const ofEveryHome: ReadonlySet<InventoryCode> = new Set<InventoryCode>([
  ...(['fridge-freezer', 'fridge-american', 'cooker', 'dishwasher', 'washing-machine'] as const),
  ...(['tumble-dryer', 'microwave', 'tv-flat', 'tv-large', 'vacuum-cleaner'] as const),
]);

export const belongsToHome = (code: InventoryCode): boolean => ofEveryHome.has(code);

/** Beds by themselves come with their home: "everything plus the beds". A kind, a number, or one more, makes them others. */
export const isBedOfHome = (sentence: Sentence, thing: { label: InventoryCode; from: number; to: number }): boolean =>
  thing.label.startsWith('bed-') &&
  thing.to - thing.from === 1 &&
  !isSecond(sentence.words, thing) &&
  !saysAnother(sentence.words) &&
  countOfThing(sentence, thing, thing.label) === undefined;

/** Beside the name of a thing they say that it is one more: "a second fridge", "peti sejuk kedua". */
const second = new PhraseSet({
  second:
    'second, 2nd, spare, garage, besides, on top, segundo, segunda, otro mas, otra mas, aparte, deuxieme, 2eme, seconde, second, en plus de celui, kedua, satu lagi, teine, teise, lisaks, ثاني, ثانيه, تاني, تانيه, زياده',
});

/** Whether the words right beside a thing say that it is one more. */
export const isSecond = (words: readonly SentenceWord[], { from, to }: { from: number; to: number }): boolean =>
  second.find(words).some((one) => one.to === from || one.from === to);
