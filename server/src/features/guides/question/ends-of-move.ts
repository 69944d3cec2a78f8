import type { PartialMove } from '@meg/shared/contract/move';
import type { CountryIndex, KnownCountry } from './country-index.js';
import { understand } from './understand-question.js';

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
