import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { asksCompany, beginsQuestion } from './classifier/asking-words.js';
import type { ReadMessage } from './read-message.js';
import { readSentence, type Sentence } from './sentence.js';
import { addedBeforeQuestion } from './slots/told-part.js';

const mostParts = 6;

/** The sentences of a message, without those that ask something. */
function toldParts(sentence: Sentence): Sentence[] {
  const { text } = sentence;
  const added = addedBeforeQuestion(sentence);
  if (added) return [added];
  const parts = text.split(/(?<=[.!?;؟\n])\s+/u).slice(0, mostParts);
  return parts.map(readSentence).filter((part) => !beginsQuestion(part) && !asksCompany(part));
}

/** Whether the value is another than the one that is known. */
function isChanged(move: PartialMove, fact: string, value: unknown): boolean {
  const known = { ...move, origin: move.originCity, destination: move.destinationCity }[fact];
  return known !== undefined && JSON.stringify(known) !== JSON.stringify(value);
}

/**
 * Whether a message that asks something also takes back or puts right what is known, or adds to it: "Not Cork. Do dogs
 * need a chip?", "and the washing machine, can you disconnect it".
 */
export function correctsBesideQuestion(message: ReadMessage, read: (part: Sentence) => ReadMessage): boolean {
  const { move, sentence } = message.context;
  const isAddition = addedBeforeQuestion(sentence) !== undefined;
  const corrections = Object.entries(message.slots).filter(
    ([fact, slot]) => slot !== undefined && (isAddition || isChanged(move, fact, slot.value)),
  );
  if (corrections.length === 0 && message.takenBack.length === 0) return false;
  return toldParts(sentence).some((part) => {
    const { slots, takenBack } = read(part);
    const saysSame = ([fact, slot]: (typeof corrections)[number]) =>
      JSON.stringify(slots[fact as keyof Slots]?.value) === JSON.stringify(slot?.value);
    return takenBack.some((fact) => message.takenBack.includes(fact)) || corrections.some(saysSame);
  });
}

/** Whether no sentence of the message asks anything. */
export const isAllTold = (sentence: Sentence): boolean => !beginsQuestion(sentence) && !asksCompany(sentence);
