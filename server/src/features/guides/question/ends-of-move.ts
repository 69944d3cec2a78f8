import type { PartialMove } from '@meg/shared/contract/move';
import type { CountryIndex, KnownCountry } from './country-index.js';
import { isOfArriving } from './leaving.js';
import { type Understood, understand } from './understand-question.js';

type Indexed = { readonly index: CountryIndex };

function countryOf({ index }: Indexed, code: string | undefined, city: string | undefined): KnownCountry | undefined {
  const coded = code === undefined ? undefined : index.byCode.get(code);
  return coded ?? (city === undefined ? undefined : understand(city, index).countries.about[0]);
}

/** The countries of a move, by their codes or else by the names of its cities. */
export function endsOfMove(knowledge: Indexed, move: PartialMove = {}) {
  return {
    origin: countryOf(knowledge, move.originCountry, move.originCity),
    destination: countryOf(knowledge, move.destinationCountry, move.destinationCity),
  };
}

type Ends = ReturnType<typeof endsOfMove>;

/**
 * The country that a question is about that names none: the one that was spoken of last. The country that the move leaves
 * gives way to where it goes, and comes first only where the question is on leaving.
 */
export function countryInContext(
  spokenOf: string | undefined,
  { origin, destination }: Ends,
  isLeaving: boolean,
): string | undefined {
  if (isLeaving) return origin?.slug ?? spokenOf;
  const isLeft = spokenOf !== undefined && spokenOf === origin?.slug && destination !== undefined;
  return (isLeft ? undefined : spokenOf) ?? destination?.slug ?? undefined;
}

/**
 * The country that the move leaves, beside its destination: "do I tell HMRC?" is about leaving it, but "is my UK licence
 * good" and "do I need a NIE there too" are about where the move goes.
 */
export function withLeftCountry(
  { countries, sentence }: Pick<Understood, 'countries' | 'sentence'>,
  { origin, destination }: Ends,
): Understood['countries'] {
  const ends = [origin?.code, destination?.code];
  // Neither named nor an end of the move: one sign, such as an office, is no reason to speak of another country.
  const isElsewhere = countries.isBySign && !ends.includes(undefined);
  if (isElsewhere && countries.about.every(({ code }) => !ends.includes(code))) return { ...countries, about: [] };
  const [only, another] = countries.about;
  // A guide is about arriving where the move goes: what is done before leaving is done where it begins.
  const isOfGoal = countries.isLeaving && only?.code === destination?.code && !countries.isOfLeft;
  if (isOfGoal && !another && origin && origin.code !== destination?.code) return { ...countries, about: [origin] };
  const isLeft = only?.code === origin?.code && destination !== undefined && destination.code !== origin?.code;
  if (!only || another || !isLeft || countries.isLeaving) return countries;
  const isOfDestination = countries.isOwned || (countries.isBySign && isOfArriving(sentence));
  if (isOfDestination) return { ...countries, about: [], from: [only] };
  return countries.isBySign ? { ...countries, isLeaving: true } : countries;
}
