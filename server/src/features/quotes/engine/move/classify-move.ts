import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import type { MovePlace } from './distance.js';

/** What a move is, whatever it was called: by the two countries where both are known, else as it was called. */
export function kindOfMove(origin: MovePlace | null, destination: MovePlace | null, asked: MoveType): MoveType {
  if (origin === null || destination === null) return asked;
  return origin.countryCode === destination.countryCode ? 'local' : 'international';
}

export interface DomesticCoverage {
  /** Whether the company does local moves at all. */
  readonly localMoves: boolean;
  /** ISO 3166-1, two letters. */
  readonly serviceCountries: readonly string[];
}

/**
 * A move within one country is had only where the company does them. An origin that could not be placed is given the
 * benefit of the doubt; an international move may begin anywhere, since it is planned with agents at both ends.
 */
export function isDomesticUnavailable(kind: MoveType, origin: MovePlace | null, coverage: DomesticCoverage): boolean {
  if (kind !== 'local') return false;
  if (!coverage.localMoves) return true;
  return origin !== null && !coverage.serviceCountries.includes(origin.countryCode);
}
