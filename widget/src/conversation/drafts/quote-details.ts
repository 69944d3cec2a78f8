import type { NextQuestionCode, Quote, QuoteRequest } from '@meg/shared/contract/quotes';
import type { MoveSize, PropertySize } from '@meg/shared/domain/quotes/move-options';

/** What a quote can rest on beside the move itself: said after the first range, to narrow it. */
export type QuoteDetails = Readonly<
  Pick<
    QuoteRequest,
    'originPlaceId' | 'destinationPlaceId' | 'rooms' | 'inventory' | 'access' | 'moveMonth' | 'packing' | 'leaveOut'
  >
>;

export interface PlaceChoice {
  readonly id: string;
  readonly label: string;
}

export type CityField = 'originCity' | 'destinationCity';

/** The question whose answer narrows the range most, in the server's words; with places to pick from, where a name has many. */
export interface DetailQuestion {
  readonly code: NextQuestionCode;
  readonly text: string;
  readonly places: readonly PlaceChoice[];
}

export type Detail =
  | { about: 'origin_place' | 'destination_place'; place: PlaceChoice }
  | { about: 'property_size'; value: PropertySize }
  | { about: 'move_size'; value: MoveSize }
  | { about: 'rooms'; value: NonNullable<QuoteDetails['rooms']> }
  | { about: 'inventory'; value: NonNullable<QuoteDetails['inventory']> }
  | { about: 'access'; value: NonNullable<QuoteDetails['access']> }
  | { about: 'move_date'; value: number }
  | { about: 'packing'; value: boolean };

/** Which of several places is meant comes first: everything else rests on it. */
export function questionAfter(quote: Quote, leaveOut: readonly string[] = []): DetailQuestion | null {
  for (const end of ['origin', 'destination'] as const) {
    const { text, choices } = quote[end];
    const code = `${end}_place` as const;
    if (choices.length > 0 && !leaveOut.includes(code)) {
      return { code, text, places: choices.map(({ id, label }) => ({ id, label })) };
    }
  }
  const next = quote.nextQuestion;
  return next && !leaveOut.includes(next.code) ? { code: next.code, text: next.text, places: [] } : null;
}

/** Named by the visitor in place of its code, as the server takes it. */
const idField = { origin_place: 'originPlaceId', destination_place: 'destinationPlaceId' } as const;
export const cityField = { origin_place: 'originCity', destination_place: 'destinationCity' } as const;
export const placeIdField = { originCity: 'originPlaceId', destinationCity: 'destinationPlaceId' } as const;

export function withDetail(details: QuoteDetails, detail: Detail): QuoteDetails {
  switch (detail.about) {
    case 'origin_place':
    case 'destination_place':
      return { ...details, [idField[detail.about]]: detail.place.id };
    case 'rooms':
    case 'inventory':
    case 'access':
    case 'packing':
      return { ...details, [detail.about]: detail.value };
    case 'move_date':
      return { ...details, moveMonth: detail.value };
    default:
      return details;
  }
}

export function withoutPlace(details: QuoteDetails, field: string): QuoteDetails {
  if (field === 'originCity') {
    const { originPlaceId: _gone, ...rest } = details;
    return rest;
  }
  if (field === 'destinationCity') {
    const { destinationPlaceId: _gone, ...rest } = details;
    return rest;
  }
  return details;
}
