import type { Word } from '../../../text/question-words.js';
import { isAside, isWhereOneGoes } from './aside-places.js';
import { asksInClause, clauseOf, tellsInClause } from './clauses.js';
import type { KnownCountry } from './country-index.js';
import { isLikelyGoal } from './likely-goals.js';
import type { Mention } from './mention.js';
import {
  afterAs,
  areIn,
  articles,
  asWith,
  besideWhich,
  broughtThings,
  denyingWords,
  doneFromAfar,
  estonianAdjectives,
  estonianMatters,
  fromWords,
  inside,
  joining,
  kindsOfPlugs,
  leavingWords,
  livingIn,
  livingWords,
  notBeside,
  ofPeople,
  ofStates,
  onwards,
  perhapsFromWords,
  placeWords,
  reachFromAfar,
  wishes,
  yetToCome,
} from './role-words.js';
import { isAwayFrom, isDistanceFrom, isEscapedFrom, isOfPaperHeld } from './ways-of-from.js';

/**
 * `place` is where something is or is done, which may be either end of the move; `goal` is where one goes, and
 * `likelyGoal` where one goes if no other place is a goal.
 */
export type Role = 'from' | 'perhapsFrom' | 'place' | 'goal' | 'likelyGoal' | 'about' | 'denied';

export const keyOf = ({ slug, name }: KnownCountry): string => slug ?? name;

function indexBefore(words: readonly Word[], from: number): number {
  let at = from - 1;
  while (at >= 0 && articles.has(words[at]?.plain ?? '')) at--;
  return at;
}

/** "Cherbourg–Rosslare": of two towns side by side the first is where one sets out. */
const isRoute = (words: readonly Word[], mention: Mention, next: Mention): boolean =>
  mention.kind === 'city' &&
  next.kind === 'city' &&
  next.from === mention.to &&
  !words[next.from]?.followsMark &&
  keyOf(mention.country) !== keyOf(next.country);

/** In "Spain to Japan" the word between them tells the direction. */
function leadsOn(words: readonly Word[], mention: Mention, next: Mention | undefined): boolean {
  if (next && isRoute(words, mention, next)) return true;
  const after = words[mention.to];
  if (!next || !after || after.followsMark || !onwards.has(after.plain)) return false;
  return indexBefore(words, next.from) === mention.to;
}

/** Whether the words before the name say that somebody lives there now. */
function isHome(words: readonly Word[], at: number): boolean {
  if (areIn.has(words[at - 1]?.plain ?? '')) return true;
  const before = words.slice(Math.max(0, at - livingWords), at + 1);
  const lives = before.findLastIndex(({ plain }) => livingIn.has(plain));
  if (lives < 0 || before.slice(lives + 1).some(({ followsMark }) => followsMark)) return false;
  const goesOn = before.slice(lives + 1, -1).some(({ plain }) => onwards.has(plain));
  return !goesOn && !wishes.has(words[at - before.length + lives]?.plain ?? '');
}

/** Whether the country asked about, which was named before, is only set beside this one. */
export function isBeside(words: readonly Word[], mention: Mention, earlier: Mention | undefined): boolean {
  if (!earlier) return false;
  const between = words.slice(earlier.to, mention.from);
  const at = between.findLastIndex(
    ({ plain }, index) => besideWhich.has(plain) || (asWith.has(plain) && afterAs.has(between[index + 1]?.plain ?? '')),
  );
  return (
    at >= 0 &&
    !notBeside.has(between[at + 1]?.plain ?? '') &&
    !between.slice(at + 1).some(({ followsMark }) => followsMark)
  );
}

/** "Not the UK", "no a Chile", "pas au Canada". */
function isDenied(words: readonly Word[], mention: Mention, at: number): boolean {
  const isLed = onwards.has(words[at]?.plain ?? '') || placeWords.has(words[at]?.plain ?? '');
  const first = isLed ? at - 1 : at;
  const isTogether = words.slice(first + 1, mention.from + 1).every(({ followsMark }) => !followsMark);
  return isTogether && denyingWords.has(words[first]?.plain ?? '');
}

const isPlace = (word: string, mention: Mention): boolean => placeWords.has(word) || mention.isInflectedPlace;

/** "To Spain or Portugal": what is joined to a name is spoken of in the same way. */
export function isJoined(words: readonly Word[], mention: Mention, earlier: Mention | undefined): boolean {
  const between = earlier === undefined ? [] : words.slice(earlier.to, mention.from);
  const [joint, ...led] = between;
  return (
    joint !== undefined &&
    joining.has(joint.plain) &&
    led.every(({ plain }) => articles.has(plain) || onwards.has(plain) || placeWords.has(plain))
  );
}

/** "Eesti pistik", "minu eesti firma": in Estonian the name alone before a thing is an adjective. */
const isEstonianOwner = (words: readonly Word[], { from, to }: Mention): boolean =>
  estonianAdjectives.has(words[from]?.plain ?? '') &&
  words[to] !== undefined &&
  words[to]?.followsMark === false &&
  !estonianMatters.has(words[to]?.plain ?? '');

/** "FaceTime my nan from Sharjah". */
const isDoneFromAfar = (before: readonly Word[]): boolean => before.some(({ plain }) => doneFromAfar.has(plain));

/** "A US firm", "UK state pension": the country of an employer, of a paper or of somebody's people. */
export function isOfPeople(words: readonly Word[], { to }: Mention): boolean {
  const after = words[to];
  const owned = after !== undefined && ofStates.has(after.plain) ? words[to + 1] : after;
  return owned !== undefined && !after?.followsMark && ofPeople.has(owned.plain);
}

/** "Charger UK", "plug 3 pin Malaysia": the thing stands before its country. */
function isOfThingBefore(words: readonly Word[], { from }: Mention): boolean {
  let at = from - 1;
  while (kindsOfPlugs.has(words[at]?.plain ?? '') || /^\d+$/.test(words[at]?.plain ?? '')) at--;
  const isTogether = words.slice(at + 1, from + 1).every(({ followsMark }) => !followsMark);
  return isTogether && broughtThings.has(words[at]?.plain ?? '');
}

/** "Kas Haagis piisab eesti haigekassa kaardist": beside a place with an ending, the name alone is an adjective. */
export const isEstonianThing = (words: readonly Word[], mention: Mention, all: readonly Mention[]): boolean =>
  estonianAdjectives.has(words[mention.from]?.plain ?? '') &&
  words[mention.to]?.followsMark === false &&
  all.some((one) => (one.isInflectedPlace || one.isInflectedGoal) && keyOf(one.country) !== keyOf(mention.country));

export function roleOf(words: readonly Word[], mention: Mention, next: Mention | undefined): Role {
  const at = indexBefore(words, mention.from);
  const [before, earlier] = [words[at]?.plain ?? '', words[at - 1]?.plain ?? ''];
  if (isDenied(words, mention, at)) return 'denied';
  if (before === 'from' && isDoneFromAfar(words.slice(Math.max(0, at - reachFromAfar), at))) return 'place';
  if (isAwayFrom(words, mention)) return 'about';
  if (isDistanceFrom(words, mention)) return 'place';
  if (isEscapedFrom(words, mention)) return 'from';
  if (fromWords.has(before) || mention.isInflectedFrom || (before === 'of' && earlier === 'out')) return 'from';
  if (leadsOn(words, mention, next)) return 'from';
  if (perhapsFromWords.has(before) && leavingWords.has(earlier)) return 'from';
  const after = words[mention.to];
  if (isOfPeople(words, mention)) return 'perhapsFrom';
  if (isEstonianOwner(words, mention)) return 'perhapsFrom';
  const isBefore = isOfThingBefore(words, mention);
  const isAfter = after !== undefined && !after.followsMark && broughtThings.has(after.plain) && !inside.has(before);
  const isBrought = isBefore || isAfter;
  if (isOfPaperHeld(words, mention)) return 'perhapsFrom';
  if (isBrought || perhapsFromWords.has(before)) return 'perhapsFrom';
  if (isAside(words, mention)) return 'perhapsFrom';
  if (isWhereOneGoes(words, mention, before)) return 'goal';
  const isIn = isPlace(before, mention) || before === 'a';
  if (isIn && isHome(words, at) && !yetToCome.has(after?.plain ?? '')) return 'perhapsFrom';
  if (isLikelyGoal(words, mention, before)) return 'likelyGoal';
  return isPlace(before, mention) ? 'place' : 'about';
}

/** "I drive in Hong Kong, would it get plates in Osaka": of a place that is told of and one that is asked about, the latter. */
export function isToldBesideAsked(words: readonly Word[], mention: Mention, all: readonly Mention[]): boolean {
  return (
    tellsInClause(clauseOf(words, mention)) &&
    all.some((other) => keyOf(other.country) !== keyOf(mention.country) && asksInClause(clauseOf(words, other)))
  );
}
