import { isCountry, noCountry } from '../companies/place/is-country.js';

interface SaidMove {
  moveDate?: string | null | undefined;
  moveYear?: number | null | undefined;
  originCountry?: string | null | undefined;
  destinationCountry?: string | null | undefined;
}

const mostYearsAhead = 5;
const mostYearsAgo = 2;

const yearFault = (nowMs: number): string => {
  const year = new Date(nowMs).getUTCFullYear();
  return `Check the year: between ${year - mostYearsAgo} and ${year + mostYearsAhead}`;
};

/** A day that is over is refused elsewhere, where it is known which day a lead had before. */
const isTooFar = (day: string, nowMs: number): boolean =>
  Number(day.slice(0, 4)) > new Date(nowMs).getUTCFullYear() + mostYearsAhead;

function isPlausibleYear(year: number, nowMs: number): boolean {
  const now = new Date(nowMs).getUTCFullYear();
  return year >= now - mostYearsAgo && year <= now + mostYearsAhead;
}

/** What is wrong with facts that people type by hand: by the name of the fact, in words; empty where nothing is. */
export function faultsOfMove(move: SaidMove, nowMs: number): Record<string, string> {
  const { moveDate, moveYear, originCountry, destinationCountry } = move;
  return {
    ...(moveDate && isTooFar(moveDate, nowMs) && { moveDate: yearFault(nowMs) }),
    ...(moveYear && !isPlausibleYear(moveYear, nowMs) && { moveYear: yearFault(nowMs) }),
    ...(originCountry && !isCountry(originCountry) && { originCountry: noCountry }),
    ...(destinationCountry && !isCountry(destinationCountry) && { destinationCountry: noCountry }),
  };
}
