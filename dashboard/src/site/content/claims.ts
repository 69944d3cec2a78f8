/**
 * What the site claims in figures, of the business and its people. None of it follows from the software: whoever runs
 * this site must be able to stand behind each of them, and changes or strikes here what they cannot.
 */
export const claims = {
  leadIncrease: { value: '300%', label: 'average increase in leads' },
  availability: { value: '24/7', label: 'answering, nights and holidays too' },
  responseSpeed: { value: '2.5x', label: 'faster first response' },
  satisfaction: { value: '95%', label: 'customer satisfaction' },
  qualifiedLeads: { value: '3x', label: 'more qualified leads' },
  digitalNomads: { value: '1B', label: 'digital nomads projected by 2035' },
  relocations: { value: '1000+', label: 'relocations managed' },
  experience: { value: '15+', label: 'years of experience' },
  countriesLived: { value: '6', label: 'countries lived and worked in' },
  workingsShown: { value: '100%', label: 'of the ranges show how they add up' },
  countriesServed: { value: '5', label: 'countries at launch' },
  shippingRoutes: '100+',
  learnedCountries: '6+',
  /** At the foot of every page. Strike what an audit or a contract does not support. */
  badges: ['SOC 2 Compliant', 'Enterprise Security'],
  quoteRangeCapUsd: 2_000,
} as const;
