import type { Slots } from '@meg/shared/contract/understanding';
import type { RoomKind } from '@meg/shared/domain/quotes/rooms';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isDenied, isLeftBehind } from '../denial.js';
import { numberOfThings } from '../number-words.js';

export type Rooms = NonNullable<Slots['rooms']>['value'];

/** Rooms beside the bedrooms, which `home-size.ts` counts. */
const words = new PhraseSet<Exclude<RoomKind, 'bedroom'>>({
  'living-room':
    'living room*, lounge*, sitting room*, reception room*, salon, salones, sala de estar, salons, sejour*, ruang tamu, elutoa*, elutuba, elutuba*, غرفه معيشه, غرفه جلوس, صاله, صالون',
  'dining-room':
    'dining room*, comedor, comedores, salle a manger, salles a manger, ruang makan, bilik makan, soogitoa*, soogituba, غرفه طعام, غرفه سفره',
  kitchen:
    'kitchen, kitchens, kitchenette*, cocina, cocinas, cuisine, cuisines, dapur, kook, kooki, kookiga, kooke, koogiga, مطبخ',
  bathroom:
    'bathroom*, bath room*, ensuite*, en suite*, bano, banos, cuarto de bano, cuartos de bano, salle de bain*, salles de bain*, salle d eau, bilik air, bilik mandi, ' +
    'vannitoa*, vannituba*, حمام, حمامات, حمامين, دوره مياه',
  study:
    'study, home office*, office room, estudio aparte, despacho en casa, bilik kerja, bilik belajar, bureau a la maison, kabinet, toatuba, tootuba, tootoa*, غرفه مكتب',
  garage: 'garage*, garaje*, cochera*, garaj, garaaz*, كراج, مراب',
  loft: 'loft, lofts, attic*, desvan*, atico trastero, grenier*, combles, loteng, pooning*, علييه',
  garden:
    'garden*, yard, backyard*, patio, terrace*, jardin, jardines, terraza, jardins, terrasse*, halaman, taman rumah, aed, aia, aiaga, terrass*, حديقه, فناء, شرفه',
});
export const namesRoom = (sentence: readonly SentenceWord[]): boolean => words.has(sentence);

const oneWords = new Set(
  'a an the with and one un una el la con y une avec et sebuah dan dengan uks ja koos مع و'.split(' '),
);
const misleading = new PhraseSet({
  other:
    'kitchen table*, kitchen chair*, kitchen dresser*, garden table*, garden chair*, garden furniture, garden tool*, garage sale*, dining room table*, dining room chair*, living room furniture, ' +
    'mesa de cocina, table de cuisine, mesa de jardin, table de jardin, meja dapur, meja taman, bathroom cabinet*, study abroad, study permit*, study visa*, to study, case study, patio table*, loft bed*, ' +
    'loft apartment, loft conversion, cuisine de, dining room set, kitchen set',
});
const mostRooms = 30;

function countBefore(sentence: readonly SentenceWord[], from: number): number | undefined {
  const before = sentence[from - 1];
  const number = numberOfThings(before?.plain ?? '');
  // "غرفتين وصالة": the two are of the word before, and the Arabic "and" joins one.
  if (/^و/.test(sentence[from]?.plain ?? '')) return 1;
  if (number !== undefined) return number;
  return sentence[from]?.followsMark || oneWords.has(before?.plain ?? '') ? 1 : undefined;
}

/** "No garage", "todo menos la cocina". */
const isStaying = (sentence: readonly SentenceWord[], span: { from: number; to: number }): boolean =>
  isDenied(sentence, span.from) || isLeftBehind(sentence, span);

/** The rooms of a home whose bedrooms were counted: "3 bedrooms, 2 bathrooms and a study". */
export function findRooms(sentence: readonly SentenceWord[], bedrooms: number | undefined): Slots['rooms'] {
  if (bedrooms === undefined) return undefined;
  const others = misleading.find(sentence);
  const counts: Record<string, number> = {};
  for (const { label, from, to } of words.find(sentence)) {
    if (others.some((other) => from >= other.from && from < other.to)) continue;
    const count = isStaying(sentence, { from, to }) ? undefined : countBefore(sentence, from);
    if (count !== undefined && count <= mostRooms) counts[label] = Math.max(count, counts[label] ?? 0);
  }
  if (Object.keys(counts).length === 0) return undefined;
  return { value: { bedroom: bedrooms, ...counts } as Rooms, confidence: 0.8 };
}
