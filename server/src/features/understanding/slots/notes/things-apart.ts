import { findThings, type ThingKind } from '../../../../things/things.js';
import type { Sentence, SentenceWord } from '../../sentence.js';
import { isDenied, isLeftBehind, isTakenBySomebody } from '../denial.js';
import { numberOfThings } from '../number-words.js';
import { isBeside } from '../things/contents.js';
import { thingsIn } from '../things/inventory.js';
import { findSpecialItems, itemOfKind } from '../things/special-items.js';
import type { Clause } from './clauses.js';

/** "2 safes", of which the list of special items knows only that there is one. */
export const countedSpecialItems = (words: readonly SentenceWord[]): Clause[] =>
  findThings(words).flatMap(({ kind, from, to }) => {
    const count = numberOfThings(words[from - 1]?.plain ?? '') ?? 1;
    const isMany = count > 1 && !words[from]?.followsMark && itemOfKind(kind) !== undefined;
    return isMany && !isDenied(words, from) ? [{ from: from - 1, to }] : [];
  });

/** What no list of the inventory has a name for, and a mover wants to know of. */
const kindsOfNotes: ReadonlySet<ThingKind> = new Set<ThingKind>([
  ...(['instrument', 'e-scooter', 'boat', 'mobility-aid', 'appliance', 'electronics', 'sport'] as const),
  ...(['baby-gear', 'outdoor-gear', 'garden-tool', 'golf-clubs', 'plant', 'motorhome'] as const),
]);
const articles = new Set('a an one un una uno une sebuah seekor satu uks'.split(' '));
const owners = new Set('my our mi mis nuestro nuestra mon ma mes notre nos minu meie'.split(' '));

/** "A guitar", "and my guitar", where "my phone" alone may be anything. */
function isTold(words: readonly SentenceWord[], from: number): boolean {
  const before = words[from - 1]?.plain ?? '';
  if (words[from]?.followsMark) return false;
  return (
    articles.has(before) || numberOfThings(before) !== undefined || (owners.has(before) && isBeside(words, from - 1))
  );
}

/** "A guitar", "my e-scooter": a thing that no other fact holds. */
export function otherThings({ words }: Sentence): Clause[] {
  const listed = [...thingsIn(words), ...comingSpecial(words)];
  return findThings(words).flatMap((thing) => {
    const { kind, from, to, isSure } = thing;
    const isListed = listed.some((other) => from < other.to && other.from < to);
    const isStaying = isDenied(words, from) || isLeftBehind(words, thing);
    const hasArticle = isTold(words, from);
    const isNote = isSure && kindsOfNotes.has(kind) && (hasArticle || kind === 'motorhome') && !isListed && !isStaying;
    return isNote ? [{ from: hasArticle ? from - 1 : from, to }] : [];
  });
}

/** Those that are special items have a fact of their own. */
const comingSpecial = (words: readonly SentenceWord[]) =>
  findThings(words).filter(
    ({ kind, from, to }) => findSpecialItems(words.slice(Math.max(0, from - 1), to)) && itemOfKind(kind),
  );

/** "The wardrobe is my ex's": a thing of the home that is somebody else's. */
export function ownedByOthers(words: readonly SentenceWord[]): Clause[] {
  return thingsIn(words).flatMap((thing) => {
    const end = isTakenBySomebody(words, thing);
    return end === undefined ? [] : [{ from: thing.from, to: end }];
  });
}
