import type { Place } from '@meg/shared/contract/places';
import { calculateQuote, type Quote, type QuoteRequest } from '@meg/shared/contract/quotes';
import { launchCountries } from '@meg/shared/domain/quotes/service-countries';
import { en } from '@meg/shared/languages/en';
import type { Language } from '@meg/shared/languages/language';
import { describe, expect, it } from 'vitest';
import { english } from '../../../testing/languages.js';
import { placeMatches } from '../../../testing/places/places.js';
import type { PlaceMatch } from '../../places/search/find-place.js';
import { companyRates } from './company-rates.js';
import { computeQuote } from './compute-quote.js';
import { fromComprehensive, type QuotingCompany } from './quote-case.js';

const company: QuotingCompany = {
  rates: companyRates({}),
  measures: '' as const,
  isRatesConfirmed: true,
  currency: 'USD',
  localMoves: true,
  serviceCountries: launchCountries,
};

const placed = (city: string): PlaceMatch => placeMatches(city);

const usual = {
  originCity: 'Leeds',
  destinationCity: 'Kuala Lumpur',
  propertySize: '2 - 3 Beds',
  moveSize: 'All furniture and content',
} as const;

function quote(
  request: Partial<QuoteRequest>,
  change: Partial<QuotingCompany> = {},
  weeksUntilMove: number | null = null,
): Quote {
  const given: QuoteRequest = {
    ...usual,
    moveType: 'international',
    moveDetails: 'full-home',
    language: 'en',
    ...request,
  };
  const origin = placed(given.originCity);
  const destination = placed(given.destinationCity);
  return computeQuote(
    { request: given, origin, destination, weeksUntilMove, language: english },
    { ...company, ...change },
  );
}

const amounts = ({ lines }: Quote): number[] => lines.flatMap(({ amount }) => (amount === null ? [] : [amount]));

describe('Leeds to Kuala Lumpur, 2 to 3 beds, all furniture', () => {
  const answer = quote({});

  it('has lines that a person can add up', () => {
    // 2,500 + 20 m³ × 115 × 1.5 × 1.038 + 27 m³ × 142.50 + 500
    expect(amounts(answer)).toEqual([2500, 3581, 3848, 500]);
    expect(answer.minPrice).toBe(9_400);
    expect(answer.maxPrice).toBe(11_400);
  });

  it('names volume, distance, way, season and width, each with its figure', () => {
    expect(answer.lines.map(({ code }) => code)).toEqual([
      'volume_home_size',
      'distance_straight',
      'mode_own',
      'origin_services',
      'freight_own',
      'handling',
      'terminal',
      'packing_unknown',
      'season_unknown',
      'range_capped',
    ]);
    expect(answer.lines[0]?.text).toBe('Volume: 953 ft³ (27 m³), from the size of the home and what goes along');
    expect(answer.lines[2]?.text).toBe('Own 20-ft container by sea: 5 to 8 weeks from door to door, 96% full');
    expect(answer.range).toMatchObject({
      basis: 'home_size',
      percent: 25,
      isCapped: true,
      uncappedMin: 7800,
      uncappedMax: 13_000,
    });
  });

  it('shows the ways to ship side by side and says which a mover would offer', () => {
    const told = answer.modes.map(({ mode, isSensible, isChosen }) => ({ mode, isSensible, isChosen }));
    expect(told).toEqual([
      { mode: 'shared', isSensible: false, isChosen: false },
      { mode: 'own', isSensible: true, isChosen: true },
      { mode: 'air', isSensible: false, isChosen: false },
    ]);
  });

  it('asks the question that moves the price most', () => {
    expect(answer.nextQuestion).toEqual({ code: 'move_date', gain: 1564, text: 'When do you want to move?' });
  });

  it('carries the disclaimer of the specification, the source and a difficulty', () => {
    expect(answer.disclaimer).toBe(
      'These are estimates only. Actual costs depend on the actual volume and various other variables. The mover will provide personalized quotes based on your exact requirements.',
    );
    expect(answer.source).toBe('company_rates');
    expect(answer.warning).toBeNull();
    expect(answer.difficultyRating?.overallRating).toBe(3.7);
    expect(answer.exclusions.map(({ code }) => code)).toContain('exclude_duties');
  });

  it('is what the contract says', () => {
    expect(calculateQuote.answer.parse(answer)).toEqual(answer);
  });

  it('says that its prices are typical ones until the company has confirmed its rates, and only then', () => {
    const typical = quote({}, { isRatesConfirmed: false });
    expect(typical).toMatchObject({ source: 'default_rates', minPrice: answer.minPrice, maxPrice: answer.maxPrice });
    expect(typical.warning).toBe('These are typical prices for such a move: the mover has not confirmed its own yet.');
    expect(calculateQuote.answer.parse(typical)).toEqual(typical);
  });

  it("follows the company's own rates", () => {
    const dearer = companyRates({
      internationalRates: { baseRate: 4000, volumeMultiplier: 1.5, destinationMultipliers: { MY: 1.2 } },
    });
    const other = quote({}, { rates: dearer, currency: 'MYR' });
    expect(other.currency).toBe('MYR');
    // (3,581 + 3,848 + 500) × 0.2 more for Malaysia
    expect(amounts(other)).toEqual([4000, 3581, 3848, 500, 1586]);
    expect(other.lines.find(({ code }) => code === 'origin_services')?.text).toContain('MYR');
  });
});

describe('moves as they are', () => {
  it('prices a move within one city by a usual way across it', () => {
    const answer = quote({ destinationCity: 'Leeds', moveType: 'local' });
    expect(answer.distance).toEqual({ km: 7, miles: 4, basis: 'within_city' });
    expect(amounts(answer)).toEqual([120, 1069, 10]);
    expect(answer.minPrice).toBe(900);
    expect(answer.maxPrice).toBe(1500);
    expect(answer.modes).toEqual([]);
    expect(answer.shipmentType).toBe('Local move by lorry');
  });

  it('answers a move called international within one country as domestic, and says so', () => {
    const answer = quote({ destinationCity: 'Manchester' });
    expect(answer.moveType).toBe('local');
    expect(answer.warning).toContain('lie in one country');
  });

  it('answers a move called local across a border as international, and says so', () => {
    const answer = quote({ destinationCity: 'Dublin', moveType: 'local' });
    expect(answer.moveType).toBe('international');
    expect(answer.warning).toContain('different countries');
    expect(answer.shipmentType).toContain('by road');
  });

  it('warns of water within the country', () => {
    const answer = quote({ originCity: 'Leeds', destinationCity: 'Belfast', moveType: 'local' });
    expect(answer.warnings.map(({ code }) => code)).toEqual(['warning_water']);
    expect(answer.minPrice).toBeGreaterThan(0);
  });

  it.each([
    ['Kuala Lumpur', 'Kuching'],
    ['New York', 'Honolulu'],
    ['Honolulu', 'Los Angeles'],
  ])('has no price by road from %s to %s, says why, and that a person works it out', (originCity, destinationCity) => {
    const request = { originCity, destinationCity, moveType: 'local' } as const;
    const answer = quote(request, { serviceCountries: ['MY', 'US'] });
    expect(answer).toMatchObject({ minPrice: null, maxPrice: null, lines: [], source: 'domestic_unavailable' });
    expect(answer.disclaimer).toMatch(/goes by sea.*A person/);
  });
});

describe('a city that cannot be placed', () => {
  const unknown = quote({ destinationCity: 'Xanadu', moveSize: 'Content only' });

  it('is kept as typed: the quote rests on a typical distance, says so and is wider', () => {
    const known = quote({ moveSize: 'Content only' });
    expect(unknown.distance).toEqual({ km: 8000, miles: 4971, basis: 'typical' });
    expect(unknown.warning).toContain('“Xanadu”');
    expect(unknown.range?.percent).toBe((known.range?.percent ?? 0) + 10);
    expect((unknown.maxPrice ?? 0) - (unknown.minPrice ?? 0)).toBeLessThanOrEqual(2000);
    expect(unknown.destination).toEqual({ text: 'Xanadu', place: null, choices: [] });
  });

  it('offers what it could have meant', () => {
    const answer = quote({ destinationCity: 'Springfield' });
    expect(answer.destination.choices.map(({ region }: Place) => region)).toEqual(['Illinois', 'Missouri']);
    expect(answer.nextQuestion?.code).toBe('destination_place');
  });
});

describe('a domestic move that the company does not do', () => {
  it('has no price and no difficulty if the origin is outside its countries', () => {
    const answer = quote({ originCity: 'Tokyo', destinationCity: 'Osaka', moveType: 'local' });
    expect(answer).toMatchObject({
      source: 'domestic_unavailable',
      minPrice: null,
      maxPrice: null,
      difficultyRating: null,
    });
    expect(answer.disclaimer).toContain('in Japan yet');
    expect(calculateQuote.answer.parse(answer)).toEqual(answer);
  });

  it('has none if local moves are switched off, even if it was called international', () => {
    expect(quote({ destinationCity: 'Manchester', moveType: 'local' }, { localMoves: false }).source).toBe(
      'domestic_unavailable',
    );
    const misnamed = quote({ destinationCity: 'Manchester' }, { localMoves: false });
    expect(misnamed.source).toBe('domestic_unavailable');
    expect(misnamed.warning).toContain('lie in one country');
  });

  it('does not affect international moves, wherever they begin', () => {
    expect(quote({}, { localMoves: false }).source).toBe('company_rates');
    expect(quote({ originCity: 'Tokyo', destinationCity: 'Leeds' }).source).toBe('company_rates');
  });

  it('does not hold a city that cannot be placed against the visitor', () => {
    expect(quote({ originCity: 'Xanadu', moveType: 'local' }).source).toBe('company_rates');
  });
});

describe('the reader', () => {
  it('reads metres or feet as is usual there, or as asked for', () => {
    expect(quote({}).units).toBe('imperial');
    expect(quote({ originCity: 'Kuala Lumpur', destinationCity: 'Leeds' }).units).toBe('metric');
    expect(quote({ language: 'en-US', originCity: 'Kuala Lumpur', destinationCity: 'Leeds' }).units).toBe('imperial');
    expect(quote({ units: 'metric' }).lines[0]?.text).toContain('27 m³ (953 ft³)');
  });

  it('gets the quote also with a language or a currency that nobody knows', () => {
    const answer = quote({ language: '!!' }, { currency: '??' });
    expect(answer.minPrice).toBe(9400);
  });

  it('sees the same prices in any units and any currency', () => {
    const plain = quote({});
    const other = quote({ units: 'metric', language: 'de' }, { currency: 'EUR' });
    expect([other.minPrice, other.maxPrice, amounts(other)]).toEqual([plain.minPrice, plain.maxPrice, amounts(plain)]);
  });
});

describe('containers', () => {
  const spoken: Language = { ...en, containers: { ...en.containers, '20-ft': 'veinte pies' } };
  const inSpanish = (change: Partial<QuotingCompany> = {}): Quote => {
    const [origin, destination] = [placed('Leeds'), placed('Kuala Lumpur')];
    const language = { code: 'es', tag: 'es', words: spoken };
    const request = { ...usual, moveType: 'international', moveDetails: 'full-home' } as const;
    return computeQuote({ request, origin, destination, weeksUntilMove: null, language }, { ...company, ...change });
  };
  const containerOf = ({ modes }: Quote) => modes.find(({ mode }) => mode === 'own')?.container;

  it("are named in the reader's language, and change no price by it", () => {
    expect(containerOf(inSpanish())).toBe('veinte pies');
    expect(inSpanish().shipmentType).toContain('veinte pies');
    expect(amounts(inSpanish())).toEqual(amounts(quote({})));
  });

  it('keep the name that the company gave them', () => {
    const { figures } = company.rates;
    const containers = [{ name: 'Big Bertha', capacityM3: 60, paidM3: 30 }];
    const rates = { ...company.rates, figures: { ...figures, freight: { ...figures.freight, containers } } };
    expect(containerOf(inSpanish({ rates }))).toBe('Big Bertha');
  });
});

it('takes the month from the date and names the season', () => {
  const peak = quote({ moveDate: '2027-07-31' });
  expect(peak.lines.find(({ code }) => code === 'season_peak')?.amount).toBe(1564);
  expect(quote({ moveMonth: 2 }).lines.map(({ code }) => code)).toContain('season_quiet');
});

it('gives the second call the same answer as the first', () => {
  const {
    moveType: _,
    moveDetails: __,
    ...rest
  } = {
    moveType: 'international',
    moveDetails: 'full-home',
    originCity: 'Leeds',
    destinationCity: 'Kuala Lumpur',
    propertySize: '2 - 3 Beds',
    moveSize: 'All furniture and content',
    language: 'en',
  } as const;
  expect(quote(fromComprehensive(rest))).toEqual(quote({}));
});

describe('what goes beside a home', () => {
  const special = {
    specialItems: ['piano-upright', 'hot-tub'],
    storage: true,
    insurance: true,
    pets: true,
    car: true,
  } as const;

  it('adds to it, whatever the contents were called', () => {
    const home = quote({});
    const withPiano = quote({ moveDetails: 'specialty', specialItems: ['piano-upright'] });
    expect(withPiano.volume?.m3).toBe((home.volume?.m3 ?? 0) + 1.8);
    expect(withPiano.minPrice).toBeGreaterThan(home.minPrice ?? 0);
  });

  it('is named without a price where the company has no figure, and priced where it has one', () => {
    const unpriced = quote({ ...special, specialItems: [...special.specialItems] });
    const codesOf = ({ lines }: Quote) => lines.map(({ code }) => code);
    expect(codesOf(unpriced)).toEqual(
      expect.arrayContaining([
        'specialty',
        'specialty_survey',
        'storage_survey',
        'insurance_survey',
        'pets_survey',
        'car_survey',
      ]),
    );
    expect(unpriced.exclusions.map(({ text }) => text).join()).toContain('Pool, hot tub or sauna');
    const services = { storagePerM3Month: 20, valuePerM3: 500, petInternational: 900, carInternational: 1500 };
    const figures = { services } as never;
    const priced = quote({ ...special, specialItems: [...special.specialItems] }, { rates: companyRates({ figures }) });
    expect(codesOf(priced)).toEqual(expect.arrayContaining(['storage', 'insurance', 'pets', 'car']));
    expect(priced.includes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['include_storage', 'include_insurance', 'include_pets', 'include_car']),
    );
  });

  it('of boxes alone asks for their number and for no size of a home, and is priced by it', () => {
    const boxes = { moveDetails: 'boxes-only', propertySize: undefined, moveSize: undefined } as const;
    expect(quote(boxes).nextQuestion).toMatchObject({ code: 'inventory', text: 'How many boxes go?' });
    const thirty = quote({ ...boxes, inventory: { items: [{ code: 'box-medium', count: 30 }], isComplete: true } });
    expect(thirty.volume).toMatchObject({ m3: 2.6, basis: 'inventory' });
    expect(['property_size', 'move_size', 'rooms']).not.toContain(thirty.nextQuestion?.code);
  });
});

describe('what is known of the volume', () => {
  const inventory = { items: [{ code: 'desk-small' as const, count: 14 }], isComplete: false };
  const office = { moveDetails: 'office', propertySize: undefined, moveSize: undefined } as const;

  it.each([
    [{}, 'Only the size of the home is known.'],
    [{ inventory }, 'The size of the home is known, and some of what goes.'],
    [office, 'The size of the office is not known.'],
    [{ ...office, inventory }, 'Some of what goes is known, but not the size of the office.'],
  ])('names a list that was begun: %j', (request, basis) => {
    expect(
      quote(request)
        .lines.map(({ text }) => text)
        .join('\n'),
    ).toContain(basis);
  });
});

describe('the way to ship', () => {
  it('that was chosen is what the whole quote is for, and says so if it is unusual', () => {
    const air = quote({ shippingMode: 'air' });
    const mode = air.modes.find(({ isChosen }) => isChosen);
    expect(mode).toMatchObject({ mode: 'air', minPrice: air.minPrice, maxPrice: air.maxPrice });
    expect(air.shipmentType).toBe('Air freight');
    expect(air.lines.map(({ code }) => code)).toContain('freight_air');
    expect(air.difficultyRating?.factors.timeframe.description).toMatch(/^1 to 3 weeks/);
    expect(air.warnings.map(({ code }) => code)).toContain('warning_mode_unusual');
  });
});

it('names the kinds of cost, largest first, whose shares make 100 percent, and what the price includes', () => {
  const { costs, includes } = quote({ packing: true, specialItems: ['safe'], moveMonth: 7 });
  const percents = costs.map(({ percent }) => percent);
  expect(percents).toEqual([...percents].sort((a, b) => b - a));
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
  expect(costs[0]?.text).toBe(`Unloading and delivery ${percents[0]}%`);
  expect(includes.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['include_origin', 'include_shipment', 'include_packing', 'include_specialty']),
  );
});

it('says in words how far the price may be off', () => {
  expect(quote({ moveDetails: 'full-home', propertySize: undefined }).range?.text).toMatch(
    /^About ±35% until we know the size of the home\./,
  );
  expect(quote({ destinationCity: 'Leeds', moveType: 'local' }).range?.text).toBe(
    'About ±25% until we know the rooms or what goes.',
  );
});

it('offers what the company does in place of a domestic move that it does not do', () => {
  const { disclaimer } = quote({ originCity: 'Tokyo', destinationCity: 'Osaka', moveType: 'local' });
  expect(disclaimer).toContain('international moves from Japan');
  expect(disclaimer).toContain('United Kingdom');
  expect(disclaimer).not.toContain('Leave your details');
});
