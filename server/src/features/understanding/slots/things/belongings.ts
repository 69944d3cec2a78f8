import { findThings, type Thing, type ThingKind, thingKinds } from '../../../../things/things.js';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isDenied, isLeftBehind } from '../denial.js';
import type { Slot } from '../slot.js';
import { isLoadAt } from './said-volume.js';

export type Belonging = 'pets' | 'car';

const cars: ReadonlySet<ThingKind> = new Set<ThingKind>(['car', 'motorhome']);
const keepsAside = new PhraseSet({
  sold: 'sell*, sold, selling, leave behind, leaving behind, vend*, müü*, jual, jätame, ابيع',
});
const confidences = { denied: 0.85, sure: 0.9, likely: 0.7, keptAside: 0.6 } as const;

/** "A boxer" is likely to be a dog, while "a van" is likely to be the mover's. */
function isBelonging({ kind, isSure }: Thing, which: Belonging): boolean {
  return which === 'pets' ? thingKinds[kind] === 'animal' : isSure && cars.has(kind);
}

/** Whether a pet or a car comes along. Undefined where the sentence does not mention it. */
export function findBelonging(
  sentence: readonly SentenceWord[],
  which: Belonging,
  isPlace: (at: number) => boolean = () => false,
): Slot<boolean> | undefined {
  const found = findThings(sentence).filter(
    (thing) => isBelonging(thing, which) && !isLoadAt(sentence, thing.from) && !isPlace(thing.from),
  );
  if (found.length === 0) return undefined;
  if (which === 'car' && keepsAside.has(sentence)) return { value: false, confidence: confidences.keptAside };
  if (found.every((thing) => isDenied(sentence, thing.from) || isLeftBehind(sentence, thing)))
    return { value: false, confidence: confidences.denied };
  // "He has a dog, so no pets with me": the last word is of all animals.
  const last = found.at(-1);
  if (last?.kind === 'pet' && isDenied(sentence, last.from)) return { value: false, confidence: confidences.denied };
  const isSure = found.some((thing) => thing.isSure);
  return { value: true, confidence: isSure ? confidences.sure : confidences.likely };
}
