import type { Place } from '@meg/shared/contract/places';
import type { Slots } from '@meg/shared/contract/understanding';
import type { MoveEnd } from './move-ends.js';

export type PlaceSlot = NonNullable<Slots['origin']>;

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = new Map(
  letters
    .flatMap((one) => letters.map((other) => one + other))
    // "VD" was North Vietnam, and bears the name of Vietnam.
    .filter((code) => new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code): [string, string][] => {
      const name = english.of(code);
      return name ? [[name, code]] : [];
    })
    // Of two codes with one name, the first is in use.
    .reverse(),
);

const oneOf = (values: readonly string[]): string | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

function titled(query: string): string {
  const [name = ''] = query.split(', ');
  return name === name.toLowerCase() ? name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) : name;
}

const mostNameLength = 100;

/** For a name of several places, or of none that is known: the name as typed, so that the visitor is asked. */
function severalPlaces(query: string, candidates: readonly Place[], confidence: number): PlaceSlot {
  return {
    value: titled(query).slice(0, mostNameLength),
    placeId: null,
    countryCode: oneOf(candidates.map(({ countryCode }) => countryCode)),
    isCity: true,
    confidence: confidence * 0.7,
  };
}

/** "Provincia de Sevilla" is not the town that has its name. */
function regionSlot({ query, region = query, match }: MoveEnd['place'], confidence: number): PlaceSlot {
  const found = match?.kind === 'found' ? [match.place] : match?.kind === 'ambiguous' ? match.candidates : [];
  return { ...severalPlaces(region, found, confidence), isCity: false };
}

interface PlaceSlotRequest {
  readonly end: MoveEnd;
  readonly language: string;
  /** The place with its label in that language. */
  readonly inWords: (place: Place) => Place;
}

/** The value for the form's field: a city, or a country alone. */
export function placeSlotOf({
  end: { place, confidence },
  language,
  inWords,
}: PlaceSlotRequest): PlaceSlot | undefined {
  if (place.kind === 'country') {
    const code = codes.get(place.country ?? '') ?? null;
    const name = code && new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code);
    return { value: name ?? place.country ?? place.query, placeId: null, countryCode: code, isCity: false, confidence };
  }
  const { match } = place;
  if (place.region) return regionSlot(place, confidence);
  if (match?.kind === 'ambiguous') {
    const slot = severalPlaces(place.query, match.candidates, confidence);
    return place.kind === 'area' ? { ...slot, isCity: false } : slot;
  }
  if (place.isUnplaced) return severalPlaces(place.query, [], confidence);
  if (match?.kind !== 'found') return undefined;
  const found = inWords(match.place);
  return { value: found.label, placeId: found.id, countryCode: found.countryCode, isCity: true, confidence };
}
