import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots, Understanding } from '@meg/shared/contract/understanding';
import { isCorrecting } from './known-move/correction-words.js';
import { isTurnedRound } from './known-move/turned-round.js';
import { PhraseSet } from './phrase-set.js';
import { readSentence } from './sentence.js';

/** With these it is another move, even where "actually" stands beside them. */
const anotherWords = new PhraseSet({
  another:
    'another quote, another move, another one, new quote, new move, separate, second move, second quote, different move, different quote, also, as well, quote, ' +
    'otra mudanza, otro presupuesto, otra cotizacion, nueva mudanza, nuevo presupuesto, tambien, presupuesto, cotizacion, autre demenagement, autre devis, nouveau devis, nouveau demenagement, aussi, egalement, devis, ' +
    'sebut harga, pindahan lain, lagi satu, juga, pakkumine, pakkumist, teine kolimine, veel uks, samuti, عرض سعر, عرض, نقله ثانيه, نقله اخرى, ايضا, كمان',
});

/** What a message that only puts the route right says. */
const ofRoute: ReadonlySet<string> = new Set(['origin', 'destination', 'moveType'] satisfies (keyof Slots)[]);

/** "No wait, from Galway to Leeds": the same things go another way. */
function isRoutePutRight({ slots }: Understanding, text: string): boolean {
  const { words } = readSentence(text);
  return Object.keys(slots).every((fact) => ofRoute.has(fact)) && isCorrecting(words) && !anotherWords.has(words);
}

/**
 * A whole new route that a quote is asked for is another move. One that turns the known route round, or that is said to put
 * it right, is the same move, and so is one that shares an end with it.
 */
export function withOtherMove(
  understanding: Understanding,
  { text, move = {} }: { readonly text: string; readonly move?: PartialMove | undefined },
): Understanding {
  const { isSure, intent, wishes, heard, slots } = understanding;
  const wantsQuote = isSure && [intent, ...wishes.map((wish) => wish.intent)].includes('quote');
  const hasNew = (end: 'origin' | 'destination') =>
    slots[end] !== undefined && heard.some(({ fact }) => fact.startsWith(end));
  const isRoute = hasNew('origin') && hasNew('destination');
  const isOther =
    Object.keys(move).length > 0 &&
    wantsQuote &&
    isRoute &&
    !isTurnedRound(slots, move) &&
    !isRoutePutRight(understanding, text);
  return isOther ? { ...understanding, isOtherMove: true } : understanding;
}
