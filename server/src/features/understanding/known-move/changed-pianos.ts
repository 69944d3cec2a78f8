import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import type { SentenceWord } from '../sentence.js';
import { addsSomething } from './adding-words.js';
import { type Piano, pianosIn } from './piano-kinds.js';

export const isPiano = (item: SpecialItem): item is Piano => item.startsWith('piano');

interface FoundPianos {
  readonly meant: readonly Piano[];
  readonly withdrawn: readonly Piano[];
  /** Those that were left out: "the piano" is of their kind. */
  readonly before: readonly Piano[];
}

/**
 * The pianos as they now are. Another kind than the known one replaces it, unless it is said to come beside it; a piano
 * without a kind is the one that is known, and "no piano" is none of any kind.
 */
export function changedPianos(
  words: readonly SentenceWord[],
  known: readonly Piano[],
  found: FoundPianos,
): readonly Piano[] {
  const said = pianosIn(words);
  const isSpokenOf = known.length > 0 || said.isNamed;
  const denied = isSpokenOf ? said.denied : [];
  const grands = found.meant.filter((piano) => piano === 'piano-grand' && !denied.includes(piano));
  const kinds = isSpokenOf ? [...new Set([...said.meant, ...grands])] : grands;
  const left = known.filter((piano) => !denied.includes(piano));
  if (kinds.length > 0) {
    const isBeside = kinds.length === 1 && left.length > 0 && addsSomething(words);
    return isBeside ? [...new Set([...left, ...kinds])] : kinds;
  }
  if (denied.length > 0) return left;
  if (found.withdrawn.length > 0) return [];
  if (known.length === 0) return found.meant.length > 0 && found.before.length > 0 ? found.before : found.meant;
  return said.isOnlyOne && known.includes('piano-grand') ? ['piano-grand'] : known;
}
