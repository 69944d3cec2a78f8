export const tipCategories = [
  'Business',
  'Manners',
  'At home',
  'Food and drink',
  'Daily life',
  'Paperwork',
  'Law and respect',
  'Climate',
] as const;

export type TipCategory = (typeof tipCategories)[number];

/** How much it takes to get right: a habit, some attention, or preparation and a law behind it. */
export type TipDifficulty = 'Easy' | 'Medium' | 'Hard';

export interface CulturalTip {
  title: string;
  country: string;
  /** The country's name in addresses and guides. */
  slug: string;
  region: string;
  category: TipCategory;
  difficulty: TipDifficulty;
  body: string;
}
