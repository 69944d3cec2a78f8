import type { ConversationLine } from '@meg/shared/contract/conversation';
import type { LeadQuote } from '@meg/shared/contract/lead-quote';
import type { Move, PartialMove } from '@meg/shared/contract/move';
import { moveContents, moveTypes } from '@meg/shared/domain/quotes/move-options';
import { digitsOf } from '../../text/phone-digits.js';

/** What the visitor was shown of a price before they asked for a person. */
export interface ShownQuote {
  /** That of the company's rates for the move; null if they give another range, or none. */
  quote: LeadQuote | null;
  /** The range as the conversation has it, where the rates do not give it; otherwise empty. */
  otherRange: string;
  isShown: boolean;
}

export const nothingShown: ShownQuote = { quote: null, otherRange: '', isShown: false };

/** No range of a move is lower; answers such as "1 to 2 beds" look like one otherwise. */
const leastAmount = 50;
/** Room for two currencies and a dash beside the two amounts. */
const mostLetters = 12;

/** The amounts in a text, however its language groups their digits. */
const amountsIn = (text: string): number[] =>
  Array.from(text.matchAll(/\p{Nd}+(?:[.,\s'’٬]\p{Nd}{3})*/gu), ([amount]) => Number(digitsOf(amount)));

/** A line that is nothing but a range. */
function isRange(text: string): boolean {
  const [low = 0, high = 0, ...more] = amountsIn(text);
  const letters = text.replace(/[\p{Nd}.,\s'’٬]/gu, '').length;
  return more.length === 0 && leastAmount <= low && low < high && letters <= mostLetters;
}

const names = ({ minPrice, maxPrice }: LeadQuote, text: string): boolean =>
  amountsIn(text).some((amount, place, all) => amount === minPrice && all[place + 1] === maxPrice);

/** A move as it may have been quoted: what the conversation leaves open may have been pressed or taken from the places. */
function quotable({ originCity, destinationCity, moveType, moveDetails, ...facts }: PartialMove): Move[] {
  if (!originCity || !destinationCity) return [];
  return (moveType ? [moveType] : moveTypes).flatMap((type) =>
    (moveDetails ? [moveDetails] : moveContents).map((contents) => {
      return { ...facts, originCity, destinationCity, moveType: type, moveDetails: contents };
    }),
  );
}

/**
 * The conversation is what its sender says it is, so a range is the lead's only if the company's rates give it for the
 * move that the same conversation tells of.
 */
export function shownQuote(
  conversation: readonly ConversationLine[],
  move: PartialMove,
  quoteOf: (move: Move) => LeadQuote | null,
): ShownQuote {
  const said = conversation.filter(({ speaker }) => speaker === 'assistant').map(({ text }) => text);
  const range = said.findLast(isRange);
  if (range === undefined) return nothingShown;
  for (const one of quotable(move)) {
    const quote = quoteOf(one);
    if (quote && said.some((text) => names(quote, text))) return { quote, otherRange: '', isShown: true };
  }
  return { quote: null, otherRange: range, isShown: true };
}
