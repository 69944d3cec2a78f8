import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import type { MovePlace } from './distance.js';

/** By the two countries where both are known, else as the visitor called it. */
export function kindOfMove(origin: MovePlace | null, destination: MovePlace | null, asked: MoveType): MoveType {
  if (origin === null || destination === null) return asked;
  return origin.countryCode === destination.countryCode ? 'local' : 'international';
}

export interface DomesticCoverage {
  /** Whether the company does local moves. */
  readonly localMoves: boolean;
  /** ISO 3166-1, two letters. */
  readonly serviceCountries: readonly string[];
}

/**
 * A local move is only available in the countries that the company serves, or if its origin was not found. International
 * moves may begin anywhere, because agents do the work at both ends.
 */
export function isDomesticUnavailable(kind: MoveType, origin: MovePlace | null, coverage: DomesticCoverage): boolean {
  if (kind !== 'local') return false;
  if (!coverage.localMoves) return true;
  return origin !== null && !coverage.serviceCountries.includes(origin.countryCode);
}
