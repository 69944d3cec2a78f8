import type { PartialMove } from '@meg/shared/contract/move';

type End = 'origin' | 'destination';

export interface PlaceChoice {
  readonly id: string;
  readonly label: string;
  readonly countryCode?: string;
}

type When = Pick<PartialMove, 'moveDate' | 'moveMonth' | 'moveYear'>;

/** Replaces the day or month by the one that was given last. */
export function withDate(move: PartialMove, when: When): PartialMove {
  const { moveDate: _day, moveMonth: _month, moveYear: _year, ...rest } = move;
  return { ...rest, ...when };
}

/** Once another name is typed, the place that was picked no longer applies. */
export function withoutPlace(move: PartialMove, end: End): PartialMove {
  const { [`${end}PlaceId` as const]: _id, [`${end}Country` as const]: _country, ...rest } = move;
  return rest;
}

export function withPlace(move: PartialMove, end: End, { id, countryCode }: PlaceChoice): PartialMove {
  return { ...move, [`${end}PlaceId`]: id, ...(countryCode && { [`${end}Country`]: countryCode }) };
}
