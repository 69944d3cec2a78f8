import { findThings, type Thing, type ThingKind, thingKinds } from '../../../../things/things.js';
import type { SentenceWord } from '../../sentence.js';
import { isDenied, isLeftBehind } from '../denial.js';
import { numberOfThings } from '../number-words.js';
import type { Clause } from './clauses.js';

const determiners = new Set(
  'a an my our the two un una uno mi mis nuestro nuestra nuestros une mon ma mes notre nos le la les el los las seekor uks minu meie'.split(
    ' ',
  ),
);
const joints = new Set('and plus with y con et avec dan ja ning & و'.split(' '));
const reach = 3;

/** The animals that come along: each that is named, and is not denied or left with somebody. */
export const animalsOf = (words: readonly SentenceWord[]): Thing[] =>
  findThings(words).filter(
    (thing) => thingKinds[thing.kind] === 'animal' && !isDenied(words, thing.from) && !isLeftBehind(words, thing),
  );

/** Where the phrase of an animal begins: "2 old cats". */
function startOf(words: readonly SentenceWord[], from: number): number {
  for (let at = from - 1; at >= Math.max(0, from - reach); at--) {
    if (words[at + 1]?.followsMark) break;
    const plain = words[at]?.plain ?? '';
    if (numberOfThings(plain) !== undefined || determiners.has(plain)) return at;
  }
  return from;
}

/** One of these is what people mean by a pet. */
const usual: ReadonlySet<ThingKind> = new Set<ThingKind>(['dog', 'cat']);

/** The Arabic dual: "two cats" in one word. */
const isDual = (word: SentenceWord | undefined): boolean => /^\p{Script=Arabic}+(?:ين|ان)$/u.test(word?.plain ?? '');

/** "2 cats and a dog": how many animals of which kind come along, if that is more than a dog or a cat. */
export function animalsIn(words: readonly SentenceWord[]): Clause[] {
  const named = animalsOf(words).filter(({ kind }) => kind !== 'pet');
  const spans = named.map(({ from, to }) => ({ from: startOf(words, from), to }));
  const [only] = named;
  const isOne = ({ from }: Clause) => (numberOfThings(words[from]?.plain ?? '') ?? 1) === 1 && !isDual(words[from]);
  if (named.length === 1 && only && usual.has(only.kind) && spans.every(isOne)) return [];
  const all: Clause[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    const goesOn = last && words.slice(last.to, span.from).every(({ plain }) => joints.has(plain));
    if (goesOn) all.splice(-1, 1, { from: last.from, to: span.to });
    else all.push(span);
  }
  return all;
}
