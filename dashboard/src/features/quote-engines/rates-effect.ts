import type { CompanySettings, SimulatedMove, simulateQuote } from '@meg/shared/contract/company-settings';
import type { Quote } from '@meg/shared/contract/quotes';
import type { Pricing } from '@meg/shared/contract/rates';
import { exampleMove } from '@meg/shared/domain/companies/place/country-examples';
import { isSteepChange } from '@meg/shared/domain/quotes/unusual-rates';
import { ApiError } from '../../api/api-error.js';
import { request } from '../../api/request.js';
import { fetchRoute } from '../../setup/setup.queries.js';

interface Range {
  min: number;
  max: number;
}

/** What the same move costs by the saved rates and by those in the form. */
export interface PriceEffect {
  move: string;
  before: Range;
  after: Range;
  currency: string;
  isSteep: boolean;
}

const home = { moveDetails: 'full-home', propertySize: '2 - 3 Beds', packing: false } as const;
const farCities = ['Singapore', 'London'] as const;

/** "Leeds, England, United Kingdom" is Leeds to those who live there. */
const shortName = (label: string): string => label.split(',')[0] ?? label;

function triedMoves(city: string): { words: string; move: SimulatedMove }[] {
  const town = shortName(city);
  const far = farCities.find((one) => one !== town) ?? farCities[0];
  return [
    {
      words: `A two-bedroom move in ${town}`,
      move: { ...home, originCity: city, destinationCity: city, moveType: 'local' },
    },
    {
      words: `A two-bedroom move from ${town} to ${far}`,
      move: { ...home, originCity: city, destinationCity: far, moveType: 'international' },
    },
  ];
}

function rangeOf({ minPrice, maxPrice }: Quote): Range | undefined {
  return minPrice === null || maxPrice === null ? undefined : { min: minPrice, max: maxPrice };
}

async function effectOn(pricing: Pricing, { words, move }: ReturnType<typeof triedMoves>[number]) {
  const quotes = await request<typeof simulateQuote>('POST', '/api/quote-engines/simulate', {
    body: { pricing, move },
  });
  const [before, after] = [rangeOf(quotes.before as Quote), rangeOf(quotes.after as Quote)];
  if (!before || !after || (before.min === after.min && before.max === after.max)) return [];
  const { currency } = quotes.after;
  return [{ move: words, before, after, currency, isSteep: isSteepChange(before, after) }];
}

const areRatesRefused = (error: unknown): boolean =>
  error instanceof ApiError && Object.keys(error.fields).some((path) => path.startsWith('pricing'));

/** Only prices that change. Rates that the server refuses are thrown as its error; any other failure gives none. */
export async function priceEffects({ config }: CompanySettings, pricing: Pricing): Promise<PriceEffect[]> {
  try {
    const route = await fetchRoute();
    const city = route?.originCity ?? config.serviceAreas[0] ?? exampleMove(config.country).from;
    return (await Promise.all(triedMoves(city).map((tried) => effectOn(pricing, tried)))).flat();
  } catch (error) {
    if (areRatesRefused(error)) throw error;
    return [];
  }
}
