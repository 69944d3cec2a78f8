import { money } from '../site-figures.js';
import { claims } from './claims.js';

/** What the core plan holds, in the words of the price list. */
export const coreFeatures: readonly string[] = [
  'AI chatbot with an anti-repetition system',
  `Smart quotes over ${claims.shippingRoutes} shipping routes, each within a range of ${money(claims.quoteRangeCapUsd)}`,
  `Cultural learning for ${claims.learnedCountries} countries`,
  'Relocation checklists',
  'Basic analytics and lead tracking',
];
