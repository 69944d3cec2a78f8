import type { PartialMove } from '@meg/shared/contract/move';
import type { Quote } from '@meg/shared/contract/quotes';
import { type Answer, moveQuestions } from '../answer.js';
import { answerKey } from '../answer-key.js';
import type { Phrase } from '../phrase.js';
import type { EarlierRange, QuoteChange, QuoteMessage, WordedFact } from '../state.js';

export const rangeOf = ({ minPrice, maxPrice, currency }: Quote): EarlierRange => ({ minPrice, maxPrice, currency });

export function isSamePrice(one: EarlierRange, other: EarlierRange): boolean {
  return one.minPrice === other.minPrice && one.maxPrice === other.maxPrice && one.currency === other.currency;
}

/** The price itself, which is known more finely than the range that is shown around it. */
const priceOf = ({ lines }: Quote) => lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** Undefined where one of the two has no price, or they are in different currencies. */
export function differenceOf(now: Quote, before: Quote): number | undefined {
  if (now.minPrice === null || before.minPrice === null || now.currency !== before.currency) return undefined;
  return priceOf(now) - priceOf(before);
}

/** Each fact with what was known of it before, where there are words for that. */
export function withFormer(
  facts: readonly WordedFact[],
  known: PartialMove,
  shown: QuoteMessage,
): QuoteChange['facts'] {
  return facts.map((one) => {
    const former = formerWords(one, known, shown);
    return { ...one, ...(former && { former }) };
  });
}

function formerWords(
  { fact, text }: WordedFact,
  known: PartialMove,
  { quote, change }: QuoteMessage,
): Phrase | undefined {
  const said = change?.facts.find((one) => one.fact === fact)?.text;
  if (said !== undefined) return said === text ? undefined : { verbatim: said };
  const way = quote.modes.find(({ isChosen }) => isChosen)?.mode;
  if (fact === 'shippingMode') return way && { key: `mode.${way}` };
  const answer = { about: fact, value: known[fact as keyof PartialMove] } as Answer;
  return fact in moveQuestions && answer.value !== undefined ? { key: answerKey(answer) } : undefined;
}
