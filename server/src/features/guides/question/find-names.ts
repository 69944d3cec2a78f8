import { isTrap } from '../../../text/misleading-names.js';
import { isOneSlipAway } from '../../../text/one-typo.js';
import { plainSentence, type Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';
import type { CountryIndex } from './country-index.js';
import { firstNames, namesakes, ordinaryTowns } from './marked-towns.js';
import { type Mention, plainMention } from './mention.js';
import { isOrdinaryWord, smallSigns } from './small-signs.js';
import { tellingAlone } from './telling-alone.js';

type Found = Pick<Mention, 'country' | 'kind'> &
  Partial<Pick<Mention, 'isGuess' | 'isInflectedFrom' | 'isInflectedPlace' | 'isInflectedGoal'>>;

const mostWordsOfName = 6;
/** Other words that are one letter away from a country. */
const realWords = new Set(
  (
    'pain stain slain swain span spin sprain spawn chain chin chine chino chins franc trance prance frances ' +
    'pajama pajamas german germans swedes swede korean italic vitaly japans germane island britains hollands ' +
    'jatan jatab jatad jatta jalan jalan2 jagan papan tapan panema haiwan taidan medico medica medicos medicas francs franco franche ' +
    'fiance fiances fiancee chica chicas casada casado cunada cunado manama madera monster tuscan anvers tallinki ' +
    'islands island mainland sweeten american americas estonian malaysian portuguese'
  ).split(' '),
);
const publicMatters = new Set(
  (
    'customs visa visas duty duties import imports border immigration law laws rules rule regulations regulation ' +
    'authorities embassy consulate residence residency permit school schools healthcare health hospital hospitals bank ' +
    'banks banking government culture etiquette plug plugs socket sockets electricity voltage internet tax taxes ' +
    'quarantine emergency traditions work tourist family appliances appliance permit permits form forms papers bureaucracy ' +
    'seina seinas seinast pesa pessa pistikupesa pistikupessa pistikupesas pistikupesadesse stepslisse kontakti vooluvork vooluvorku ' +
    'aduana aduanas visado visados embajada consulado escuela escuelas colegio colegios sanidad ley leyes normas impuesto impuestos ' +
    'enchufe enchufes cuarentena banco bancos autoridades frontera residencia seguridad ' +
    'douane douanes ambassade consulat ecole ecoles loi lois regles impot impots prise prises quarantaine banque banques ' +
    'autorites frontiere sejour sante administration securite toll tolli viisa viisat saatkond koolid koolides maksud pistikud ' +
    'الجمارك جمارك السفاره سفاره القنصليه المدارس مدارس الضرائب القوانين التاشيره تاشيره السلطات الكهرباء الصحه البنوك'
  ).split(' '),
);
const importedThing = wordSet('import');
const endings = ['isse', 'sse', 'ist', 'st', 'ile', 'le', 'ilt', 'lt', 'is', 's', 'il', 'l', 'iga', 'ga', 'i'];
const arabicPrefixes = /^[وبلفك]/;

/** Words that only Estonian has. "On", "ma" and the like are words of others too, so one of them alone says nothing. */
const estonianWords = wordSet(
  'ja kas kui oma meie minu ning siis mitu peab saab voib kuidas millal palju vaja mul meil ei mida kuhu kus kes ' +
    'milline millised kolin kolime kolida kolides lahen laheme laheb maksu maksud koer koera juba peale jaoks ' +
    'pean peame saan saame tuleb tulevad oleme olen kohta kaasa tahan tahame meid teie sinna',
);
const sharedWords = wordSet('on ma mis see seal et auto');
const isInEstonian = (words: readonly Word[]): boolean =>
  words.some(({ plain }) => estonianWords.has(plain)) ||
  (words.filter(({ plain }) => sharedWords.has(plain)).length > 1 &&
    !words.some(({ plain }) => notEstonian.has(plain)));
/** Of English, French and Spanish. */
const notEstonian = wordSet(
  'the is are do and a an to la le les des du je il et pas que de el los y en un une my our we i',
);
const cityEndings = ['isse', 'sse', 'ist', 'st', 'ile', 'le', 'ilt', 'lt', 'is', 's', 'i'];
/** After the vowel that a name takes before its ending: "Texasesse", "Haagis". */
const endingsWithVowel = [...'aeu'].flatMap((vowel) => ['sse', 's', 'st', 'le', 'l', 'lt'].map((one) => vowel + one));
const shortestWithVowel = 4;

function stemsOf(phrase: string, all: readonly string[]): [stem: string, ending: string][] {
  return all
    .filter((ending) => phrase.endsWith(ending))
    .map((ending) => [phrase.slice(0, -ending.length).trim(), ending]);
}

/** "Phuketti", "Bangkokki": the last letter is doubled to say where to. */
const withDoubled = (phrase: string): [stem: string, ending: string][] =>
  /([klmnprst])\1i$/.test(phrase) ? [[phrase.slice(0, -2), 'sse']] : [];

/** Estonian words that look like a town with an ending: "for good", "a tourist". */
const noInflectedTowns = wordSet('pariselt turist');

/** An Estonian name with an ending: of a country anywhere, of a city in a sentence with words of Estonian. */
function inflected(words: readonly Word[], index: CountryIndex, isEstonian: boolean) {
  const { inflected: countries, names, withEndings } = index;
  const phrase = plainSentence(words).trim();
  if (noInflectedTowns.has(phrase)) return undefined;
  const isCapital = /^\p{Lu}/u.test(words[0]?.typed ?? '');
  const ofCity = ([stem]: [string, string]) => {
    const named = stem.length > 2 ? names.get(stem) : undefined;
    if (named?.kind === 'city' || named?.kind === 'country') return named;
    return isCapital ? withEndings.get(stem) : undefined;
  };
  const isLong = ([stem]: [string, string]) => stem.length >= shortestWithVowel;
  const asCity = isEstonian
    ? [...withDoubled(phrase), ...stemsOf(phrase, cityEndings), ...stemsOf(phrase, endingsWithVowel).filter(isLong)]
    : [];
  const [found] = [
    ...stemsOf(phrase, endings).map((one) => ({ ending: one[1], named: countries.get(one[0]) })),
    ...asCity.map((one) => ({ ending: one[1], named: ofCity(one) })),
  ].filter(({ named }) => named !== undefined);
  if (!found?.named) return undefined;
  return {
    ...found.named,
    isInflectedFrom: /(?:st|lt)$/.test(found.ending),
    isInflectedPlace: /^[aeiu]?[sl]$/.test(found.ending),
    isInflectedGoal: /(?:sse|le)$/.test(found.ending),
  };
}

/** Arabic writes "to Japan" as one word. */
function withoutArabicPrefix(phrase: string): string[] {
  if (!arabicPrefixes.test(phrase)) return [];
  return phrase.startsWith('لل') ? [`ال${phrase.slice(2)}`] : [phrase.slice(1)];
}

/** In small letters it is the pronoun. */
const isUnitedStates = ({ typed }: Word): boolean => typed === 'US';
const unitedStates = 'united states';

const mixed = (text: string): string => [...text].sort().join('');

/** "Vietman" has all letters of Vietnam and the right first one. */
function isShuffled(typed: string, name: string): boolean {
  return typed.length > 5 && typed.length === name.length && typed[0] === name[0] && mixed(typed) === mixed(name);
}

function guess(phrase: string, index: CountryIndex): Found | undefined {
  if (phrase.length < 5 || realWords.has(phrase)) return undefined;
  for (const [name, named] of index.forgiving)
    if (Math.abs(name.length - phrase.length) < 2 && (isOneSlipAway(phrase, name) || isShuffled(phrase, name)))
      return { ...named, isGuess: true };
  return undefined;
}

/** Before the name of a town. */
const placeMarkers = wordSet(
  'in into to near at from via en a au dans para hacia desde vers sur ke kat kt di dari dekat في الى من',
);
/** Before a town that may be called like a person: nobody is "in" a person. */
const insideWords = wordSet('in into near en dans di kat kt dekat');
/** Other words that are one letter away from a town. */
const noTowns = wordSet('settle settles settled berliner bostons dublins londons madrids');
const shortestTown = 6;

/** "In taipe", "floriidasse": a large town with a wrong letter, only where a town is to be expected. */
function misspelledTown(words: readonly Word[], at: number, { towns }: CountryIndex, isEstonian: boolean) {
  const typed = words[at]?.plain ?? '';
  const isMarked = placeMarkers.has(words[at - 1]?.plain ?? '') && !words[at]?.followsMark;
  const stems = isEstonian ? stemsOf(typed, [...cityEndings, ...endingsWithVowel]).map(([stem]) => stem) : [];
  for (const stem of [...(isMarked ? [typed] : []), ...stems]) {
    if (stem.length < shortestTown - 1 || noTowns.has(stem)) continue;
    for (const [name, named] of towns)
      if (name[0] === stem[0] && isOneSlipAway(stem, name)) return { ...named, isGuess: true };
  }
  return undefined;
}

/** "Landing in Rio", "to Bari": a town that is called like another word, where a word says so. */
function markedTown(words: readonly Word[], at: number, { withEndings }: CountryIndex): Found | undefined {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const named = word && !word.followsMark ? withEndings.get(word.plain) : undefined;
  if (!named || !before || !word) return undefined;
  const isCapital = /^\p{Lu}/u.test(word.typed);
  const isPerson = firstNames.has(word.plain);
  // "To David Jones", "Bath mat".
  const isLonger = isCapital && next !== undefined && !next.followsMark && /^\p{Lu}\p{Ll}/u.test(next.typed);
  if (isLonger || namesakes.has(word.plain) || (!isCapital && ordinaryTowns.has(word.plain))) return undefined;
  return insideWords.has(before.plain) || (isCapital && !isPerson && placeMarkers.has(before.plain))
    ? named
    : undefined;
}

function exact(phrase: string, { names }: CountryIndex): Found | undefined {
  const whole = names.get(phrase);
  if (whole) return whole;
  const [joined] = withoutArabicPrefix(phrase).flatMap((one) => names.get(one) ?? []);
  // "In" and "to" are joined to the name.
  return joined && { ...joined, isInflectedPlace: phrase.startsWith('ب'), isInflectedGoal: phrase.startsWith('ل') };
}

interface Reading {
  readonly mostWords: number;
  readonly read: (words: readonly Word[], index: CountryIndex, isEstonian: boolean) => Found | undefined;
}

const oneWord = (read: (word: Word, index: CountryIndex) => Found | undefined): Reading => ({
  mostWords: 1,
  read: ([word], index) => word && read(word, index),
});

/** "USAs" is in the USA. */
const isLongEnough = (words: readonly Word[]): boolean =>
  plainSentence(words).trim().length > 4 || /^\p{Lu}{3}\p{Ll}$/u.test(words[0]?.typed ?? '');

const readings: readonly Reading[] = [
  oneWord((word, { names }) => (isUnitedStates(word) ? names.get(unitedStates) : undefined)),
  oneWord(({ typed }, { accented }) => accented.get(typed.normalize('NFC').toLowerCase())),
  { mostWords: mostWordsOfName, read: (words, index) => exact(plainSentence(words).trim(), index) },
  oneWord(({ plain }, { joined }) => joined.get(plain)),
  {
    mostWords: 3,
    read: (words, index, isEstonian) => (isLongEnough(words) ? inflected(words, index, isEstonian) : undefined),
  },
  { mostWords: 3, read: (words, index) => guess(plainSentence(words).trim(), index) },
];

export function hasMarkWithin(words: readonly Word[]): boolean {
  return words.slice(1).some(({ followsMark }) => followsMark);
}

interface Reader {
  readonly index: CountryIndex;
  readonly isEstonian: boolean;
  /** Short signs that count in small letters too. */
  readonly small: ReadonlySet<string>;
}

/** The longest name that begins at this word. Exact names come before misspelled ones. */
function nameAt(words: readonly Word[], from: number, { index, isEstonian, small }: Reader): Mention | undefined {
  for (const { mostWords, read } of readings)
    for (let length = Math.min(mostWords, words.length - from); length > 0; length--) {
      const part = words.slice(from, from + length);
      const found = hasMarkWithin(part) ? undefined : read(part, index, isEstonian);
      if (!found || (isOrdinaryWord(part, found) && !small.has(part[0]?.plain ?? ''))) continue;
      const marked = found.kind === 'sign' && length === 1 ? markedTown(words, from, index) : undefined;
      return { ...plainMention, ...found, ...marked, from, to: from + length };
    }
  const town = markedTown(words, from, index) ?? misspelledTown(words, from, index, isEstonian);
  return town && { ...plainMention, ...town, from, to: from + 1 };
}

/** "A 1998 land cruiser, Japanese import": a thing from there, but "Japanese import rules" are those of Japan. */
const isImportedThing = (words: readonly Word[], { to }: Mention): boolean =>
  importedThing.has(words[to]?.plain ?? '') &&
  (words[to + 1]?.followsMark !== false || !publicMatters.has(words[to + 1]?.plain ?? ''));

/** Extends the mention to a firm's whole name: "Bank of Ireland" is no country. */
function judge(words: readonly Word[], mention: Mention): Mention {
  // What is only a sign is meant if nothing else names a country.
  if (mention.kind === 'sign') return { ...mention, isMeant: false };
  if (mention.kind === 'adjective') {
    const beside = [words[mention.to]?.plain ?? '', words[mention.from - 1]?.plain ?? ''];
    if (isImportedThing(words, mention)) return { ...mention, isMeant: false };
    return { ...mention, isMeant: beside.some((word) => publicMatters.has(word)) };
  }
  if (!isTrap(words, mention)) return mention;
  const isOwned = words[mention.from - 1]?.plain === 'of';
  return { ...mention, isMeant: false, from: mention.from - (isOwned ? 2 : 0) };
}

/** All names of countries in the question, in order, and whether the country is meant. */
export function findNames(words: readonly Word[], index: CountryIndex): Mention[] {
  const mentions: Mention[] = [];
  const reader = { index, isEstonian: isInEstonian(words), small: smallSigns(words, index) };
  for (let at = 0; at < words.length; ) {
    const mention = nameAt(words, at, reader);
    if (mention) mentions.push(judge(words, mention));
    at = mention ? mention.to : at + 1;
  }
  return [...tellingAlone(words, mentions)];
}
