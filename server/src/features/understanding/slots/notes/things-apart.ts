import { findThings } from '../../../../things/things.js';
import type { SentenceWord } from '../../sentence.js';
import { isDenied, isTakenBySomebody } from '../denial.js';
import { numberOfThings } from '../number-words.js';
import { thingsIn } from '../things/inventory.js';
import { itemOfKind } from '../things/special-items.js';
import type { Clause } from './clauses.js';

/** "2 safes", of which the list of special items knows only that there is one. */
export const countedSpecialItems = (words: readonly SentenceWord[]): Clause[] =>
  findThings(words).flatMap(({ kind, from, to }) => {
    const count = numberOfThings(words[from - 1]?.plain ?? '') ?? 1;
    const isMany = count > 1 && !words[from]?.followsMark && itemOfKind(kind) !== undefined;
    return isMany && !isDenied(words, from) ? [{ from: from - 1, to }] : [];
  });

/** "The wardrobe is my ex's": a thing of the home that is somebody else's. */
export function ownedByOthers(words: readonly SentenceWord[]): Clause[] {
  return thingsIn(words).flatMap((thing) => {
    const end = isTakenBySomebody(words, thing);
    return end === undefined ? [] : [{ from: thing.from, to: end }];
  });
}
