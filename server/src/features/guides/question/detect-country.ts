import { plainSentence, type Word } from '../../../text/question-words.js';
import type { KnownCountry } from './country-index.js';
import { homeToJoin } from './joining-family.js';
import { isOfArriving, isOfLeaving } from './leaving.js';
import type { Mention } from './mention.js';
import { isBeside, isEstonianThing, isJoined, isToldBesideAsked, keyOf, type Role, roleOf } from './place-roles.js';
import { countryOfReturn, homeOfNational } from './returning.js';

const europeanUnion = 'EU';

function distinct(mentions: readonly Mention[]): KnownCountry[] {
  return [...new Map(mentions.map(({ country }) => [keyOf(country), country])).values()];
}

/**
 * A city says its country only where none is named, as in "Leeds to Japan" and "Paris, Texas", but more than an adjective
 * does: "a French school in Dublin".
 */
function countriesFirst(mentions: readonly Mention[]): readonly Mention[] {
  const countries = mentions.filter(({ kind }) => kind !== 'city' && kind !== 'adjective');
  const cities = mentions.filter(({ kind }) => kind === 'city');
  return [countries, cities, mentions].find(({ length }) => length > 0) ?? [];
}

const leftOf = (others: readonly Mention[], goals: readonly Mention[]): Mention[] =>
  others.filter((one) => !goals.includes(one));

/** What is done before leaving is asked about the country that the move leaves. */
function endsOf(having: (...roles: Role[]) => Mention[], isLeaving: boolean) {
  const surely = having('goal');
  const goals = surely.length > 0 ? surely : having('likelyGoal');
  const goesOn = having('about', 'goal', 'likelyGoal').length > 0;
  const left = having('from', 'perhapsFrom', ...(goesOn ? (['place'] as const) : []));
  if (isLeaving && left.length > 0) return { about: left, from: [] };
  if (goals.length > 0)
    return { about: goals, from: leftOf(having('from', 'perhapsFrom', 'place', 'about', 'likelyGoal'), goals) };
  const isElsewhere = having('about', 'place').length > 0;
  return isElsewhere
    ? { about: having('about', 'place'), from: having('from', 'perhapsFrom') }
    : { about: having('perhapsFrom'), from: having('from') };
}

/** "My card is from Tallinn, can I move there from Toronto": of two, the first is where one goes. */
function orWhereOneArrives(ends: ReturnType<typeof endsOf>, words: readonly Word[]): ReturnType<typeof endsOf> {
  const [first, ...others] = ends.from;
  const isTwo = first !== undefined && othersThan(first, others).length > 0;
  if (ends.about.length > 0 || !isTwo || !isOfArriving(plainSentence(words))) return ends;
  return { about: [first], from: othersThan(first, others) };
}

const othersThan = ({ country }: Mention, mentions: readonly Mention[]): Mention[] =>
  mentions.filter((one) => keyOf(one.country) !== keyOf(country));

/** Tells the countries that a question is about from those that the move leaves. */
export function detectCountry(words: readonly Word[], names: readonly Mention[]) {
  const meant = names.filter(({ isMeant }) => isMeant);
  const ofOneCountry = meant.filter(({ country }) => country.code !== europeanUnion);
  const mentions = ofOneCountry.length > 0 ? ofOneCountry : meant;
  const roles: { mention: Mention; role: Role }[] = [];
  for (const [at, mention] of mentions.entries()) {
    const own = roleOf(words, mention, mentions[at + 1]);
    const role =
      (own === 'about' || own === 'place') && isJoined(words, mention, mentions[at - 1])
        ? (roles[at - 1]?.role ?? own)
        : own;
    const isLeft =
      isBeside(words, mention, mentions[at - 1]) ||
      (role === 'place' && isToldBesideAsked(words, mention, mentions)) ||
      (role === 'about' && isEstonianThing(words, mention, mentions));
    roles.push({ mention, role: isLeft ? 'from' : role });
  }
  const having = (...wanted: Role[]) => roles.filter(({ role }) => wanted.includes(role)).map(({ mention }) => mention);
  const isLeaving = isOfLeaving(plainSentence(words));
  const home = homeToJoin(words, names) ?? countryOfReturn(words, names) ?? homeOfNational(words, names);
  const ends = home
    ? { about: [home], from: othersThan(home, mentions) }
    : orWhereOneArrives(endsOf(having, isLeaving), words);
  const about = countriesFirst(ends.about);
  return {
    /** The destination, which the question is about; of what is done before leaving, the origin. */
    about: distinct(about),
    /** The origin. */
    from: distinct(ends.from),
    /** Whether it asks what is done in the country that the move leaves. */
    isLeaving,
    /** Whether the words say that one leaves it: "before I leave Spain". */
    isOfLeft: about.length > 0 && about.every((one) => roles.some((own) => own.mention === one && own.role === 'from')),
    /** Whether every name was spelled correctly. */
    isSure: mentions.every(({ isGuess }) => !isGuess),
    /** Whether only a city tells the country. */
    isByCity: about.length > 0 && about.every(({ kind }) => kind === 'city'),
    /** Whether it is only the country of something that one has, or of somebody: "my Canadian licence", "a UK passport". */
    isOwned:
      home === undefined &&
      about.length > 0 &&
      (about.every(({ kind, isGuess }) => kind === 'adjective' && isGuess) ||
        about.every((one) => roles.some(({ mention, role }) => mention === one && role === 'perhapsFrom'))),
    /** Whether only an adjective names it, as of a thing: "is French, from 2019". */
    isByAdjective:
      home === undefined && about.length > 0 && about.every(({ kind, isGuess }) => kind === 'adjective' && isGuess),
    /** Whether it is named by adjectives alone: "the English school". */
    isOfAdjectives: about.length > 0 && about.every(({ kind }) => kind === 'adjective'),
    /** Whether only its offices, papers and taxes tell the country: "HMRC". */
    isBySign: about.length > 0 && about.every(({ kind }) => kind === 'sign'),
  };
}
