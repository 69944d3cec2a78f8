import type { SaidMove } from '@meg/shared/contract/lead-facts';
import { type Move, moveFacts, type PartialMove } from '@meg/shared/contract/move';
import type { LeadRow } from './leads.table.js';

/** The facts that leads are found, sorted and listed by. All others stand in the column `move`. */
const factColumns = [
  'originCity',
  'destinationCity',
  'moveType',
  'moveDetails',
  'propertySize',
  'moveSize',
  'moveDate',
] as const satisfies readonly (keyof Move & keyof LeadRow)[];

type FactColumn = (typeof factColumns)[number];
export const moveColumns = [...factColumns, 'move'] as const;
export type MoveColumns = Pick<LeadRow, (typeof moveColumns)[number]>;

const hasColumn = (fact: keyof Move): fact is FactColumn => factColumns.some((column) => column === fact);

/** A day says more than a month. */
function withoutDoubleDate(move: Move): Move {
  if (move.moveDate === undefined) return move;
  return { ...withoutDate(move), moveDate: move.moveDate };
}

/** What a row stores of a move. */
export function columnsOfMove(given: Move): MoveColumns {
  const move = withoutDoubleDate(given);
  const rest = Object.fromEntries(moveFacts.filter((fact) => !hasColumn(fact)).map((fact) => [fact, move[fact]]));
  return {
    originCity: move.originCity,
    destinationCity: move.destinationCity,
    moveType: move.moveType,
    moveDetails: move.moveDetails,
    propertySize: move.propertySize ?? null,
    moveSize: move.moveSize ?? null,
    moveDate: move.moveDate ?? null,
    move: JSON.stringify(rest),
  };
}

function withoutDate({ moveDate: _day, moveMonth: _month, moveYear: _year, ...rest }: Move): Move {
  return rest;
}

/** Which place is meant is not known of another city. */
function withoutPlace(move: Move, end: 'origin' | 'destination'): Move {
  const { [`${end}PlaceId` as const]: _id, [`${end}Country` as const]: _country, ...rest } = move;
  return rest as Move;
}

/** With what was said later: the later word on when and on where counts. */
export function withAddition(move: Move, addition: Partial<Move>): Move {
  const { originCity = move.originCity, destinationCity = move.destinationCity } = addition;
  const saysWhen = addition.moveDate !== undefined || addition.moveMonth !== undefined;
  const dated = saysWhen ? withoutDate(move) : move;
  const left = originCity === move.originCity ? dated : withoutPlace(dated, 'origin');
  const kept = destinationCity === move.destinationCity ? left : withoutPlace(left, 'destination');
  return { ...kept, ...addition };
}

/** The move of a stored lead. */
export function moveOfLead(row: MoveColumns): Move {
  const stored = JSON.parse(row.move) as Omit<PartialMove, FactColumn>;
  return {
    ...(stored as Partial<Move>),
    originCity: row.originCity,
    destinationCity: row.destinationCity,
    moveType: row.moveType,
    moveDetails: row.moveDetails,
    ...(row.propertySize !== null && { propertySize: row.propertySize }),
    ...(row.moveSize !== null && { moveSize: row.moveSize }),
    ...(row.moveDate !== null && { moveDate: row.moveDate }),
  };
}

export function saidMove(row: MoveColumns & Pick<LeadRow, 'createdAt'>): SaidMove {
  return { move: moveOfLead(row), saidAtMs: row.createdAt };
}

/** The facts of a move alone, of something that holds more than them. */
export function moveOf<Known extends PartialMove>(known: Known): Known extends Move ? Move : Partial<Move> {
  return Object.fromEntries(
    moveFacts.filter((fact) => known[fact] !== undefined).map((fact) => [fact, known[fact]]),
  ) as Known extends Move ? Move : Partial<Move>;
}
