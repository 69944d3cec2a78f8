import type { Place } from '@meg/shared/contract/places';
import { greatCircleKm } from '@meg/shared/domain/quotes/great-circle';
import { foldText } from '../../../text/fold-text.js';
import { positionAt, rowOfId } from '../gazetteer/gazetteer.js';
import { isWithin, largestIn, rowsNamed, rowsOneSlipAway } from './named-rows.js';
import { type PlaceIndex, qualifiersFor } from './place-index.js';
import { placeAt } from './place-labels.js';
import { countiesNamed, type Reading, type ReadingOptions, readQuery } from './place-query.js';
import { isIn, isNear } from './qualifiers.js';

export type PlaceMatch =
  | { readonly kind: 'found'; readonly place: Place }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Place[] }
  | { readonly kind: 'unknown' };

export interface FindOptions {
  readonly language?: string;
  /** Countries that the company serves: a place there is preferred to its namesakes elsewhere. */
  readonly preferred?: readonly string[];
  /** Where the company is: a place nearby is preferred to its namesakes, such as Somerville to one in Boston. */
  readonly home?: Position | undefined;
}

type Position = Pick<Place, 'lat' | 'lon'> & Partial<Pick<Place, 'countryCode'>>;
type Preference = Pick<FindOptions, 'preferred' | 'home'>;

/** A place so many times larger than its namesakes is taken without asking: London over London, Ontario. */
const clearLead = 10;
const preferredLead = 4;
const nearbyLead = 20;
const nearbyKm = 150;
/** For a move, places nearer than this are the same. */
const samePlaceKm = 25;
/** Cost of readings that take the words literally. */
const surelyMeant = 1;
const surelySlip = 8;
const namesakesShown = 2;
const townsShown = 4;
/** For a place without a known population. */
const leastPeople = 500;
const mostCandidates = 8;

/** "Surrey" may be the county in England or the city in Canada: the visitor is asked. */
function isCountyElsewhere(index: PlaceIndex, text: string, rows: readonly number[], options: ReadingOptions): boolean {
  const counties = countiesNamed(text, options);
  return counties.length > 0 && !rows.some((row) => isIn(index.gazetteer, row, counties));
}

/** The largest towns of a county of that name whose whereabouts are known: "Kerry" is asked for among Tralee and Killarney. */
function townsOfCounty(index: PlaceIndex, text: string, options: ReadingOptions): number[] {
  const { gazetteer } = index;
  const [name = '', country] = text.split(', ');
  const isThere = country === undefined || isRegionOf(index, name, country);
  const counties = isThere ? countiesNamed(name, options).filter(({ circle }) => circle !== undefined) : [];
  const towns: number[] = [];
  for (let row = 0; counties.length > 0 && row < gazetteer.placeCount && towns.length < townsShown; row++)
    if (isNear(gazetteer, row, counties)) towns.push(row);
  return towns;
}

function isNearby({ gazetteer }: PlaceIndex, row: number, home: Position | undefined): boolean {
  return home !== undefined && greatCircleKm(home, positionAt(gazetteer, row)) <= nearbyKm;
}

/** How many people live there, and many times as many where the company would be meant to go. */
function weightOf(index: PlaceIndex, row: number, { preferred = [], home }: Preference): number {
  const { countries, countryCodes, populations } = index.gazetteer;
  const isServed = preferred.includes(countryCodes[countries[row] ?? 0] ?? '');
  const lead = (isServed ? preferredLead : 1) * (isNearby(index, row, home) ? nearbyLead : 1);
  return Math.max(leastPeople, populations[row] ?? 0) * lead;
}

interface Decision extends FindOptions {
  readonly text?: string;
  /** The text was not fully understood: ask even if one place leads. */
  readonly mustAsk?: boolean;
}

function inOrder(index: PlaceIndex, rows: readonly number[], preference: Preference): number[] {
  const weights = new Map([...new Set(rows)].map((row) => [row, weightOf(index, row, preference)]));
  return [...weights].sort(([a, one], [b, other]) => other - one || a - b).map(([row]) => row);
}

/** Whether the first is clearly meant. Namesakes close to it do not count. */
function leads(index: PlaceIndex, [first = 0, ...others]: readonly number[], preference: Preference): boolean {
  const here = positionAt(index.gazetteer, first);
  const rival = others.find((row) => greatCircleKm(here, positionAt(index.gazetteer, row)) > samePlaceKm);
  return rival === undefined || weightOf(index, first, preference) >= clearLead * weightOf(index, rival, preference);
}

/** The place with exactly this label, as our own suggestions have it. */
function rowLabelled(index: PlaceIndex, rows: readonly number[], { language, text }: Decision): number | undefined {
  const label = foldText(text ?? '');
  const labelled = rows.filter((row) => foldText(placeAt(index, row, language).label) === label);
  return labelled.length === 1 && rows.length > 1 ? labelled[0] : undefined;
}

/** One place if it clearly leads, else the candidates, likeliest first. */
function decide(index: PlaceIndex, rows: readonly number[], decision: Decision): PlaceMatch {
  const { language, mustAsk = false } = decision;
  const ordered = inOrder(index, rows, decision);
  const [first] = ordered;
  if (first === undefined) return { kind: 'unknown' };
  const labelled = rowLabelled(index, ordered, decision);
  if (labelled !== undefined) return { kind: 'found', place: placeAt(index, labelled, language) };
  if (!mustAsk && leads(index, ordered, decision)) return { kind: 'found', place: placeAt(index, first, language) };
  return {
    kind: 'ambiguous',
    candidates: ordered.slice(0, mostCandidates).map((row) => placeAt(index, row, language)),
  };
}

/** "Ontario" may be the province or the town in California: the visitor is asked. */
function regionMeant(index: PlaceIndex, readings: readonly Reading[], rows: readonly number[]): Reading | undefined {
  const region = readings.find(({ city, within, cost }) => city === '' && within.length > 0 && cost < surelyMeant);
  return region && !rows.some((row) => isWithin(index, row, region.within)) ? region : undefined;
}

function askAmong(index: PlaceIndex, rows: readonly number[], language?: string): PlaceMatch {
  const unique = [...new Set(rows)].slice(0, mostCandidates);
  const [only] = unique;
  if (only === undefined) return { kind: 'unknown' };
  if (unique.length === 1) return { kind: 'found', place: placeAt(index, only, language) };
  return { kind: 'ambiguous', candidates: unique.map((row) => placeAt(index, row, language)) };
}

/** A county is no town, even where only one of its towns is known. */
const askForTown = (index: PlaceIndex, towns: readonly number[], language: string): PlaceMatch =>
  towns.length === 0
    ? { kind: 'unknown' }
    : { kind: 'ambiguous', candidates: towns.map((row) => placeAt(index, row, language)) };

interface Named {
  readonly rows: readonly number[];
  readonly reading: Reading | null;
}

function firstNamed(readings: readonly Reading[], rowsOf: (reading: Reading) => number[]): Named {
  for (const reading of readings) {
    const rows = reading.city === '' ? [] : rowsOf(reading);
    if (rows.length > 0) return { rows, reading };
  }
  return { rows: [], reading: null };
}

/**
 * Corrects a typing error. In the country ("Tallinn Estona") it leaves no doubt if one place has the name; in a long name
 * ("Kuala Lumpr") neither; in a short one the visitor is asked ("Narnia" is not Sarnia).
 */
function findDespiteSlip(index: PlaceIndex, readings: readonly Reading[], options: FindOptions): PlaceMatch {
  const inCountry = firstNamed(readings, (each) => rowsNamed(index, each));
  if (inCountry.rows.length > 0)
    return decide(index, inCountry.rows, { ...options, mustAsk: inCountry.rows.length > 1 });
  const { rows, reading } = firstNamed(readings, (each) => rowsOneSlipAway(index, each));
  const mustAsk = (reading?.city.length ?? 0) < surelySlip || (reading?.isUnsure ?? false);
  return decide(index, rows, { ...options, mustAsk });
}

/** As `findPlace`, but without correcting typing errors. */
export function findNamed(index: PlaceIndex, text: string, options: FindOptions = {}): PlaceMatch {
  const { language = 'en' } = options;
  const reading = { qualifiers: qualifiersFor(index, language), typing: false };
  const readings = readQuery(text, reading);
  const named = firstNamed(readings, (each) => rowsNamed(index, each));
  const region = regionMeant(index, readings, named.rows);
  if (region) {
    const largest = inOrder(index, named.rows, options).slice(0, namesakesShown);
    return askAmong(index, [...largest, ...largestIn(index, region.within, mostCandidates)], language);
  }
  if (named.rows.length === 0) return askForTown(index, townsOfCounty(index, text, reading), language);
  const isCounty = isCountyElsewhere(index, text, named.rows, reading);
  const mustAsk = (named.reading?.isUnsure && named.rows.length > 1) || isCounty;
  const towns = isCounty ? townsOfCounty(index, text, reading) : [];
  return decide(index, [...named.rows, ...towns], { ...options, text, mustAsk });
}

/** The place that a text means, or the candidates to ask about. */
export function findPlace(index: PlaceIndex, text: string, options: FindOptions = {}): PlaceMatch {
  const named = findNamed(index, text, options);
  if (named.kind !== 'unknown') return named;
  const qualifiers = qualifiersFor(index, options.language);
  return findDespiteSlip(index, readQuery(text, { qualifiers, typing: false, forgiving: true }), options);
}

/** Whether a place has exactly this name: fast enough for each word of a sentence. */
export function isPlaceName(index: PlaceIndex, text: string): boolean {
  return rowsNamed(index, { city: foldText(text), within: [], cost: 0, isUnsure: false }).length > 0;
}

/** Whether the text names a state, a county or a country. */
export function isAreaName(index: PlaceIndex, text: string): boolean {
  return index.qualifiers.some((names) => names.exactly(foldText(text)).length > 0);
}

/** Whether the text names a region of that country: "Georgia" of the "USA". */
export function isRegionOf(index: PlaceIndex, text: string, country: string): boolean {
  const targetsOf = (name: string) => index.qualifiers.flatMap((names) => names.exactly(foldText(name)));
  const countries = targetsOf(country).filter(({ region }) => region === null);
  return targetsOf(text).some((one) => one.region !== null && countries.some((other) => other.country === one.country));
}

/** Decides again, among these candidates. */
export function decideAmong(
  index: PlaceIndex,
  candidates: readonly Place[],
  { language = 'en', home }: FindOptions = {},
): PlaceMatch {
  const rows = candidates.flatMap((place) => rowOfId(index.gazetteer, place.id) ?? []);
  return decide(index, rows, { language, home });
}
