import { foldText } from '../../../../text/fold-text.js';
import type { PlacesService } from '../../../places/places.service.js';
import type { Sentence, SentenceWord } from '../../sentence.js';
import type { Marker } from './marker-words.js';
import { townOfRegion } from './region-names.js';

/** Before the name: "el condado de Kerry", "la province de Namur", "negeri Kelantan", "محافظة الجيزة". */
const wordsBefore = new Set(
  (
    'county province region state condado provincia region departamento comunidad estado comarca comte departement canton etat ' +
    'negeri daerah wilayah provinsi مقاطعه محافظه منطقه ولايه اقليم اماره كونتيه'
  ).split(' '),
);
const connecting = new Set('of the de del la las los el autonoma du des d l'.split(' '));
/** In these languages the name follows at once. */
const needNoConnecting = new Set(
  'negeri daerah wilayah provinsi مقاطعه محافظه منطقه ولايه اقليم اماره كونتيه county'.split(' '),
);
/** Behind the name in Estonian, with its endings: "Harju maakonda", "Kerry krahvkonnast". */
const behind: readonly (readonly [RegExp, Marker | undefined])[] = [
  [/^(maakon|krahvkon|piirkon)da$|^(val)da$|^(provints)i$/u, 'to'],
  [/^(maakon|krahvkon|piirkon)nast$|^(val)last$|^(provints)ist$/u, 'from'],
  [/^(maakon|krahvkon|piirkon)(?:d|nas)$|^(val)(?:d|las)$|^(provints)(?:is)?$/u, undefined],
];
const lastLetter: Readonly<Record<string, string>> = { provints: '' };
/** "Al condado", "au comté" lead there, and "del condado" at the beginning from there. */
const joinedTo = new Set(['al', 'au']);
const leavingWords = /^(?:mud|trasl|veng|veni|salg|sali|demenag|part|quitt)/u;
/** "Võrumaale", "Lääne-Virumaalt": the counties of Estonia, but for the islands, which are known by their towns. */
const estonianCounty = /^(harju|viru|jogeva|jarva|laane|polva|rapla|valga|voru)maa(le|lt|l|)$/u;
const endingOfCounty: Readonly<Record<string, Marker>> = { le: 'to', lt: 'from' };
/** Names of counties as Arabic spells them. */
const arabicNames: Readonly<Record<string, string>> = {
  كيري: 'Kerry',
  كورك: 'Cork',
  غالواي: 'Galway',
  مايو: 'County Mayo',
  كنت: 'Kent',
  ساري: 'Surrey',
  نورفولك: 'Norfolk',
  كورنوال: 'Cornwall',
  ديفون: 'Devon',
  اسكس: 'Essex',
};
const mostWordsOfName = 3;
const shortestName = 3;

interface NamedRegion {
  readonly from: number;
  readonly to: number;
  readonly kind: 'area';
  readonly query: string;
  /** As it is called. */
  readonly region: string;
  readonly ending: Marker | undefined;
}

interface RegionReading {
  readonly sentence: Sentence;
  readonly places: PlacesService;
}

const typedOf = ({ text }: Sentence, words: readonly SentenceWord[]): string =>
  text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);

const estonianStem = /^(?:harju|ida viru|laane viru|jogeva|jarva|laane|polva|rapla|valga|voru)$/u;

/** How the list of places has the name of the region. */
function listedAs({ sentence, places }: RegionReading, part: readonly SentenceWord[]): string | undefined {
  const typed = arabicNames[part.map(({ plain }) => plain).join(' ')] ?? typedOf(sentence, part);
  if (typed.length < shortestName) return undefined;
  const names = [`County ${typed}`, `${typed} County`, `${typed}maa`, typed];
  const known = names.find((name) => places.isAreaName(name)) ?? names.find((name) => places.isPlaceName(name));
  return known ?? (estonianStem.test(foldText(typed)) ? `${typed}maa` : undefined);
}

const isName = ({ typed }: SentenceWord): boolean => /^\p{Lu}|^\p{Script=Arabic}/u.test(typed);

function before(reading: RegionReading, at: number): NamedRegion | undefined {
  const { words } = reading.sentence;
  const word = words[at]?.plain ?? '';
  if (!wordsBefore.has(word.replace(/^ال/u, ''))) return undefined;
  let from = at + 1;
  while (connecting.has(words[from]?.plain ?? '')) from++;
  if (from === at + 1 && !needNoConnecting.has(word)) return undefined;
  for (let length = mostWordsOfName; length > 0; length--) {
    const part = words.slice(from, from + length);
    if (part.length < length || part.some(({ followsMark }) => followsMark)) continue;
    const query =
      listedAs(reading, part) ?? (length === 1 && part.every(isName) ? typedOf(reading.sentence, part) : '');
    if (query === '') continue;
    const region = typedOf(reading.sentence, words.slice(at, from + length));
    return { from: at, to: from + length, kind: 'area', query, region, ending: endingBefore(words, at) };
  }
  return undefined;
}

function after(reading: RegionReading, at: number): NamedRegion | undefined {
  const { words } = reading.sentence;
  for (let length = mostWordsOfName; length > 0; length--) {
    const [part, next] = [words.slice(at, at + length), words[at + length]];
    const found = next && behind.find(([form]) => form.test(next.plain));
    if (!found || part.slice(1).some(({ followsMark }) => followsMark)) continue;
    const query = listedAs(reading, part);
    if (!query) continue;
    const [, ...stems] = found[0].exec(next.plain) ?? [];
    const stem = stems.find(Boolean) ?? '';
    const region = `${typedOf(reading.sentence, part)} ${stem}${lastLetter[stem] ?? 'd'}`;
    return { from: at, to: at + length + 1, kind: 'area', query, region, ending: found[1] };
  }
  return undefined;
}

/** The word that is joined to the article before the name says where it leads. */
function endingBefore(words: readonly SentenceWord[], at: number): Marker | undefined {
  const [two, one] = words
    .slice(Math.max(0, at - 2), at)
    .map(({ plain }) => plain)
    .slice(-2);
  const last = one ?? two;
  if (joinedTo.has(last ?? '')) return 'to';
  const start = last === 'del' || last === 'du' ? at - 1 : last === 'la' && two === 'de' ? at - 2 : -1;
  if (start < 0) return undefined;
  const isBegun = start === 0 || words[start]?.followsMark === true;
  return isBegun || leavingWords.test(words[start - 1]?.plain ?? '') ? 'from' : undefined;
}

/** "Lääne-Virumaale" has two words. */
function inOneWord({ sentence: { words } }: RegionReading, at: number): NamedRegion | undefined {
  const isJoined = /^(?:laane|ida)$/u.test(words[at]?.plain ?? '') && words[at + 1]?.plain.startsWith('virumaa');
  const last = isJoined ? at + 1 : at;
  const [, stem, ending = ''] = estonianCounty.exec(words[last]?.plain ?? '') ?? [];
  if (stem === undefined) return undefined;
  const typed = words[last]?.typed.slice(0, stem.length) ?? '';
  const query = isJoined ? `${words[at]?.typed}-${typed}maa` : `${typed}maa`;
  return { from: at, to: last + 1, kind: 'area', query, region: query, ending: endingOfCounty[ending] };
}

function byName({ sentence }: RegionReading, at: number): NamedRegion | undefined {
  const { words } = sentence;
  for (let length = mostWordsOfName; length > 0; length--) {
    const part = words.slice(at, at + length);
    const query = townOfRegion.get(part.map(({ plain }) => plain).join(' '));
    const isApart = part.slice(1).some(({ followsMark }) => followsMark);
    if (query === undefined || isApart || part.length < length) continue;
    return { from: at, to: at + length, kind: 'area', query, region: typedOf(sentence, part), ending: undefined };
  }
  return undefined;
}

/** A county, province or region that is called one, or is known by its name, for whose town the chat asks. */
export const regionAt = (reading: RegionReading, at: number): NamedRegion | undefined =>
  before(reading, at) ?? after(reading, at) ?? inOneWord(reading, at) ?? byName(reading, at);
