import { mostInventoryM3 } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { PhraseSet } from '../../phrase-set.js';
import { type Sentence, type SentenceWord, withAsciiDigits } from '../../sentence.js';
import { numberOfThings } from '../number-words.js';

const cubicMetres =
  /(?:m\s?(?:3|³)|mt3|mts3|cbm|cubic (?:met(?:re|er)s?|m)|metros? cubicos?|met?res? cubes?|m cubes?|meter padu|kuupmeetri\w*|kuupmeeter|kuup\b|متر مكعب|م\s?مكعب|م3|مترا مكعبا|امتار مكعبه)/;
const cubicFeet =
  /(?:cu\.? ?ft|cuft|ft\s?(?:3|³)|cubic f(?:ee|oo)t|pies cubicos|pieds cubes|kaki padu|kuupjal\w*|قدم مكعب\w*)/;
const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const range = String.raw`(?:${number}\s?(?:-|–|to|a|o|or|y|et|and|ou|hingga|sampai|kuni|الي|ل)\s?)?${number}\s?`;
const metres = new RegExp(range + cubicMetres.source);
const feet = new RegExp(range + cubicFeet.source);
const m3PerFt3 = 0.0283;

/** What a container holds of a household. */
const containers = /(?<!\d)(20|40)\s?(?:ft|feet|foot|'|pies|pieds|kaki|jala\w*|قدم)/;
const containerWord = new PhraseSet({
  container: 'container*, contenedor*, conteneur*, kontena, konteiner*, حاويه, كونتينر',
});
const containerM3: Readonly<Record<string, number>> = { '20': 28, '40': 58 };

/** What usual vehicles of movers hold, for "half a van". */
const vehicles = new PhraseSet({
  van: 'van, vans, van load, van loads, vanload*, transit, furgoneta, furgonetas, camionnette, fourgon, fourgonnette, kaubik*, فان',
  truck:
    'truck, trucks, truckload*, truck load, lorry, lorries, camion, camiones, camions, lori, veoauto*, rekka*, شاحنه, شاحنات',
});
const vehicleM3 = { van: 11, truck: 30 } as const;
const shares = new PhraseSet({
  half: 'half, half a, half of a, media, medio, la mitad, la mitad de, demi, demie, un demi, une demi, la moitie, la moitie d, setengah, separuh, pool, poole, نصف, نص',
  third: 'third of, a third of, un tercio de, un tiers de, un tiers, kolmandik*, ثلث',
  quarter: 'quarter of, a quarter of, quarter, un cuarto de, un quart de, un quart, suku, veerand*, ربع',
  whole:
    'full, whole, one, a whole, entera, entero, llena, lleno, plein, pleine, entier, penuh, terve, taisis, كامله, مليانه',
});
const shareOf = { half: 0.5, third: 1 / 3, quarter: 0.25, whole: 1 } as const;
const loads = new PhraseSet({ load: 'load, loads, full, lleno, llena, plein, pleine, penuh, tais, مليانه, كامله' });
const reach = 4;

const plainText = (text: string): string =>
  withAsciiDigits(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ة', 'ه');

const units = /^(?:m3|cbm|cubic|metros|metro|metres?|meter|kuupmeet\w*|kuup|متر|امتار|مترا|م3)$/;

/** "Üheksa kuupmeetrit": the number before the unit may be a word. */
const withDigits = ({ words }: Sentence, text: string): string =>
  words.reduce((left, { plain }, at) => {
    const number = units.test(words[at + 1]?.plain ?? '') && !/\d/.test(plain) ? numberOfThings(plain) : undefined;
    return number === undefined ? left : left.replace(plain, String(number));
  }, text);

const asNumber = (text: string): number => Number(text.replace(',', '.'));

/** The middle of "20 to 25 m³". */
function inUnits(text: string, unit: RegExp): number | undefined {
  const [, least, most] = unit.exec(text) ?? [];
  if (most === undefined) return undefined;
  return least === undefined ? asNumber(most) : (asNumber(least) + asNumber(most)) / 2;
}

/** A share or a number right before the word: "half a", "two". */
function timesBefore(words: readonly SentenceWord[], from: number): number | undefined {
  const before = words.slice(Math.max(0, from - reach), from);
  const share = shares.find(before).at(-1);
  if (share) return shareOf[share.label];
  const plain = words[from - 1]?.plain ?? '';
  return numberOfThings(plain);
}

function ofContainer({ words }: Sentence, text: string): number | undefined {
  const size = containers.exec(text)?.[1];
  const named = containerWord.find(words)[0];
  if (!size || !named) return undefined;
  const share = shares.find(words.slice(0, named.from)).at(-1);
  return (containerM3[size] ?? 0) * (share ? shareOf[share.label] : 1);
}

/** "Half a van", "two van loads"; "a van" alone is one to be sent. */
const loadsIn = (words: readonly SentenceWord[]) =>
  vehicles.find(words).flatMap(({ label, from, to }) => {
    const times = timesBefore(words, from);
    const isLoad = loads.has(words.slice(Math.max(0, from - 2), to + 2));
    return times !== undefined && (times < 1 || isLoad) ? [{ from, m3: vehicleM3[label] * times }] : [];
  });

/** Whether the vehicle at this place measures how much goes, and is none to be moved. */
export const isLoadAt = (words: readonly SentenceWord[], at: number): boolean =>
  loadsIn(words).some(({ from }) => from === at);

/** How much goes, where the visitor knows its volume: m³, cubic feet, a container or a share of a van. */
export function findVolume(sentence: Sentence): Slots['volumeM3'] {
  const text = withDigits(sentence, plainText(sentence.text));
  const [inMetres, inFeet] = [inUnits(text, metres), inUnits(text, feet)];
  const exact = inMetres ?? (inFeet === undefined ? undefined : inFeet * m3PerFt3);
  const m3 = exact ?? ofContainer(sentence, text) ?? loadsIn(sentence.words)[0]?.m3;
  if (m3 === undefined || m3 < 0.1 || m3 > mostInventoryM3) return undefined;
  return { value: Math.round(m3 * 10) / 10, confidence: exact === undefined ? 0.75 : 0.9 };
}
