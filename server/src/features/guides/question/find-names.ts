import { isTrap, type Span } from '../../../text/misleading-names.js';
import { isOneSlipAway } from '../../../text/one-typo.js';
import { plainSentence, type Word } from '../../../text/question-words.js';
import { wordSet } from '../../../text/word-set.js';
import type { CountryIndex, KnownCountry, Named, NameKind } from './country-index.js';

export interface Mention extends Span {
  readonly country: KnownCountry;
  readonly kind: NameKind;
  /** Whether a letter was wrong. */
  readonly isGuess: boolean;
  /** Whether the word's ending says that the move begins there. */
  readonly isInflectedFrom: boolean;
  /** Whether the word's ending says that something is there. */
  readonly isInflectedPlace: boolean;
  /** Whether the word's ending says that one goes there. */
  readonly isInflectedGoal: boolean;
  /** False for a street, a dish or a firm, or an adjective alone. */
  readonly isMeant: boolean;
}

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
    'sweeten american americas estonian malaysian portuguese'
  ).split(' '),
);
const publicMatters = new Set(
  (
    'customs visa visas duty duties import imports border immigration law laws rules rule regulations regulation ' +
    'authorities embassy consulate residence residency permit school schools healthcare health hospital hospitals bank ' +
    'banks banking government culture etiquette plug plugs socket sockets electricity voltage internet tax taxes ' +
    'quarantine emergency traditions work tourist family appliances appliance permit permits form forms papers bureaucracy ' +
    'aduana aduanas visado visados embajada consulado escuela escuelas colegio colegios sanidad ley leyes normas impuesto impuestos ' +
    'enchufe enchufes cuarentena banco bancos autoridades frontera residencia seguridad ' +
    'douane douanes ambassade consulat ecole ecoles loi lois regles impot impots prise prises quarantaine banque banques ' +
    'autorites frontiere sejour sante administration securite toll tolli viisa viisat saatkond koolid koolides maksud pistikud ' +
    'الجمارك جمارك السفاره سفاره القنصليه المدارس مدارس الضرائب القوانين التاشيره تاشيره السلطات الكهرباء الصحه البنوك'
  ).split(' '),
);
const endings = ['isse', 'sse', 'ist', 'st', 'ile', 'le', 'ilt', 'lt', 'is', 's', 'il', 'l', 'iga', 'ga', 'i'];
const arabicPrefixes = /^[وبلفك]/;

const estonianWords = new Set(
  'ja kas mis ma et kui oma meie minu ning see siis mitu seal peab saab voib kuidas millal palju vaja mul meil on ei'.split(
    ' ',
  ),
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
    ? [...stemsOf(phrase, cityEndings), ...stemsOf(phrase, endingsWithVowel).filter(isLong)]
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
const placeMarkers = wordSet('in to near at from en a au para hacia desde vers ke kat kt di dari dekat في الى من');
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

function exact(phrase: string, index: CountryIndex): Named | undefined {
  return [phrase, ...withoutArabicPrefix(phrase)].map((one) => index.names.get(one)).find(Boolean);
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

/** A name that is meant and has neither a slip nor an ending. */
export const plainMention = {
  isGuess: false,
  isInflectedFrom: false,
  isInflectedPlace: false,
  isInflectedGoal: false,
  isMeant: true,
} as const;

const shortestSign = 4;
/** Papers and numbers that people type in small letters too. */
const inSmallLetters = wordSet('ssn cpf tfn bsn irs dmv nif hdb rfc irp jpj');
/** In small letters these are ordinary words of some language. */
const inCapitalsOnly = wordSet('nino esta');

/** A short sign alone counts in capitals only: "TIE" is a card, "tie" is none. */
function isOrdinaryWord([only, more]: readonly Word[], { kind }: Found): boolean {
  if (kind !== 'sign' || only === undefined || more || only.typed === only.typed.toUpperCase()) return false;
  const isShort = only.plain.length < shortestSign && /^[a-z\d]+$/.test(only.plain);
  return inCapitalsOnly.has(only.plain) || (isShort && !inSmallLetters.has(only.plain));
}

/** The longest name that begins at this word. Exact names come before misspelled ones. */
function nameAt(words: readonly Word[], from: number, index: CountryIndex, isEstonian: boolean): Mention | undefined {
  for (const { mostWords, read } of readings)
    for (let length = Math.min(mostWords, words.length - from); length > 0; length--) {
      const part = words.slice(from, from + length);
      const found = hasMarkWithin(part) ? undefined : read(part, index, isEstonian);
      if (found && !isOrdinaryWord(part, found)) return { ...plainMention, ...found, from, to: from + length };
    }
  const town = misspelledTown(words, from, index, isEstonian);
  return town && { ...plainMention, ...town, from, to: from + 1 };
}

/** With these an adjective names a language, a kind of thing or a person, and no country that somebody moves to. */
export const besideOtherThings = new Set(
  (
    'en hablar habla hablan hablas hablais hablo hablemos parle parlez parler bahasa keel keeles ' +
    'speak speaks speaking spoken learn learning study studying in my our his her fluent no not good bad some any ' +
    'speaker speakers lesson lessons class classes course courses language translation translations translated translator ' +
    'made built bought plated registered reg style antique vintage old retired press oven toast fries windows door doors polish leave horn ' +
    'shepherd bulldog bulldogs terrier terriers setter setters spaniel spaniels pointer pointers mastiff mastiffs poodle poodles ' +
    'wolfhound shorthair longhair mau cob akita dane hare retriever corgi whippet collie spitz ridgeback shepherds ' +
    'car cars bike bikes plate plates firm company companies employer boss client passport passports citizen citizens national nationals ' +
    'husband wife partner boyfriend girlfriend friend friends born food restaurant restaurants cuisine cheese wine wines beer whisky whiskey ' +
    'chocolate knife knives army tea coffee muffin breakfast rose oak piano art painting paintings furniture porcelain china films music ' +
    'linen cabinet cabinets vase vases rug rugs carpet carpets lace crystal glass glasses silk lamp lamps chair chairs table tables ' +
    'place joint takeaway takeout deli bakery pub cafe bistro pizzeria fund funds shares savings film films pelicula serie ' +
    'movie movies football literature dollar dollars dressing sign horse horses cat cats dog dogs'
  ).split(' '),
);

/** "Español" alone is the language. */
const fewestWords = 4;

/** Where nothing else names a country, its adjective alone or its signs tell it: "the Spanish golden visa", "a codice fiscale". */
function tellingAlone(words: readonly Word[], mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.some(({ isMeant, kind }) => isMeant || kind === 'country' || kind === 'city')) return mentions;
  const signs = mentions.filter(({ kind }) => kind === 'sign');
  const told = signs.length > 0 ? signs : mentions;
  const countries = new Set(told.map(({ country }) => country.slug));
  const isLanguage = signs.length === 0 && (mentions.length > 1 || words.length < fewestWords);
  if (countries.size !== 1 || isLanguage) return mentions;
  return mentions.map((mention) => {
    const after = words[mention.to]?.plain ?? '';
    // "The Ticos in our group", but "speak in Spanish".
    const beside = [after === 'in' ? '' : after, words[mention.from - 1]?.plain ?? ''];
    const isMeant = told.includes(mention) && (signs.length > 0 || !beside.some((word) => besideOtherThings.has(word)));
    return { ...mention, isGuess: true, isMeant };
  });
}

/** Extends the mention to a firm's whole name: "Bank of Ireland" is no country. */
function judge(words: readonly Word[], mention: Mention): Mention {
  // What is only a sign is meant if nothing else names a country.
  if (mention.kind === 'sign') return { ...mention, isMeant: false };
  if (mention.kind === 'adjective') {
    const beside = [words[mention.to]?.plain ?? '', words[mention.from - 1]?.plain ?? ''];
    return { ...mention, isMeant: beside.some((word) => publicMatters.has(word)) };
  }
  if (!isTrap(words, mention)) return mention;
  const isOwned = words[mention.from - 1]?.plain === 'of';
  return { ...mention, isMeant: false, from: mention.from - (isOwned ? 2 : 0) };
}

/** All names of countries in the question, in order, and whether the country is meant. */
export function findNames(words: readonly Word[], index: CountryIndex): Mention[] {
  const mentions: Mention[] = [];
  const isEstonian = words.some(({ plain }) => estonianWords.has(plain));
  for (let at = 0; at < words.length; ) {
    const mention = nameAt(words, at, index, isEstonian);
    if (mention) mentions.push(judge(words, mention));
    at = mention ? mention.to : at + 1;
  }
  return [...tellingAlone(words, mentions)];
}
