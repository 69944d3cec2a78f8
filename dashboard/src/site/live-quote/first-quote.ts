import type { ShownQuote } from './shown-quote.js';

/**
 * What the server answers to the first of the example moves with the demo company's rates, so that the page shows it
 * before, and without, any script. A browser test holds it against the server's own answer.
 */
export const firstQuote: ShownQuote = {
  minPrice: 2950,
  maxPrice: 4900,
  currency: 'USD',
  shipmentType: 'Shared container by sea',
  volumeM3: 6.6,
  distanceKm: 5251,
  difficulty: {
    label: 'Moderate',
    overall: 2.8,
    scores: { distance: 4, documentation: 2, customs: 2, language: 1, cost: 3, timeframe: 5 },
  },
  modes: [
    { mode: 'shared', isChosen: true, transitWeeks: { min: 5, max: 10 }, minPrice: 2950, maxPrice: 4900 },
    { mode: 'own', isChosen: false, transitWeeks: { min: 4, max: 7 }, minPrice: 4500, maxPrice: 6500 },
    { mode: 'air', isChosen: false, transitWeeks: { min: 1, max: 2 }, minPrice: 10700, maxPrice: 12700 },
  ],
  lines: [
    {
      code: 'volume_home_size',
      text: 'Volume: 6.6 m³ (233 ft³), from the size of the home and what goes along',
      amount: null,
    },
    {
      code: 'distance_straight',
      text: 'Distance: 5,251 km (3,263 miles) in a straight line from Dublin, Ireland to Toronto, Ontario, Canada',
      amount: null,
    },
    {
      code: 'mode_shared',
      text: 'Shared container by sea: 5 to 10 weeks from door to door, 24% of a small container is yours',
      amount: null,
    },
    {
      code: 'origin_services',
      text: 'At the origin: survey, export wrapping, loading, documents',
      amount: 1708,
    },
    { code: 'freight_shared', text: 'Freight, shared, for 6.6 m³', amount: 787 },
    { code: 'handling', text: 'At the destination: unloading and delivery of 6.6 m³', amount: 941 },
    { code: 'terminal', text: 'Terminals and crossings', amount: 500 },
    { code: 'packing_unknown', text: 'Packing is not included', amount: null },
    { code: 'season_quiet', text: 'Outside the peak season: nothing added', amount: null },
    { code: 'range', text: 'The range is ±25% of $3,936. Only the size of the home is known.', amount: null },
  ],
};
