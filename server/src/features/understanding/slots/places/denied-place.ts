import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { deniesPlace } from './denying-words.js';
import { articles } from './marker-words.js';
import type { MeantPlace } from './meant-places.js';
import type { PlaceReading } from './place-reading.js';

/** Whether the word before says no, without a comma between. */
export function followsDenial(words: readonly SentenceWord[], at: number): boolean {
  // "No es Cork".
  const isOfVerb = beingWords.has(words[at - 1]?.plain ?? '') && words[at - 1]?.followsMark === false;
  return words[at]?.followsMark !== true && deniesPlace.has(words[isOfVerb ? at - 2 : at - 1]?.plain ?? '');
}

/** "No Barcelona", of a move that goes elsewhere: without a comma as well, the "no" is of what was understood. */
export const isOnlyAfterNo = (words: readonly SentenceWord[], { from, to }: { from: number; to: number }): boolean =>
  from > 0 &&
  words.slice(0, from).every(({ plain }) => bareNo.has(plain)) &&
  (to >= words.length || words[to]?.followsMark === true);

const bareNo = new Set(
  'no nope nah non tidak tak ei لا sorry oops oh wait perdon perdona pardon desole desolee maaf vabandust عفوا اسف'.split(
    ' ',
  ),
);
const denialsAfter = new Set('no non ei tidak tak bukan لا مش'.split(' '));

/** "Lyon no, Ginebra sí". */
function isDeniedAfter(words: readonly SentenceWord[], at: number): boolean {
  const [no, next] = words.slice(at, at + 2);
  return no !== undefined && !no.followsMark && denialsAfter.has(no.plain) && next?.followsMark === true;
}

/** "Not Dublin", "not from Bath", "instead of Cork", "en vez de Cádiz". */
export function isPlaceDenied({ sentence: { words } }: PlaceReading, { from, to, marker }: MeantPlace): boolean {
  const start = marker?.from ?? from;
  if (isDeniedAfter(words, to)) return true;
  // "No, Dublin" names it; the "no" is of what was before.
  if (words[start]?.followsMark) return false;
  const before = words.slice(Math.max(0, start - 2), start).map(({ plain }) => plain);
  const own = words.slice(start, from).map(({ plain }) => plain);
  const [earlier, last] = before.length === 2 ? before : [undefined, before[0]];
  // "No no from Bristol" denies what was understood, and names the place; "no, no a París: a Lyon" denies Paris.
  const isOfPlace = words[start - 1]?.followsMark === true && words[to]?.followsMark === true;
  if (earlier !== undefined && earlier === last && !isOfPlace) return false;
  // "No es Cork", "ei ole Tartu".
  if (deniesPlace.has(earlier ?? '') && beingWords.has(last ?? '')) return true;
  const isInstead = instead.has(words.slice(Math.max(0, start - 3), from));
  return (
    deniesPlace.has(last ?? '') ||
    (deniesPlace.has(earlier ?? '') && articles.has(last ?? '')) ||
    isGoalDenied(words, start) ||
    own.some((word) => deniesPlace.has(word)) ||
    isInstead
  );
}

const beingWords = new Set('es era est etait ole olnud'.split(' '));
const mostOfGoing = 3;

/** "Not go to Oz", "no vamos a Oz". */
function isGoalDenied(words: readonly SentenceWord[], start: number): boolean {
  const before = words.slice(Math.max(0, start - mostOfGoing), start);
  const no = before.findLastIndex(({ plain }) => deniesPlace.has(plain));
  return no >= 0 && no < before.length - 1 && before.slice(no + 1).every(({ plain }) => going.has(plain));
}

const going = new Set(
  'to a على ل ke jadi leaving from saliendo desde de partant depuis dari it s its es est en ce c on ella el go going move moving ir iremos vamos voy mudamos aller vais va allons pergi pindah minna lahe lahme kolida koli kolime رايح رايحين نروح اروح نسافر ننتقل'.split(
    ' ',
  ),
);

const instead = new PhraseSet({
  instead:
    'instead of, rather than, forget about, never mind, nevermind, drop, leave out, en vez de, en lugar de, olvidate de, olvidaos de, olvidamos, olvida lo de, deja lo de, dejemos, au lieu de, plutot que, laisse tomber, laissez tomber, laissons tomber, on laisse tomber, on oublie, oublions, tant pis pour, ' +
    'bukannya, daripada ke, lupakan, tak payah, tak jadi, asemel, unusta, unustage, jata, بدلا من, بدل, انسي, انسى, انسوا, بلاش, خلاص مش',
});
