import type { MoveFact } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { asksByVerb, beginsQuestion } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import type { Sentence } from '../sentence.js';
import { toldPart } from '../slots/told-part.js';

/** What a message tells anew of the move. */
export interface SlotChange {
  readonly slots: Slots;
  readonly takenBack: MoveFact[];
}

/** What the company does at all: "do you", where "can you take the desk off" wishes for it. */
const habits = new PhraseSet({
  asks:
    'do you, do u, do ya, do ye, do they, ' +
    'retirais, retiran, recogeis, recogen, os llevais, se llevan, tirais, tiran, haceis, hacen, vous enlevez, vous prenez, vous reprenez, vous recuperez, vous debarrassez, vous jetez, enlevez vous, prenez vous, reprenez vous, debarrassez vous, jetez vous, est ce que vous, ' +
    'korang, awak, anda, company, syarikat, kas te, kas viite, kas votate, kas viskate, kas utiliseerite, تاخذون, تشيلون, تنقلون, ترمون, تتخلصون, هل',
});
const requests = new PhraseSet({
  please:
    'please, pls, plz, por favor, porfa, svp, stp, s il vous plait, s il te plait, tolong, sila, palun, لو سمحت*, من فضلك',
});
const mostBefore = 2;

/** "Do you take the old desks away?", "korang buang katil lama tak": of things that need not be those of the move. */
export const asksOfRemoval = (sentence: Sentence): boolean => {
  const { words } = sentence;
  const isHabit = habits.find(words).some(({ from }) => from <= mostBefore && !words[from]?.followsMark);
  const isEnglish = words[0]?.plain === 'do';
  return (
    isHabit &&
    (isEnglish || beginsQuestion(sentence) || asksByVerb(sentence)) &&
    !requests.has(words) &&
    toldPart(sentence) === sentence
  );
};

const amountOf = (items: readonly { readonly count: number }[] = []): number =>
  items.reduce((sum, { count }) => sum + count, 0);

const lists: ReadonlySet<string> = new Set(['inventory', 'specialItems', 'leftOut', 'moveDetails']);

/** What the message tells, without the things that it would take off the list by a question. */
export function withoutAskedRemovals({ slots, takenBack }: SlotChange, { sentence, move }: MessageContext): SlotChange {
  const isLess =
    slots.leftOut !== undefined ||
    takenBack.some((fact) => lists.has(fact)) ||
    (slots.inventory !== undefined && amountOf(slots.inventory.value.items) < amountOf(move.inventory?.items));
  if (!isLess || !asksOfRemoval(sentence)) return { slots, takenBack };
  return {
    slots: Object.fromEntries(Object.entries(slots).filter(([fact]) => !lists.has(fact))) as SlotChange['slots'],
    takenBack: takenBack.filter((fact) => !lists.has(fact)),
  };
}
