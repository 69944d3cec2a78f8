import { findThings, type Thing, type ThingKind, thingKinds } from '../../../things/things.js';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { isDenied } from './denial.js';
import type { Slot } from './slot.js';

export type Belonging = 'pets' | 'car';

const cars: ReadonlySet<ThingKind> = new Set<ThingKind>(['car', 'motorhome']);
const keepsAside = new PhraseSet({
  sold: 'sell*, sold, selling, leave behind, leaving behind, vend*, müü*, jual, jätame, ابيع',
});
/** Before the pet or the car: "drop the jeep", "dejamos al perro". */
const leaving = new PhraseSet({
  left:
    'leave the, leave our, leave my, leaving the, leaving our, leaving my, drop the, drop our, drop my, dejo, dejamos, dejar, ' +
    'laisse, laissons, laisser, jatan, jatame, بلا, نترك, اترك',
});
/** After it: "the car stays", "kass jääb vanaema juurde". */
const staying = new PhraseSet({
  left:
    'stays, stay behind, staying, out, not coming, isn t coming, se queda, se quedan, reste, restent, tinggal, ditinggalkan, ' +
    'x jadi, tak jadi, tidak jadi, jaab, jaavad, تبقى, يبقى, بتبقى, بيبقى, حتبقى, تظل',
});
const beside = 3;
const confidences = { denied: 0.85, sure: 0.9, likely: 0.7, keptAside: 0.6 } as const;

/** "A boxer" is likely to be a dog, while "a van" is likely to be the mover's. */
function isBelonging({ kind, isSure }: Thing, which: Belonging): boolean {
  return which === 'pets' ? thingKinds[kind] === 'animal' : isSure && cars.has(kind);
}

/** Whether the few words beside a thing say so, as far as no comma or full stop parts them. */
function isLeft(sentence: readonly SentenceWord[], { from, to }: Thing): boolean {
  let start = from;
  while (start > 0 && from - start < beside && !sentence[start]?.followsMark) start--;
  let end = to;
  while (end < sentence.length && end - to < beside && !sentence[end]?.followsMark) end++;
  return leaving.has(sentence.slice(start, from)) || staying.has(sentence.slice(to, end));
}

/** Whether a pet or a car comes along. Undefined where the sentence does not mention it. */
export function findBelonging(sentence: readonly SentenceWord[], which: Belonging): Slot<boolean> | undefined {
  const found = findThings(sentence).filter((thing) => isBelonging(thing, which));
  if (found.length === 0) return undefined;
  if (which === 'car' && keepsAside.has(sentence)) return { value: false, confidence: confidences.keptAside };
  if (found.every((thing) => isDenied(sentence, thing.from) || isLeft(sentence, thing)))
    return { value: false, confidence: confidences.denied };
  const isSure = found.some((thing) => thing.isSure);
  return { value: true, confidence: isSure ? confidences.sure : confidences.likely };
}
