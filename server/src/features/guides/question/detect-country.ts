import type { Word } from '../../../text/question-words.js';
import type { KnownCountry } from './country-index.js';
import type { Mention } from './find-names.js';

type Role = 'from' | 'perhapsFrom' | 'about';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const articles = set('the la le l el los las les my our their');
const fromWords = set(
  'from leave leaves leaving left quit quitting dari desde depuis من quitter quittons quitte quittent dejar dejo dejamos dejando ' +
    'abandonar meninggalkan tinggalkan نغادر اغادر مغادره',
);
/** Words that also mean "of". */
const perhapsFromWords = set('de d du des del');
/** With "de" these mean leaving: "nos vamos de España". */
const leavingWords = set(
  'vamos voy van irme irnos irse salir salimos salgo marchamos marchar marcho partir partons pars partent venons viens ' +
    'venimos vengo mudamos mudo',
);
/** "US appliances" and "German plugs" come from there, unless they are to work there. */
const broughtThings = set(
  'appliance appliances plug plugs device devices electronics plated plate plates registered car cars vehicle vehicles licence license ' +
    'passport citizen citizens spec hairdryer kettle fridge charger chargers tv tvs model built made bought dog cat',
);
const inside = set('in into to with for a en di ke');
const onwards = set('to into a au aux ke vers para hacia en الى');
const livingIn = set('live living lives based currently now am are reside residing vivo vivimos habite');

function indexBefore(words: readonly Word[], from: number): number {
  let at = from - 1;
  while (at >= 0 && articles.has(words[at]?.plain ?? '')) at--;
  return at;
}

/** In "Spain to Japan" the word between them tells the direction. */
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
  if (perhapsFromWords.has(before) && leavingWords.has(earlier)) return 'from';
  const after = words[mention.to];
  const isBrought = after !== undefined && !after.followsMark && broughtThings.has(after.plain) && !inside.has(before);
  if (isBrought || perhapsFromWords.has(before) || (livingIn.has(earlier) && ['in', 'en', 'a'].includes(before)))
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

/** Tells the countries that a question is about from those that the move leaves. */
export function detectCountry(words: readonly Word[], names: readonly Mention[]) {
  const mentions = names.filter(({ isMeant }) => isMeant);
  const roles = mentions.map((mention, at) => ({ mention, role: roleOf(words, mention, mentions[at + 1]) }));
  const having = (...wanted: Role[]) => roles.filter(({ role }) => wanted.includes(role)).map(({ mention }) => mention);
  const isElsewhere = having('about').length > 0;
  const about = countriesFirst(isElsewhere ? having('about') : having('perhapsFrom'));
  const from = having('from', ...(isElsewhere ? (['perhapsFrom'] as const) : []));
  return {
    /** The destination, which the question is about. */
    about: distinct(about),
    /** The origin. */
    from: distinct(from),
    /** Whether every name was spelled correctly. */
    isSure: mentions.every(({ isGuess }) => !isGuess),
    /** Whether only a city tells the country. */
    isByCity: about.length > 0 && about.every(({ kind }) => kind === 'city'),
  };
}
