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

/** Two capital letters may still name no country, as XX and ZZ do. */
function isCountry(code: string): boolean {
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code);
  return name !== undefined && name !== code && name !== 'Unknown Region';
}

/** What is wrong with facts that people type by hand: by the name of the fact, in words; empty where nothing is. */
export function faultsOfMove(move: SaidMove, nowMs: number): Record<string, string> {
  const { moveDate, moveYear, originCountry, destinationCountry } = move;
  const noCountry = 'There is no such country: use its two letters, as in GB';
  return {
    ...(moveDate && isTooFar(moveDate, nowMs) && { moveDate: yearFault(nowMs) }),
    ...(moveYear && !isPlausibleYear(moveYear, nowMs) && { moveYear: yearFault(nowMs) }),
    ...(originCountry && !isCountry(originCountry) && { originCountry: noCountry }),
    ...(destinationCountry && !isCountry(destinationCountry) && { destinationCountry: noCountry }),
  };
}
