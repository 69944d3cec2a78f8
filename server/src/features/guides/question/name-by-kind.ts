import type { Span } from '../../../text/misleading-names.js';
import { plainWord, type Word } from '../../../text/question-words.js';
import { findThings, type Thing, thingKinds } from '../../../things/things.js';
import { kindsInGuides } from './item-kinds.js';

/** Kinds of which no guide tells one name from another: "my Skoda" is asked as "my car". */
const isNameless = ({ kind, isMake }: Thing): boolean =>
  kind !== 'restricted-dog' &&
  (['vehicle', 'animal'].includes(thingKinds[kind]) || (isMake && thingKinds[kind] !== 'health'));

function inGuidesWords(words: readonly Word[], thing: Thing): readonly Word[] {
  const own = words.slice(thing.from, thing.to);
  const term = kindsInGuides[thing.kind]?.word;
  if (term === undefined) return own;
  const followsMark = own[0]?.followsMark ?? false;
  const said = term.split(' ').map((typed) => ({ plain: plainWord(typed), typed, followsMark: false }));
  const isSaid = said.every(({ plain }) => own.some((word) => word.plain === plain));
  if (isSaid) return own;
  const [first, ...others] = isNameless(thing) ? said : [...own, ...said];
  return first ? [{ ...first, followsMark }, ...others] : own;
}

/** A thing that a question names. */
export type NamedThing = Pick<Thing, 'kind' | 'name'>;

export interface NamedByKind {
  readonly words: readonly Word[];
  readonly things: readonly NamedThing[];
}

/** The words with the guides' word for each thing that they name by its make, its breed or in another language. */
export function nameByKind(words: readonly Word[]): NamedByKind {
  const things = findThings(words).filter(({ isSure }) => isSure);
  const named: Word[] = [];
  let at = 0;
  for (const thing of things) {
    named.push(...words.slice(at, thing.from), ...inGuidesWords(words, thing));
    at = thing.to;
  }
  return { words: [...named, ...words.slice(at)], things };
}

/** The names of countries that are no part of a thing's name: an Irish setter comes from anywhere. */
export function outsideThings<Name extends Span>(words: readonly Word[], names: readonly Name[]): Name[] {
  if (names.length === 0) return [];
  const things = findThings(words).filter(({ isSure }) => isSure);
  const isWithin = ({ from, to }: Span) =>
    things.some((thing) => thing.to - thing.from > to - from && from >= thing.from && to <= thing.to);
  return names.filter((name) => !isWithin(name));
}
