import { faultsOfMove } from '@meg/shared/domain/leads/plausible-move';
import { AppError } from '../../../app-error.js';

/** Refuses a slip of the finger, as in the year 2099, in words at its field. */
export function requirePlausible(move: Parameters<typeof faultsOfMove>[0], nowMs: number): void {
  const faults = Object.entries(faultsOfMove(move, nowMs)).map(([name, words]) => [`move.${name}`, words]);
  if (faults.length > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(faults) });
}
