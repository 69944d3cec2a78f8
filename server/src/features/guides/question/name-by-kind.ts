import type { Span } from '../../../text/misleading-names.js';
import { plainWord, type Word } from '../../../text/question-words.js';
import { findThings, type Thing, thingKinds } from '../../../things/things.js';
import { kindsInGuides } from './item-kinds.js';

/** Kinds of which no guide tells one name from another: "my Skoda" is asked as "my car". */
const isNameless = ({ kind, isMake }: Thing): boolean =>
  kind !== 'restricted-dog' &&
  (['vehicle', 'animal'].includes(thingKinds[kind]) || (isMake && thingKinds[kind] !== 'health'));

interface NamedWords {
  readonly inGuides: readonly Word[];
  readonly own: readonly Word[];
}

function wordsOfThing(words: readonly Word[], thing: Thing): NamedWords {
  const own = words.slice(thing.from, thing.to);
  const term = kindsInGuides[thing.kind]?.word;
  if (term === undefined) return { inGuides: own, own };
  const said = term.split(' ').map((typed) => ({ plain: plainWord(typed), typed, followsMark: false }));
  const isSaid = said.every(({ plain }) => own.some((word) => word.plain === plain));
  if (isSaid) return { inGuides: own, own };
  if (!isNameless(thing)) return { inGuides: [...own, ...said], own };
  const named = said.map((word, at) => (at === 0 ? { ...word, followsMark: own[0]?.followsMark ?? false } : word));
  return { inGuides: named, own: named };
}

/** A thing that a question names. */
export type NamedThing = Pick<Thing, 'kind' | 'name'>;

export interface NamedByKind {
  readonly words: readonly Word[];
  /** Without the words that the guides add, which the advice does not know: "fridge appliance". */
  readonly ownWords: readonly Word[];
  readonly things: readonly NamedThing[];
}

/** The words with the guides' word for each thing that they name by its make, its breed or in another language. */
export function nameByKind(words: readonly Word[]): NamedByKind {
  const things = findThings(words).filter(({ isSure }) => isSure);
  const named: Word[] = [];
  const ownWords: Word[] = [];
  let at = 0;
  for (const thing of things) {
    const { inGuides, own } = wordsOfThing(words, thing);
    const between = words.slice(at, thing.from);
    named.push(...between, ...inGuides);
    ownWords.push(...between, ...own);
    at = thing.to;
  }
  const after = words.slice(at);
  return { words: [...named, ...after], ownWords: [...ownWords, ...after], things };
}

/** The names of countries that are no part of a thing's name: an Irish setter comes from anywhere. */
export function outsideThings<Name extends Span>(words: readonly Word[], names: readonly Name[]): Name[] {
  if (names.length === 0) return [];
  const things = findThings(words).filter(({ isSure }) => isSure);
  const isWithin = ({ from, to }: Span) =>
    things.some((thing) => thing.to - thing.from > to - from && from >= thing.from && to <= thing.to);
  return names.filter((name) => !isWithin(name));
}
