import type { PlaceMatch } from '../places/places.service.js';

/** How many times as many people the largest place of a name must have as the next one abroad. */
const larger = 2;

/** The country that a name of a place stands for: of namesakes, that of the one which is by far the largest. */
export function likeliestCountry(match: PlaceMatch | undefined): string | undefined {
  if (match?.kind === 'found') return match.place.countryCode;
  if (match?.kind !== 'ambiguous') return undefined;
  const [largest, ...others] = [...match.candidates].sort((one, other) => other.population - one.population);
  const abroad = others.find(({ countryCode }) => countryCode !== largest?.countryCode);
  return largest && largest.population >= larger * (abroad?.population ?? 0) ? largest.countryCode : undefined;
}
