import { wordSet } from '../../../../text/word-set.js';
import { findThings, type Thing, type ThingKind, thingKinds } from '../../../../things/things.js';
import { PhraseSet } from '../../phrase-set.js';
import { formsOf, type SentenceWord } from '../../sentence.js';
import { isDenied, isLeftBehind } from '../denial.js';
import { denyingWords } from '../denying-words.js';
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

/** Right before the Egyptian word for a car, which is "Arabic" elsewhere. */
const owning = new PhraseSet({
  owning: `عندي, عندنا, معي, معايا, معانا, معنا, ناخد, هناخد, حناخد, واخدين, ناخذ, نجيب, هنجيب, ابيع, هبيع, بعت, بعنا, شيل, شيلوا, بلاش, ${denyingWords}`,
});
const mostOfOwning = 3;

function egyptianCars(sentence: readonly SentenceWord[]): Thing[] {
  return sentence.flatMap(({ plain, typed }, from): Thing[] => {
    const before = sentence.slice(Math.max(0, from - mostOfOwning), from);
    const isCar = formsOf(plain).includes('عربيه') && owning.find(before).some(({ to }) => to === before.length);
    return isCar ? [{ kind: 'car', name: typed, from, to: from + 1, isSure: true, isMake: false }] : [];
  });
}

/** A car that is hired, bought or needed, and a van of one's own beside a shared load, are not what one has. */
const notOwned = new PhraseSet({
  hired:
    'hire, hiring, hired, rent, renting, rental, need a car, need a van, buy a car, buying a car, shared load, part load, own van, own lorry, own truck, dedicated van, luton, man and van, ' +
    'alquilar, alquilo, alquilamos, camion propio, furgoneta propia, carga compartida, grupaje, louer, loue, louons, location, propre camion, camion dedie, groupage, sewa, menyewa, lori sendiri, kongsi lori, ' +
    'rentida, rendin, rendime, oma buss, jagatud koorem, استاجر, نستاجر, استئجار, تاجير, شاحنه خاصه, حموله مشتركه',
});

/** "Our cat hates cars", "my wife is scared of dogs": what is hated or feared is nobody's own. */
const feared = new PhraseSet({
  feared:
    'hate, hates, hated, dislikes, detests, fears, can t stand, cant stand, can t bear, scared of, afraid of, frightened of, terrified of, allergic to, sick in, stressed in, nervous in, bad in, ' +
    'odia, odian, detesta, miedo a, miedo de, miedo al, alergic* a, marea en, marea en el, deteste, detestent, peur des, peur de la, peur du, peur en, allergique aux, malade en, n aime pas les, n aime pas la, ' +
    'benci, takut, takut naik, alah kepada, mabuk, tak suka naik, vihkab, vihkavad, kardab, kardavad, allergiline, jaab haigeks, يكره, تكره, بيكره, بتكره, يخاف من, تخاف من, بيخاف من, بتخاف من, حساسيه من',
});
const owners = wordSet('my our his her their mi mis nuestro nuestra mon ma mes notre nos minu meie');
const isFeared = (sentence: readonly SentenceWord[], { from }: Thing): boolean =>
  feared.find(sentence.slice(0, from)).some(({ to }) => from - to <= 1 && !owners.has(sentence[to]?.plain ?? ''));

/** "She's keeping the cat": of animals that another person keeps, none comes. */
const keptByOthers = new PhraseSet({
  kept:
    'she s keeping, shes keeping, he s keeping, hes keeping, they re keeping, theyre keeping, is keeping, are keeping, she keeps, he keeps, ex keeps, she ll keep, he ll keep, will keep, se queda con, se quedan con, se quedara con, elle garde, il garde, ils gardent, ex garde, va garder, ' +
    'dia simpan, dia ambil, dia jaga, jatab endale, jaab temale, jaab talle, هي تاخذ, هو ياخذ, بتضل معها, بيضل معه, تبقي معها, يبقي معه',
});
const ownKeeping = new PhraseSet({
  own: 'we are keeping, i am keeping, we re keeping, i m keeping, we will keep, i will keep',
});
const isKeptByOthers = (sentence: readonly SentenceWord[], { from }: Thing): boolean =>
  keptByOthers.find(sentence.slice(0, from)).some(({ to }) => from - to <= 2) &&
  !ownKeeping.has(sentence.slice(0, from));

/** Whether a pet or a car comes along. Undefined where the sentence does not mention it. */
export function findBelonging(
  sentence: readonly SentenceWord[],
  which: Belonging,
  isPlace: (at: number) => boolean = () => false,
): Slot<boolean> | undefined {
  const found = [...findThings(sentence), ...egyptianCars(sentence)].filter(
    (thing) =>
      isBelonging(thing, which) &&
      !isLoadAt(sentence, thing.from) &&
      !isPlace(thing.from) &&
      !isFeared(sentence, thing),
  );
  if (found.length === 0 || (which === 'car' && notOwned.has(sentence))) return undefined;
  if (which === 'car' && keepsAside.has(sentence)) return { value: false, confidence: confidences.keptAside };
  const stays = (thing: Thing) => isDenied(sentence, thing.from) || isLeftBehind(sentence, thing);
  if (found.every((thing) => stays(thing) || (which === 'pets' && isKeptByOthers(sentence, thing))))
    return { value: false, confidence: confidences.denied };
  // "He has a dog, so no pets with me": the last word is of all animals.
  const last = found.at(-1);
  if (last?.kind === 'pet' && isDenied(sentence, last.from)) return { value: false, confidence: confidences.denied };
  const isSure = found.some((thing) => thing.isSure);
  return { value: true, confidence: isSure ? confidences.sure : confidences.likely };
}
