import { sitePaths } from '@meg/shared/domain/public-paths';
import type { TipDifficulty } from './cultural-tip.js';

export const culturalTips = {
  title: 'Cultural tips for 28 countries · Meg',
  description:
    'Greetings, quiet hours, rubbish days, business cards and paperwork: short cultural tips for people who move abroad, from 28 country guides, by region, country and category.',
  path: sitePaths.culturalTips,
  eyebrow: 'Cultural tips',
  heading: 'How things are done where your customers are going',
  lede: 'Small habits decide whether a first week abroad goes well. These tips come from the country guides that the chat answers from.',
  ofTheDay: 'Cultural Tip of the Day',
  about: 'About this tip',
  seeAll: 'See all cultural tips',
  filters: 'Choose tips',
  regions: 'Region',
  allRegions: 'All regions',
  country: 'Country',
  allCountries: 'All countries',
  category: 'Category',
  allCategories: 'All categories',
  listHeading: 'Tips by country',
  count: (tips: number, countries: number) =>
    `${tips} ${tips === 1 ? 'tip' : 'tips'} for ${countries} ${countries === 1 ? 'country' : 'countries'}`,
  difficulty: (difficulty: TipDifficulty) => `${difficulty} Difficulty`,
  difficultyNote:
    'Easy is a habit of a day. Medium takes some attention. Hard takes preparation, or has a law behind it.',
  empty: 'No tips found for this choice.',
  clear: 'Clear Filters',
  ask: (country: string) => `Ask about ${country}`,
  question: (country: string) => `What are the local customs and manners in ${country}?`,
  call: 'Your visitors ask this at night',
  callText: 'The chat knows visas, customs, pets and daily life in these countries, and names its sources.',
  plans: 'See Plans & Pricing',
} as const;
