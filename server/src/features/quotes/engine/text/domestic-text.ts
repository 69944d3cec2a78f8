import type { DomesticCoverage } from '../move/classify-move.js';
import type { Workings } from './quote-lines.js';

/** What the company does in place of a move within this country. */
export function domesticText(
  writer: Workings['writer'],
  { localMoves, serviceCountries }: DomesticCoverage,
  country: string | undefined,
): string {
  const countries = serviceCountries.join();
  return localMoves && country !== undefined && countries !== ''
    ? writer.write('disclaimer_domestic_elsewhere', { country, countries })
    : writer.write('disclaimer_domestic_off');
}
