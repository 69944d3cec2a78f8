import { asksSomething } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { numberOfThings } from '../slots/number-words.js';
import { comingThings, type Inventory } from '../slots/things/inventory.js';
import { addsSomething } from './adding-words.js';
import { knowsHome } from './whole-list.js';

const only = new PhraseSet({
  only: 'only, just, nothing but, solo, solamente, unicamente, nada mas que, seulement, juste, uniquement, rien que, que les, que le, que la, que mes, hanya, cuma, sahaja, saja, shj, je, jer, ainult, vaid, فقط, بس, غير',
});
/** Before the thing: "only the boxes"; or after it: "kotak sahaja". */
const reach = { before: 4, after: 1 };

function isOnlyBeside(words: readonly SentenceWord[], { from, to }: { from: number; to: number }): boolean {
  const start = Math.max(0, from - reach.before);
  const said = only.find(words).filter((at) => at.from >= start && at.to <= to + reach.after);
  return said.some((at) => !words.slice(at.to, from + 1).some(({ followsMark }) => followsMark) || at.from === to);
}

const isBox = (code: string): boolean => code.startsWith('box-');
/** "The boxes" are all of the list, of whatever size. */
const isSameKind = (one: string, other: string): boolean => one === other || (isBox(one) && isBox(other));

const mostBeforeThing = 3;

const hasNumber = (words: readonly SentenceWord[], { from }: { from: number }): boolean =>
  words.slice(Math.max(0, from - mostBeforeThing), from).some(({ plain }) => numberOfThings(plain) !== undefined);

/**
 * "Only the boxes now", "my desk stays, I only take the boxes": the things of a list that go alone, as many as were known. None
 * where the message names another thing, or a number of them.
 */
export function keptAlone(context: MessageContext): Inventory['items'] {
  const { move, read, sentence } = context;
  const { words } = sentence;
  const known = move.inventory?.items ?? [];
  const named = comingThings(words);
  const [first] = named;
  if (!first || knowsHome(context) || addsSomething(words) || asksSomething(sentence)) return [];
  if (!isOnlyBeside(words, first)) return [];
  // "Only boxes, like 18 of them".
  const isOtherCount = ({ code, count }: Inventory['items'][number]) =>
    count > 1 && !known.some((item) => item.code === code && item.count === count);
  if (read.found.slots.inventory?.value.items.some(isOtherCount)) return [];
  const isKnown = (thing: (typeof named)[number]) => known.some(({ code }) => isSameKind(code, thing.label));
  if (!named.every((thing) => isKnown(thing) && !hasNumber(words, thing))) return [];
  return known.filter(({ code }) => named.some(({ label }) => isSameKind(code, label)));
}
