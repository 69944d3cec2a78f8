import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import { findThings, isOwned, type Thing, type ThingKind } from '../../../../things/things.js';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isDenied, isLeftBehind, isPhraseDenied } from '../denial.js';
import { numberOfThings } from '../number-words.js';
import type { Slot } from '../slot.js';

const itemOf: Readonly<Partial<Record<ThingKind, SpecialItem>>> = {
  piano: 'piano-upright',
  'grand-piano': 'piano-grand',
  'pool-table': 'pool-table',
  safe: 'safe',
  'exercise-machine': 'exercise-machine',
  'grandfather-clock': 'grandfather-clock',
  aquarium: 'aquarium',
  art: 'art-crate',
  motorbike: 'motorbike',
  'hot-tub': 'hot-tub',
  'large-instrument': 'large-instrument',
  sculpture: 'sculpture',
  antique: 'antique',
  chandelier: 'chandelier',
  'wine-collection': 'wine-collection',
  plant: 'plant-collection',
  server: 'server-rack',
  machine: 'machine',
};

export const itemOfKind = (kind: ThingKind): SpecialItem | undefined => itemOf[kind];

/** "A piano, digital one": it is carried as other instruments are. */
const digital = new PhraseSet({
  digital:
    'clavinova, digital one, electric one, is digital, it s digital, its digital, is electric, it s electric, its electric, es digital, es electrico, uno digital, uno electrico, ' +
    'est numerique, est electrique, un numerique, un electrique, yang digital, yang elektrik, jenis digital, jenis elektrik, on digi*, on elektri*, ديجيتال, بيانو رقمي, بيانو كهربائي',
});

/** "Our plants" are to be moved, while "plants" may be what a customs rule is about; "a safe" needs no more to be one. */
function isMeant(sentence: readonly SentenceWord[], thing: Thing): boolean {
  if (thing.kind === 'piano' && digital.has(sentence)) return false;
  if (thing.kind === 'plant') return isOwned(sentence, thing);
  return thing.isSure || thing.kind === 'safe';
}

const isStaying = (sentence: readonly SentenceWord[], thing: Thing): boolean =>
  isPhraseDenied(sentence, thing) || isLeftBehind(sentence, thing);

const itemsOf = (things: readonly Thing[]): SpecialItem[] => [
  ...new Set(things.flatMap(({ kind }) => itemOf[kind] ?? [])),
];

const bottles = new PhraseSet({
  bottle:
    'bottles, bottles of wine, bottles of whisky, botellas, botellas de vino, bouteilles, bouteilles de vin, botol, botol wain, pudelit, pudelit veini, زجاجه, زجاجات, قنينه, قناني',
});
const fewestOfCellar = 12;

/** "A cellar of 60 bottles": so many are packed and insured as a collection. */
const hasCellar = (words: readonly SentenceWord[]): boolean =>
  bottles.find(words).some(({ from }) => {
    const count = numberOfThings(words[from - 1]?.plain ?? '') ?? 0;
    return count >= fewestOfCellar && !isDenied(words, from - 1);
  });

/** All special items that the words name, be they to come or to stay. */
export const namedSpecialItems = (words: readonly SentenceWord[]): SpecialItem[] =>
  itemsOf(findThings(words).filter((thing) => isMeant(words, thing)));

/** The named items that need their own people or crate. A make is its thing: a Steinway is a piano. */
export function findSpecialItems(sentence: readonly SentenceWord[]): Slot<SpecialItem[]> | undefined {
  const named = itemsOf(
    findThings(sentence).filter((thing) => isMeant(sentence, thing) && !isStaying(sentence, thing)),
  );
  const found: SpecialItem[] =
    hasCellar(sentence) && !named.includes('wine-collection') ? [...named, 'wine-collection'] : named;
  return found.length === 0 ? undefined : { value: found, confidence: 0.85 };
}

/** Those that stay by a word of leaving: "my mum keeps the piano", where "no piano" says that there is none. */
export const leftSpecialItems = (sentence: readonly SentenceWord[]): SpecialItem[] =>
  itemsOf(findThings(sentence).filter((thing) => isLeftBehind(sentence, thing)));

const afterMalayMotor = new Set('tu ni itu ini pun tak x tidak jangan'.split(' '));

/** "Motor x jadi bawa": in Malay the bare word is a motorbike, where elsewhere it is an engine. */
const malayMotorbikeStays = (sentence: readonly SentenceWord[]): boolean =>
  sentence.some(
    ({ plain }, at) =>
      plain === 'motor' &&
      afterMalayMotor.has(sentence[at + 1]?.plain ?? '') &&
      isStaying(sentence, { kind: 'motorbike', name: plain, from: at, to: at + 1, isSure: true, isMake: false }),
  );

/** The special items that a sentence says to stay: "klaverit ei tule", "the piano stays". */
export const stayingSpecialItems = (sentence: readonly SentenceWord[]): SpecialItem[] => {
  const staying = itemsOf(findThings(sentence).filter((thing) => isStaying(sentence, thing)));
  return malayMotorbikeStays(sentence) ? [...new Set([...staying, 'motorbike' as const])] : staying;
};
