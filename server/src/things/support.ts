import {
  articles,
  calledWords,
  company,
  definiteArticles,
  firmsAfter,
  firmsBefore,
  functionWords,
  numbers,
  owners,
  ownersAfter,
  placesAfter,
  placeWords,
  streetsAfter,
  streetsBefore,
  workWords,
} from './support-words.js';
import type { NamedSpan } from './thing-index.js';
import { type ThingKind, type ThingMatter, thingKinds } from './thing-kinds.js';

interface SentenceWord {
  readonly plain: string;
  readonly typed?: string;
  readonly followsMark?: boolean;
}

export type Support = 'sure' | 'likely';

const companyReach = 8;
const determinerReach = 4;
const workReach = 3;
const isYear = (word: SentenceWord | undefined): boolean => /^(?:19[5-9]|20[0-3])\d$/.test(word?.plain ?? '');
const isCapital = (word: SentenceWord | undefined): boolean => /^\p{Lu}/u.test(word?.typed ?? '');
/** A capital letter in a sentence that is not all in capitals. */
const isProperName = (word: SentenceWord | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(word?.typed ?? '');
const isFunctionWord = ({ plain }: SentenceWord): boolean => functionWords.has(plain) || /^\d+$/.test(plain);

/** Whether the words are the name of a street or a place: "Boxer Street", "calle Paloma". */
export function isPlaceName(words: readonly SentenceWord[], { from, to }: NamedSpan): boolean {
  const [before, after] = [words[from - 1], words[to]];
  const isAfter = (names: ReadonlySet<string>) =>
    before !== undefined && names.has(before.plain) && !words[from]?.followsMark;
  if (isAfter(streetsBefore)) return true;
  if (isAfter(placeWords) && isProperName(words[from])) return true;
  if (!after || after.followsMark) return false;
  return streetsAfter.has(after.plain) || (placesAfter.has(after.plain) && isCapital(after) && isCapital(words[from]));
}

const isBeforeFirm = (words: readonly SentenceWord[], { to }: NamedSpan): boolean =>
  words[to]?.followsMark !== true && firmsAfter.has(words[to]?.plain ?? '');

/** Where makes stand with a word for their firm, which is no thing either: "the Toyota plant". */
export function firmPlaces(words: readonly SentenceWord[], spans: readonly NamedSpan[]): ReadonlySet<number> {
  const firms = spans.filter((span) => span.name.language === 'any' && isBeforeFirm(words, span));
  return new Set(firms.map(({ to }) => to));
}

/** Whether a make stands for its firm: "a job at BMW", "the Toyota factory". */
export function isFirm(words: readonly SentenceWord[], span: NamedSpan): boolean {
  const { from, name } = span;
  if (name.language !== 'any') return false;
  if (isBeforeFirm(words, span)) return true;
  const before = words[from - 1]?.plain ?? '';
  const isOfWork = words.slice(Math.max(0, from - workReach), from).some(({ plain }) => workWords.has(plain));
  return firmsBefore.has(before) || (isOfWork && ['for', 'with', 'in', 'en', 'chez', 'para', 'di'].includes(before));
}

/** Ends with the thing: "my polo shirt" is a shirt. */
function isHead(words: readonly SentenceWord[], to: number): boolean {
  const after = words[to];
  const isMeasured = /^\d/.test(after?.plain ?? '');
  return !after || after.followsMark === true || isMeasured || isFunctionWord(after) || ownersAfter.has(after.plain);
}

type Determiner = 'owner' | 'number' | 'article' | 'definite';

function determinerIn(plain: string): Determiner | undefined {
  if (owners.has(plain)) return 'owner';
  if (numbers.has(plain) || /^\d{1,2}$/.test(plain)) return 'number';
  if (articles.has(plain)) return 'article';
  return definiteArticles.has(plain) ? 'definite' : undefined;
}

/** The word of possession, number or article that the name belongs to, with adjectives between: "my old red Golf". */
function determinerOf(words: readonly SentenceWord[], from: number): Determiner | undefined {
  for (let at = from - 1; at >= Math.max(0, from - determinerReach); at--) {
    const word = words[at];
    if (!word || words[at + 1]?.followsMark) return undefined;
    const found = determinerIn(word.plain);
    if (found || functionWords.has(word.plain)) return found;
  }
  return undefined;
}

/** Whether somebody's, or a number of them: "our plants", "six plants". */
export function isOwned(words: readonly SentenceWord[], { from, to }: Omit<NamedSpan, 'name'>): boolean {
  const determiner = determinerOf(words, from);
  return ownersAfter.has(words[to]?.plain ?? '') || determiner === 'owner' || determiner === 'number';
}

function isPlaceHere(words: readonly SentenceWord[], { from, to }: NamedSpan): boolean {
  const [before, after] = [words[from - 1], words[to]];
  if (before && !words[from]?.followsMark && placeWords.has(before.plain)) return true;
  return (
    after?.followsMark === true && isCapital(after) && isCapital(words[from]) && determinerOf(words, from) === undefined
  );
}

function hasCompany(words: readonly SentenceWord[], span: NamedSpan, matters: ReadonlySet<ThingMatter>): boolean {
  const matter = span.name.kind && thingKinds[span.name.kind];
  if (matter === undefined) return false;
  if (matters.has(matter)) return true;
  const known = company[matter];
  if (!known) return false;
  const end = Math.min(words.length, span.to + companyReach);
  for (let at = Math.max(0, span.from - companyReach); at < end; at++) {
    const isInName = at >= span.from && at < span.to;
    if (!isInName && known.has(words[at]?.plain ?? '')) return true;
  }
  return false;
}

/**
 * Whether a name that is a common word as well, such as Golf or boxer, means the thing here. Undefined if nothing in the
 * sentence says so.
 */
export function supportOf(
  words: readonly SentenceWord[],
  span: NamedSpan,
  matters: ReadonlySet<ThingMatter>,
): Support | undefined {
  const { from, to } = span;
  if (calledWords.has(words[from - 1]?.plain ?? '')) return undefined;
  if (isYear(words[from - 1]) || isYear(words[to])) return 'sure';
  if (isPlaceHere(words, span) || !isHead(words, to)) return undefined;
  if (hasCompany(words, span, matters)) return 'sure';
  return byDeterminer(words, span);
}

/** What is owned as one piece: "my Golf" is a car, while "my Corona" says little. */
const ownedMatters: ReadonlySet<ThingMatter> = new Set([
  'vehicle',
  'animal',
  'music',
  'electrical',
  'weapon',
  'value',
  'large',
]);

/** "A husky" is a dog more often than not, while "a fit" is no car. */
function byArticle(kind: ThingKind): Support | undefined {
  return thingKinds[kind] === 'animal' || kind === 'safe' ? 'likely' : undefined;
}

function byDeterminer(words: readonly SentenceWord[], { from, to, name }: NamedSpan): Support | undefined {
  if (name.kind === undefined || !ownedMatters.has(thingKinds[name.kind])) return undefined;
  if (ownersAfter.has(words[to]?.plain ?? '')) return 'sure';
  const isName = from > 0 && isCapital(words[from]);
  switch (determinerOf(words, from)) {
    case 'owner':
      return 'sure';
    case 'number':
      return 'sure';
    case 'article':
      return isName ? 'sure' : byArticle(name.kind);
    case 'definite':
      return isName ? 'likely' : undefined;
    default:
      return undefined;
  }
}
