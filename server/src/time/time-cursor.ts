import { AppError } from '../app-error.js';

/** The place of a row in a list that is ordered by time. */
export interface TimePlace {
  atMs: number;
  id: string;
}

export function timeCursor({ atMs, id }: TimePlace): string {
  return `${atMs}.${id}`;
}

export function readTimeCursor(cursor: string): TimePlace {
  const [, atMs, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (atMs === undefined || id === undefined) {
    throw new AppError('validation_failed', { fields: { cursor: 'Not a place in this list: begin with the newest' } });
  }
  return { atMs: Number(atMs), id };
}
