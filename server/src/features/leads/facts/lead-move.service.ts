import type { SaidMove } from '@meg/shared/contract/lead-facts';
import { type Move, type MoveFact, moveFacts, type PartialMove } from '@meg/shared/contract/move';
import { pick } from '../../../pick.js';
import type { LeadRow } from '../leads.table.js';

/** The facts that have a column of their own, because leads are found, sorted and listed by them. */
export const factColumns = [
  'originCity',
  'destinationCity',
  'moveType',
  'moveDetails',
  'propertySize',
  'moveSize',
  'moveDate',
] as const satisfies readonly (keyof Move & keyof LeadRow)[];

export const moveColumns = [...factColumns, 'move'] as const;
export type MoveColumns = Pick<LeadRow, (typeof moveColumns)[number]>;

const otherFacts = moveFacts.filter((fact) => !factColumns.some((column) => column === fact));

/** Stored as empty text, not as null, where they are not known. */
const namedFacts: readonly MoveFact[] = ['originCity', 'destinationCity', 'moveType', 'moveDetails'];

/** What a row stores of a move. A day says more than a month, so the month is left out where there is a day. */
export function columnsOfMove({ moveDate, ...given }: PartialMove): MoveColumns {
  const stored = (fact: (typeof factColumns)[number]) => move[fact] ?? (namedFacts.includes(fact) ? '' : null);
  const move: PartialMove = moveDate === undefined ? given : { ...withoutDate(given), moveDate };
  return {
    ...(Object.fromEntries(factColumns.map((fact) => [fact, stored(fact)])) as Omit<MoveColumns, 'move'>),
    move: JSON.stringify(Object.fromEntries(otherFacts.map((fact) => [fact, move[fact]]))),
  };
}

function withoutDate<Known extends PartialMove>(move: Known): Known {
  const { moveDate: _day, moveMonth: _month, moveYear: _year, ...rest } = move;
  return rest as Known;
}

/** The place that was picked is not valid for another city. */
function withoutPlace(move: Move, end: 'origin' | 'destination'): Move {
  const { [`${end}PlaceId` as const]: _id, [`${end}Country` as const]: _country, ...rest } = move;
  return rest as Move;
}

/** The move with what was said later, which replaces earlier dates and places. */
export function withAddition(move: Move, addition: Partial<Move>): Move {
  const { originCity = move.originCity, destinationCity = move.destinationCity } = addition;
  const saysWhen = addition.moveDate !== undefined || addition.moveMonth !== undefined;
  const dated = saysWhen ? withoutDate(move) : move;
  const left = originCity === move.originCity ? dated : withoutPlace(dated, 'origin');
  const kept = destinationCity === move.destinationCity ? left : withoutPlace(left, 'destination');
  return { ...kept, ...addition };
}

const isCity = (fact: MoveFact): boolean => fact === 'originCity' || fact === 'destinationCity';

/**
 * The move of a stored lead. Its cities are empty text where they are not known; its kind and its contents are missing
 * then, which the type does not say: nobody reads them of a move without cities but to show them.
 */
export function moveOfLead(row: MoveColumns): Move {
  const known = factColumns.filter((fact) => row[fact] !== null && (isCity(fact) || row[fact] !== ''));
  return { ...JSON.parse(row.move), ...pick(row, ...known) };
}

export function saidMove(row: MoveColumns & Pick<LeadRow, 'createdAt'>): SaidMove {
  return { move: moveOfLead(row), saidAtMs: row.createdAt };
}

/** The facts of the move alone, of an object that holds more. */
export function moveOf<Known extends PartialMove>(known: Known): Known extends Move ? Move : Partial<Move> {
  return Object.fromEntries(
    moveFacts.filter((fact) => known[fact] !== undefined).map((fact) => [fact, known[fact]]),
  ) as Known extends Move ? Move : Partial<Move>;
}
