import { estonianEndings } from '../../../../text/estonian-endings.js';
import type { PlacesService } from '../../../places/places.service.js';
import { arrow, formsOf, type Sentence, type SentenceWord } from '../../sentence.js';
import { ammanOrOman } from './amman-or-oman.js';
import { cityNames, cityOfQuarter, estonianGoals, needCapitals } from './city-names.js';
import { deniesPlace } from './denying-words.js';
import type { Marker } from './marker-words.js';
import { regionAt } from './named-regions.js';
import type { MarkerAt } from './place-markers.js';
import type { PlaceReading } from './place-reading.js';
import { postcodeAt } from './postcodes.js';
import { zipCodeAt } from './zip-codes.js';

/** A name of a place in the words. */
export interface PlaceMention {
  readonly from: number;
  readonly to: number;
  readonly kind: 'city' | 'area' | 'country';
  /** The text to search the place by. */
  readonly query: string;
  /** The meaning of its ending, in languages with such endings. */
  readonly ending?: Marker | undefined;
  /** Whether a typing error was corrected. */
  readonly isGuess?: boolean;
  /** Whether a postcode stands for it. */
  readonly isPostcode?: boolean;
  /** As it is called a county, a province or a region, for whose town the chat asks. */
  readonly region?: string;
  /** Whether no list has the name. */
  readonly isUnplaced?: boolean;
  /** For a country: its English name. */
  readonly country?: string;
}

/** A sentence in which places are searched, with its markers. */
export interface PlaceContext extends PlaceReading {
  readonly markers: ReadonlyMap<number, MarkerAt>;
  /** Countries that the company serves. */
  readonly preferred: readonly string[];
}

const mostWordsOfName = 5;
/** A limit on the work for texts with many names. */
const mostMentions = 24;
const shortestArea = 4;
/** Shorter rests of Arabic words are seldom names. */
const shortestArabic = 3;
/** Countries and areas that are read as cities. */
const cityStates = new Set(
  (
    'jersey,guernsey,isle of man,the isle of man,isla de man,ile de man,mani saar,singapore,singapura,singapur,singapour,سنغافوره,hong kong,monaco,gibraltar,dubai,abu dhabi,sharjah,penang,' +
    'دبي,ابوظبي,ابو ظبي,الشارقه,kuwait,kuweit,koweit,كويت,الكويت'
  ).split(','),
);
/** In Spanish "Granada" is Grenada as well; whoever moves means the city. */
const citiesFirst = new Set(['granada']);
/** In small letters no name begins with these, although "To" and "Of" are places. */
const functionWords = new Set(
  (
    'to of in on at by for with from and or a an my our we i is are it as be do so no me he she us if up am ' +
    'de del du des d en con para por y o e mi et au aux dans pour sur vers un une ' +
    'ke di dari dan ja on ma kas kui من في الى الي عن و ل s t m re ve ll'
  ).split(' '),
);
/** As typed: without its dots, the Estonian "quite" is Paris; the Arabic "our house" is also how Patna is spelt. */
const noNames = new Set('päris kallis kallid kallim tagasi oi ou بيتنا'.split(' '));
const articleAlone = new Set('the la le l el los las les un una der die das'.split(' '));

/** "Gary IN to Boston" names Indiana, and "Bristol TO Cardiff" stresses a word. */
export function isStressedWord(words: readonly SentenceWord[], at: number): boolean {
  const [word, next] = words.slice(at, at + 2);
  if (!word || word.followsMark || !functionWords.has(word.plain)) return false;
  return next !== undefined && !next.followsMark && !functionWords.has(next.plain);
}

interface Name {
  readonly query: string;
  readonly ending?: Marker | undefined;
}

const plainOf = (words: readonly SentenceWord[]): string => words.map(({ plain }) => plain).join(' ');

function typedOf({ text }: Sentence, words: readonly SentenceWord[]): string {
  return text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
}

/** Behind these an abbreviation is one in small letters as well: "kuching ke kk". */
const leadsAbbreviation = new Set('ke dari dr to from'.split(' '));

function isAbbreviated({ words }: Sentence, [first]: readonly SentenceWord[], typed: string): boolean {
  const before = first && words[words.indexOf(first) - 1];
  const isShort = typed.length === 2 && typed !== 'la' && typed !== 'La';
  return typed === typed.toUpperCase() || (isShort && leadsAbbreviation.has(before?.plain ?? ''));
}

function knownName(
  { sentence, places }: Pick<PlaceReading, 'sentence' | 'places'>,
  part: readonly SentenceWord[],
): Name | undefined {
  const [plain, typed] = [plainOf(part), typedOf(sentence, part)];
  if (needCapitals.has(plain) && !isAbbreviated(sentence, part, typed)) return undefined;
  const own = cityNames.get(plain) ?? cityOfQuarter(plain, sentence.words);
  if (own) return { query: own, ...(estonianGoals.has(plain) && { ending: 'to' as const }) };
  const query = [typed, plain].find((name) => (name === typed || isArabic(plain)) && places.isPlaceName(name));
  return query === undefined ? undefined : { query };
}

const isArabic = (plain: string): boolean => /^\p{Script=Arabic}/u.test(plain);

const isEnough = (stem: string): boolean => (stem.split(' ').at(-1)?.length ?? 0) > 2;

const stemsOf = (plain: string): string[] =>
  estonianEndings.flatMap(([ending]) => (plain.endsWith(ending) ? [plain.slice(0, -ending.length)] : []));

const peopleIn = (query: string, places: PlacesService): number => {
  const match = places.findNamed(query);
  return match.kind === 'found' ? match.place.population : 0;
};

/** "Dubais" is in Dubai, and not in the village of Duba: of two readings, the larger place. */
function inflectedName(plain: string, places: PlacesService): Name | undefined {
  const names = estonianEndings.flatMap(([ending, marker]): Name[] => {
    const stem = plain.endsWith(ending) ? plain.slice(0, -ending.length) : '';
    if (!isEnough(stem)) return [];
    const own = cityNames.get(stem) ?? (stem.length > 3 && places.isPlaceName(stem) ? stem : undefined);
    return own ? [{ query: own, ending: marker }] : [];
  });
  if (names.length < 2) return names[0];
  return names.reduce((best, one) => (peopleIn(one.query, places) > peopleIn(best.query, places) ? one : best));
}

/** The whole name, and those without the "and", "to", "in" and "the" that Arabic joins to it. */
const namesWithoutPrefix = ([first, ...others]: readonly SentenceWord[]): string[] =>
  formsOf(first?.plain ?? '').map((form) => [form, ...others.map(({ plain }) => plain)].join(' '));

/** "To Montreal" in one word, as in the Levant: "عالمونتريال". */
function levantineName([first, ...others]: readonly SentenceWord[], places: PlacesService): Name | undefined {
  const rest = /^ع(?:ال?)?(.{4,})$/u.exec(first?.plain ?? '')?.[1];
  if (rest === undefined) return undefined;
  const query = [rest, ...others.map(({ plain }) => plain)].join(' ');
  return places.isPlaceName(query) ? { query, ending: 'to' } : undefined;
}

function arabicName(part: readonly SentenceWord[], places: PlacesService): Name | undefined {
  const [, ...names] = namesWithoutPrefix(part);
  const own = names.find((name) => cityNames.has(name));
  const known = names.find((name) => name.length >= shortestArabic && places.isPlaceName(name));
  const query = cityNames.get(own ?? '') ?? known;
  if (query === undefined) return levantineName(part, places);
  const isLedTo = /^ل.{3}/u.test(part[0]?.plain ?? '');
  return isLedTo ? { query, ending: 'to' } : { query };
}

function cityAt({ sentence, places, language }: PlaceReading, part: readonly SentenceWord[]): Name | undefined {
  const plain = plainOf(part);
  const exact = knownName({ sentence, places }, part) ?? arabicName(part, places);
  if (exact || language !== 'et' || /\d/.test(plain)) return exact;
  return inflectedName(plain, places);
}

const centre = /^(?:kesklinna|vanalinna|aarelinna|linna)(st|sse|ni)$/;

/** "Tartu kesklinnast": the ending stands at the word for its centre. */
function endingOfCentre({ sentence, language }: PlaceReading, at: number): { ending?: Marker } {
  const word = language === 'et' ? sentence.words[at] : undefined;
  const found = word && !word.followsMark ? centre.exec(word.plain) : null;
  return found ? { ending: found[1] === 'st' ? 'from' : 'to' } : {};
}

function mentionAt(reading: PlaceReading, at: number): PlaceMention | undefined {
  const { sentence, places } = reading;
  const first = sentence.words[at];
  if (!first || deniesPlace.has(first.plain) || noNames.has(first.typed.toLowerCase())) return undefined;
  if (functionWords.has(first.plain) && first.typed !== first.typed.toUpperCase()) return undefined;
  for (let length = mostWordsOfName; length > 0; length--) {
    const part = sentence.words.slice(at, at + length);
    if (part.length < length || part.slice(1).some(({ followsMark }) => followsMark)) continue;
    if (part.some(({ plain }) => plain === arrow || /^\d+$/.test(plain))) continue;
    if (length === 1 && isStressedWord(sentence.words, at)) continue;
    if (length === 1 && articleAlone.has(first.plain) && first.typed !== 'LA') continue;
    const city = cityAt(reading, part);
    if (city) return { from: at, to: at + length, kind: 'city', ...city, ...endingOfCentre(reading, at + length) };
    const typed = typedOf(sentence, part);
    if (typed.length >= shortestArea && places.isAreaName(typed))
      return { from: at, to: at + length, kind: 'area', query: typed };
  }
  return undefined;
}

/** "Jaapanisse", "Jaapanist". */
function endingOf({ plain }: SentenceWord, isFrom: boolean, language: string): { ending?: Marker } {
  if (isFrom) return { ending: 'from' };
  return language === 'et' && plain.endsWith('sse') ? { ending: 'to' } : {};
}

function countryAt({ countries, sentence, language }: PlaceReading, at: number): PlaceMention | undefined {
  const mention = countries.find(({ from, isMeant, kind }) => from === at && isMeant && kind === 'country');
  if (!mention) return undefined;
  const { from, to, country, isInflectedFrom } = mention;
  const part = sentence.words.slice(from, to);
  if (to - from === 1 && (ammanOrOman(sentence.words, from) ?? 'country') !== 'country') return undefined;
  if (to - from === 1 && citiesFirst.has(part[0]?.plain ?? '')) return undefined;
  if (namesWithoutPrefix(part).some((name) => cityStates.has(name))) return undefined;
  if (language === 'et' && stemsOf(plainOf(part)).some((stem) => cityStates.has(stem))) return undefined;
  const ending = endingOf(part.at(-1) as SentenceWord, isInflectedFrom, language);
  return { from, to, kind: 'country', query: typedOf(sentence, part), country: country.name, ...ending };
}

/** The town of a postcode; beside the name of its town it says nothing more. */
function postcodeMention(
  reading: PlaceReading,
  at: number,
  before: PlaceMention | undefined,
): PlaceMention | undefined {
  const found = postcodeAt(reading.sentence, at) ?? zipCodeAt(reading, at);
  if (!found || before?.to === at || mentionAt(reading, found.to)) return undefined;
  return { ...found, kind: 'city', isPostcode: true };
}

/** All names of places in the sentence, meant or not. */
export function placeMentionsIn(reading: PlaceReading): PlaceMention[] {
  const mentions: PlaceMention[] = [];
  for (let at = 0; at < reading.sentence.words.length && mentions.length < mostMentions; ) {
    const street = reading.streets?.find(({ from, to }) => at >= from && at < to);
    if (street) {
      at = street.to;
      continue;
    }
    const region = regionAt(reading, at);
    if (region) {
      mentions.push(region);
      at = region.to;
      continue;
    }
    const city = postcodeMention(reading, at, mentions.at(-1)) ?? mentionAt(reading, at);
    const country = countryAt(reading, at);
    const isLonger = city !== undefined && city.kind === 'city' && city.to > (country?.to ?? 0);
    const mention = country && !isLonger ? country : city;
    if (mention) mentions.push(mention);
    at = mention ? mention.to : at + 1;
  }
  return mentions;
}
