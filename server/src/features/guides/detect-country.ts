import type { KnownCountry } from './country-index.js';
import type { Mention } from './find-names.js';
import type { Word } from './question-words.js';

export interface DetectedCountries {
  /** What the question is about: where the move goes. */
  readonly about: readonly KnownCountry[];
  /** Where it begins. */
  readonly from: readonly KnownCountry[];
  /** Whether every name was written without a slip. */
  readonly isSure: boolean;
  /** Whether no more than a city says which country it is. */
  readonly isByCity: boolean;
}

type Role = 'from' | 'perhapsFrom' | 'about';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const articles = set('the la le l el los las les my our their');
const fromWords = set('from leave leaves leaving left dari desde depuis من');
/** They also mean "of". */
const perhapsFromWords = set('de d du des del');
const onwards = set('to into a au aux ke vers para hacia en الى');
const livingIn = set('live living lives based currently now am are reside residing vivo vivimos habite');

function indexBefore(words: readonly Word[], from: number): number {
  let at = from - 1;
  while (at >= 0 && articles.has(words[at]?.plain ?? '')) at--;
  return at;
}

/** "Spain to Japan": the word between them says which is which. */
function leadsOn(words: readonly Word[], mention: Mention, next: Mention | undefined): boolean {
  const after = words[mention.to];
  if (!next || !after || after.followsMark || !onwards.has(after.plain)) return false;
  return indexBefore(words, next.from) === mention.to;
}

function roleOf(words: readonly Word[], mention: Mention, next: Mention | undefined): Role {
  const at = indexBefore(words, mention.from);
  const [before, earlier] = [words[at]?.plain ?? '', words[at - 1]?.plain ?? ''];
  if (fromWords.has(before) || mention.isInflectedFrom || (before === 'of' && earlier === 'out')) return 'from';
  if (leadsOn(words, mention, next)) return 'from';
  if (perhapsFromWords.has(before) || (livingIn.has(earlier) && ['in', 'en', 'a'].includes(before)))
    return 'perhapsFrom';
  return 'about';
}

const keyOf = ({ slug, name }: KnownCountry): string => slug ?? name;

function distinct(mentions: readonly Mention[]): KnownCountry[] {
  return [...new Map(mentions.map(({ country }) => [keyOf(country), country])).values()];
}

/** A city says its country only where none is named: "Leeds to Japan", "Paris, Texas". */
function countriesFirst(mentions: readonly Mention[]): readonly Mention[] {
  const countries = mentions.filter(({ kind }) => kind !== 'city');
  return countries.length > 0 ? countries : mentions;
}

/** Which countries a question is about, and which ones a move only leaves. */
export function detectCountry(words: readonly Word[], names: readonly Mention[]): DetectedCountries {
  const mentions = names.filter(({ isMeant }) => isMeant);
  const roles = mentions.map((mention, at) => ({ mention, role: roleOf(words, mention, mentions[at + 1]) }));
  const having = (...wanted: Role[]) => roles.filter(({ role }) => wanted.includes(role)).map(({ mention }) => mention);
  const isElsewhere = having('about').length > 0;
  const about = countriesFirst(isElsewhere ? having('about') : having('perhapsFrom'));
  const from = having('from', ...(isElsewhere ? (['perhapsFrom'] as const) : []));
  return {
    about: distinct(about),
    from: distinct(from),
    isSure: mentions.every(({ isGuess }) => !isGuess),
    isByCity: about.length > 0 && about.every(({ kind }) => kind === 'city'),
  };
}
