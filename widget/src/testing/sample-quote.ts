import type { Quote } from '@meg/shared/contract/quotes';

/** A whole answer of the server: Leeds to Kuala Lumpur, 2 to 3 bedrooms, all furniture. */
export const sampleQuote: Quote = {
  minPrice: 9429,
  maxPrice: 11429,
  currency: 'USD',
  moveType: 'international',
  moveDetails: 'full-home',
  shipmentType: 'Own 20-ft container by sea',
  warning: null,
  disclaimer:
    'These are estimates only. Actual costs depend on the actual volume and various other variables. The mover will provide personalized quotes based on your exact requirements.',
  source: 'default_rates',
  difficultyRating: {
    emoji: '😅',
    label: 'Challenging',
    description: 'Several things have to come together in the right order.',
    overallRating: 3.5,
    estimatedComplexity: 'High',
    factors: {
      distance: {
        emoji: '🗺️',
        score: 5,
        description: 'To the other side of the world.',
      },
      documentation: {
        emoji: '📄',
        score: 3,
        description: 'Several papers that customs wants to see before the goods arrive.',
      },
      customs: {
        emoji: '🛃',
        score: 3,
        description: 'Release on conditions: what you owned and used, for how long, and when it arrives.',
      },
      language: {
        emoji: '🗣️',
        score: 1,
        description: 'You share a language with the offices there.',
      },
      cost: {
        emoji: '💰',
        score: 4,
        description: 'A large sum: ask for cover at full value and for fixed prices.',
      },
      timeframe: {
        emoji: '⏳',
        score: 5,
        description: 'Months between the doors, or hardly time left to prepare.',
      },
    },
    tips: [
      'Be in Malaysia with your pass before the goods are cleared: customs wants the owner there and things used for some months.',
      'Book six to eight weeks ahead, more in summer at either end, when crews and containers are short.',
      'Pack what you need for the first weeks apart: luggage or a small air shipment arrives long before the rest.',
      'Sort before you pack: what you sell or give away costs nothing to move.',
      'Ask for cover at full value: what a mover owes without it goes by weight and replaces almost nothing.',
      'Start with the papers: goods that arrive before your permit wait at your cost.',
    ],
    tipCodes: ['arrival_MY', 'book_early', 'essentials_apart', 'leave_behind', 'full_value_cover', 'papers_first'],
    colour: 'orange',
    advice: {
      code: 'plan_early',
      text: 'This move has several steps that depend on each other: start planning early.',
    },
  },
  lines: [
    {
      code: 'volume_home_size',
      params: {
        m3: 27,
      },
      amount: null,
      text: 'Volume: 953 ft³ (27 m³), from the size of the home and what goes along',
    },
    {
      code: 'distance_straight',
      params: {
        km: 10587,
        origin: 'Leeds, United Kingdom',
        destination: 'Kuala Lumpur, Malaysia',
      },
      amount: null,
      text: 'Distance: 6,578 miles (10,587 km) in a straight line from Leeds, United Kingdom to Kuala Lumpur, Malaysia',
    },
    {
      code: 'mode_own',
      params: {
        shipment: 'Own 20-ft container by sea',
        min: 5,
        max: 8,
        fullness: 0.96,
      },
      amount: null,
      text: 'Own 20-ft container by sea: 5 to 8 weeks from door to door, 96% full',
    },
    {
      code: 'origin_services',
      params: {
        fee: 2500,
        share: 1,
      },
      amount: 2500,
      text: 'At the origin: survey, export wrapping, loading, documents (100% of $2,500)',
    },
    {
      code: 'freight_own',
      params: {
        paidM3: 20,
        perM3: 115,
        multiplier: 1.5,
        factor: 1.038,
        container: '20-ft',
      },
      amount: 3581,
      text: 'Freight, own 20-ft, paid as 20 m³ × $115 × 1.5 × 1.038 for the distance',
    },
    {
      code: 'handling',
      params: {
        m3: 27,
        perM3: 142.5,
        share: 1,
      },
      amount: 3848,
      text: 'At the destination: unloading and delivery, 27 m³ × $142.50 × 100%',
    },
    {
      code: 'terminal',
      params: {
        fee: 500,
        share: 1,
      },
      amount: 500,
      text: 'Terminals and crossings: 100% of $500',
    },
    {
      code: 'packing_unknown',
      params: {},
      amount: null,
      text: 'Packing is not included',
    },
    {
      code: 'season_unknown',
      params: {
        percent: 15,
      },
      amount: null,
      text: 'Reckoned outside the peak season, in which a move costs 15% more',
    },
    {
      code: 'range_capped',
      params: {
        percent: 25,
        price: 10429,
        basis: 'only the size of the home is known',
        widest: 2000,
        uncappedMin: 7822,
        uncappedMax: 13036,
      },
      amount: null,
      text: 'The range spans $2,000 around $10,429, the widest that we show. As only the size of the home is known, the real price may lie up to 25% away, between $7,822 and $13,036; a survey settles it',
    },
  ],
  costs: [
    {
      code: 'cost_delivery',
      text: 'Unloading and delivery 37%',
      percent: 37,
    },
    {
      code: 'cost_freight_sea',
      text: 'Sea freight 34%',
      percent: 34,
    },
    {
      code: 'cost_origin',
      text: 'Packing for export, loading and papers 24%',
      percent: 24,
    },
    {
      code: 'cost_terminal',
      text: 'Terminals and crossings 5%',
      percent: 5,
    },
  ],
  includes: [
    {
      code: 'include_origin',
      text: 'Survey, export wrapping, loading and papers',
    },
    {
      code: 'include_freight_own_sea',
      text: 'Sea freight in a container of your own',
    },
    {
      code: 'include_delivery',
      text: 'Unloading and delivery to your door',
    },
    {
      code: 'include_terminal',
      text: 'Charges at terminals and crossings',
    },
  ],
  modes: [
    {
      mode: 'shared',
      minPrice: 10682,
      maxPrice: 12682,
      transitWeeks: {
        min: 6,
        max: 11,
      },
      container: null,
      fullness: 0.96,
      isSensible: false,
      isChosen: false,
      text: 'Shared container by sea: 6 to 11 weeks from door to door, 96% of a small container is yours',
    },
    {
      mode: 'own',
      minPrice: 9429,
      maxPrice: 11429,
      transitWeeks: {
        min: 5,
        max: 8,
      },
      container: '20-ft',
      fullness: 0.96,
      isSensible: true,
      isChosen: true,
      text: 'Own 20-ft container by sea: 5 to 8 weeks from door to door, 96% full',
    },
    {
      mode: 'air',
      minPrice: 58397,
      maxPrice: 60397,
      transitWeeks: {
        min: 1,
        max: 3,
      },
      container: null,
      fullness: null,
      isSensible: false,
      isChosen: false,
      text: 'Air freight: 1 to 3 weeks from door to door',
    },
  ],
  volume: {
    m3: 27,
    ft3: 953,
    basis: 'home_size',
  },
  distance: {
    km: 10587,
    miles: 6578,
    basis: 'cities',
  },
  range: {
    basis: 'home_size',
    percent: 25,
    isCapped: true,
    uncappedMin: 7822,
    uncappedMax: 13036,
    text: 'The range spans $2,000 around $10,429, the widest that we show. As only the size of the home is known, the real price may lie up to 25% away, between $7,822 and $13,036; a survey settles it',
  },
  nextQuestion: {
    code: 'move_date',
    gain: 1564,
    text: 'When do you want to move?',
  },
  warnings: [],
  exclusions: [
    {
      code: 'exclude_insurance',
      text: 'Insurance; cover at full value usually costs 2.5 to 2.8% of the value',
    },
    {
      code: 'exclude_duties',
      text: 'Duties and taxes of the destination',
    },
    {
      code: 'exclude_inspections',
      text: 'Customs inspections, storage and waiting charges on the way',
    },
  ],
  units: 'imperial',
  engineVersion: '1',
  origin: {
    text: 'Leeds',
    place: {
      id: '2644688',
      name: 'Leeds',
      region: 'England',
      regionCode: 'ENG',
      country: 'United Kingdom',
      countryCode: 'GB',
      label: 'Leeds, United Kingdom',
      lat: 53.79648,
      lon: -1.54785,
      population: 455123,
    },
    choices: [],
  },
  destination: {
    text: 'Kuala Lumpur',
    place: {
      id: '1735161',
      name: 'Kuala Lumpur',
      region: 'Kuala Lumpur',
      regionCode: '14',
      country: 'Malaysia',
      countryCode: 'MY',
      label: 'Kuala Lumpur, Malaysia',
      lat: 3.1412,
      lon: 101.68653,
      population: 1453975,
    },
    choices: [],
  },
};
