import { PhraseSet } from '../../phrase-set.js';
import type { Sentence } from '../../sentence.js';
import { numberOfThings } from '../number-words.js';
import { movingWords } from './marker-words.js';
import type { PlaceMention } from './place-mentions.js';

const moving = new PhraseSet({ moving: movingWords });
const leastPeople = 100_000;

interface Named {
  readonly mention: PlaceMention;
  readonly all: readonly PlaceMention[];
  /** How many people live there. */
  readonly size: number;
}

/** "Paris Lyon, 2 chambres", "mudanza Cork Dublin": two large towns side by side, which are a route. */
export function isBesideTown({ words }: Sentence, { mention, all, size }: Named): boolean {
  const other = all.find(({ kind, from, to }) => kind === 'city' && (from === mention.to || to === mention.from));
  if (!other || size < leastPeople) return false;
  const [first, second] = other.from < mention.from ? [other, mention] : [mention, other];
  const areWritten = [first, second].every(({ from }) => /^\p{Lu}/u.test(words[from]?.typed ?? ''));
  const next = words[second.to];
  const isEnd = !next || next.followsMark || numberOfThings(next.plain) !== undefined || /^\d/.test(next.plain);
  const isMoved = moving.has(words.slice(Math.max(0, first.from - 1), first.from));
  return areWritten && words[second.from]?.followsMark === false && (isEnd || isMoved);
}
