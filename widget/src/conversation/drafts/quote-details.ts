import type { PartialMove } from '@meg/shared/contract/move';
import type { NextQuestionCode, Quote } from '@meg/shared/contract/quotes';
import type { MoveSize, PropertySize } from '@meg/shared/domain/quotes/move-options';
import type { PhraseKey } from '../phrase.js';
import { type PlaceChoice, withDate, withPlace } from './changed-move.js';

export type CityField = 'originCity' | 'destinationCity';

/** The question whose answer narrows the range most, worded by the server. `places`: to pick one of the same name. */
export interface DetailQuestion {
  readonly code: NextQuestionCode;
  readonly text: string;
  readonly places: readonly PlaceChoice[];
}

export type Detail =
  | { about: 'origin_place' | 'destination_place'; place: PlaceChoice }
  | { about: 'property_size'; value: PropertySize }
  | { about: 'move_size'; value: MoveSize }
  | { about: 'rooms'; value: NonNullable<PartialMove['rooms']> }
  | { about: 'inventory'; value: NonNullable<PartialMove['inventory']> }
  | { about: 'access'; value: NonNullable<PartialMove['access']> }
  | { about: 'move_date'; value: number }
  | { about: 'packing'; value: boolean };

/** Asks first which of several places is meant, because all else depends on it. */
export function questionAfter(quote: Quote, leaveOut: readonly string[] = []): DetailQuestion | null {
  for (const end of ['origin', 'destination'] as const) {
    const { text, choices } = quote[end];
    const code = `${end}_place` as const;
    if (choices.length > 0 && !leaveOut.includes(code)) {
      return { code, text, places: choices.map(({ id, label, countryCode }) => ({ id, label, countryCode })) };
    }
  }
  const next = quote.nextQuestion;
  return next && !leaveOut.includes(next.code) ? { code: next.code, text: next.text, places: [] } : null;
}

export const cityField = { origin_place: 'originCity', destination_place: 'destinationCity' } as const;
export const endOfCity = { originCity: 'origin', destinationCity: 'destination' } as const;

const facts = {
  origin_place: 'originCity',
  destination_place: 'destinationCity',
  move_date: 'moveMonth',
  property_size: 'propertySize',
  move_size: 'moveSize',
  rooms: 'rooms',
  inventory: 'inventory',
  access: 'access',
  packing: 'packing',
} as const satisfies Record<Detail['about'], keyof PartialMove>;

export function factOf({ about }: Detail): keyof PartialMove {
  return facts[about];
}

/** What a question asks for, as far as it is known. */
export function detailFacts(move: PartialMove, code: NextQuestionCode): unknown[] {
  if (code === 'move_date') return [move.moveDate, move.moveMonth];
  if (code === 'origin_place') return [move.originPlaceId, move.originCity];
  if (code === 'destination_place') return [move.destinationPlaceId, move.destinationCity];
  return [move[facts[code]]];
}

/** The visitor's words for giving no answer. */
export function skipKey({ code, places }: DetailQuestion): PhraseKey {
  if (places.length > 0) return 'narrow.none';
  return code === 'move_date' ? 'narrow.noDate' : 'narrow.skip';
}

/** The move with the answer to one question added. */
export function withDetail(move: PartialMove, detail: Detail): PartialMove {
  switch (detail.about) {
    case 'origin_place':
      return withPlace(move, 'origin', detail.place);
    case 'destination_place':
      return withPlace(move, 'destination', detail.place);
    case 'move_date':
      return withDate(move, { moveMonth: detail.value });
    default:
      return { ...move, [facts[detail.about]]: detail.value };
  }
}
