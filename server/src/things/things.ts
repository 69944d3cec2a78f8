import { isOtherByAccent } from '../text/accented-words.js';
import { isSpanishThereIs } from './hay.js';
import { allNames } from './names/all-names.js';
import { lookAlikes } from './names/look-alikes.js';
import { firmPlaces, isFirm, isPlaceName, supportOf } from './support.js';
import { type NamedSpan, ThingIndex } from './thing-index.js';
import { type ThingKind, thingKinds } from './thing-kinds.js';

export { isOwned } from './support.js';
export { type ThingKind, thingKinds } from './thing-kinds.js';

/** A word of a sentence; `typed` and `followsMark` make names that are common words surer. */
export interface ThingWord {
  /** In plain spelling: small letters without accents. */
  readonly plain: string;
  readonly typed?: string;
  /** Whether a mark such as a comma stands before it. */
  readonly followsMark?: boolean;
}

/** A thing that is named by what it is, or by its make, breed, brand or kind. */
export interface Thing {
  readonly kind: ThingKind;
  /** As it was typed. */
  readonly name: string;
  /** The words of the name: `[from, to)`. */
  readonly from: number;
  readonly to: number;
  /** False for a name that is a common word as well, where only its place in the sentence speaks for the thing. */
  readonly isSure: boolean;
  /** Whether it is a make, a breed or a brand, which all languages share. */
  readonly isMake: boolean;
}

const index = new ThingIndex();
for (const names of allNames)
  for (const [kind, { sure = {}, shared = {} }] of Object.entries(names) as [
    ThingKind,
    (typeof names)[ThingKind] & object,
  ][]) {
    index.add(sure, { kind, isShared: false });
    index.add(shared, { kind, isShared: true });
  }
index.add(lookAlikes, { kind: undefined, isShared: false });

const isOtherWord = (words: readonly ThingWord[], { from, to }: NamedSpan): boolean =>
  to - from === 1 && isOtherByAccent(words[from] ?? {});

/** Longer texts are no questions. */
const mostWords = 200;

/** The longest name at each place; of two as long, one that is no thing, then one that is sure. */
function withoutOverlap(spans: readonly NamedSpan[]): NamedSpan[] {
  const rank = ({ name }: NamedSpan): number => (name.kind === undefined ? 0 : name.isShared ? 2 : 1);
  const ordered = [...spans].sort(
    (one, other) => other.to - other.from - (one.to - one.from) || rank(one) - rank(other) || one.from - other.from,
  );
  const taken = new Map<number, NamedSpan>();
  return ordered.filter((span) => {
    for (let at = span.from; at < span.to; at++) if (taken.has(at)) return false;
    for (let at = span.from; at < span.to; at++) taken.set(at, span);
    return true;
  });
}

/** The things that a sentence names, in order. The work does not grow with the text. */
export function findThings(sentence: readonly ThingWord[]): Thing[] {
  const words = sentence.slice(0, mostWords);
  const named = index.find(words);
  const firms = firmPlaces(words, named);
  const isThing = (span: NamedSpan) =>
    !isOtherWord(words, span) &&
    !isSpanishThereIs(words, span) &&
    !isPlaceName(words, span) &&
    !isFirm(words, span) &&
    !firms.has(span.from);
  const spans = named.filter(isThing);
  const settled = withoutOverlap(spans.filter(({ name }) => !name.isShared));
  const things = settled.flatMap((span) => thingOf(words, span, true));
  const matters = new Set(things.map(({ kind }) => thingKinds[kind]));
  const isFree = ({ from, to }: NamedSpan) => !settled.some((other) => from < other.to && other.from < to);
  const supported = spans.flatMap((span) => {
    if (!span.name.isShared || !isFree(span)) return [];
    const support = supportOf(words, span, matters);
    return support === undefined ? [] : [{ span, isSure: support === 'sure' }];
  });
  const longest = new Set(withoutOverlap(supported.map(({ span }) => span)));
  const shared = supported
    .filter(({ span }) => longest.has(span))
    .flatMap(({ span, isSure }) => thingOf(words, span, isSure));
  return joined(words, [...things, ...shared]);
}

/** "Skoda Octavia" is one car. */
function joined(words: readonly ThingWord[], things: readonly Thing[]): Thing[] {
  const all: Thing[] = [];
  for (const thing of [...things].sort((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    const goesOn = last?.kind === thing.kind && last.to === thing.from && !words[thing.from]?.followsMark;
    if (!last || !goesOn) all.push(thing);
    else
      all.splice(-1, 1, {
        ...last,
        name: `${last.name} ${thing.name}`,
        to: thing.to,
        isSure: last.isSure || thing.isSure,
      });
  }
  return all;
}

function thingOf(words: readonly ThingWord[], { name, from, to }: NamedSpan, isSure: boolean): Thing[] {
  if (name.kind === undefined) return [];
  const typed = words.slice(from, to).map(({ plain, typed }) => typed ?? plain);
  return [{ kind: name.kind, name: typed.join(' '), from, to, isSure, isMake: name.language === 'any' }];
}

/** The kinds of things that a sentence names, each once. */
export function kindsOf(words: readonly ThingWord[]): ThingKind[] {
  return [...new Set(findThings(words).map(({ kind }) => kind))];
}
