import type { PartialMove } from '@meg/shared/contract/move';

type End = 'origin' | 'destination';

export interface PlaceChoice {
  readonly id: string;
  readonly label: string;
  readonly countryCode?: string;
}

type When = Pick<PartialMove, 'moveDate' | 'moveMonth' | 'moveYear'>;

/** The day or the month, whichever was said last. */
export function withDate(move: PartialMove, when: When): PartialMove {
  const { moveDate: _day, moveMonth: _month, moveYear: _year, ...rest } = move;
  return { ...rest, ...when };
}

/** Which place of its name is meant is no longer known once another name is typed. */
export function withoutPlace(move: PartialMove, end: End): PartialMove {
  const { [`${end}PlaceId` as const]: _id, [`${end}Country` as const]: _country, ...rest } = move;
  return rest;
}

export function withPlace(move: PartialMove, end: End, { id, countryCode }: PlaceChoice): PartialMove {
  return { ...move, [`${end}PlaceId`]: id, ...(countryCode && { [`${end}Country`]: countryCode }) };
}
