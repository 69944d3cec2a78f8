/** The six things that make a move hard, in the order in which the card shows them. */
export const difficultyFactors = ['distance', 'documentation', 'customs', 'language', 'cost', 'timeframe'] as const;
export type DifficultyFactor = (typeof difficultyFactors)[number];

export type DifficultyColour = 'green' | 'yellow' | 'orange' | 'red';
export type DifficultyAdvice = 'professional_consultation' | 'plan_early' | 'standard_preparation';

/** Up to 2 green, up to 3 yellow, up to 4 orange, above red. */
export function difficultyColour(score: number): DifficultyColour {
  if (score <= 2) return 'green';
  if (score <= 3) return 'yellow';
  return score <= 4 ? 'orange' : 'red';
}

export function difficultyAdvice(rating: number): DifficultyAdvice {
  if (rating >= 4) return 'professional_consultation';
  return rating >= 3 ? 'plan_early' : 'standard_preparation';
}

/** The card shows no more; the rest is kept for the specialist. */
export const tipsShown = 2;
