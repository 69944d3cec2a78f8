import type { DifficultyFactor } from '@meg/shared/domain/quotes/difficulty';
import type { Language } from '@meg/shared/languages/language';

export const factorEmojis: Readonly<Record<DifficultyFactor, string>> = {
  distance: '🗺️',
  documentation: '📄',
  customs: '🛃',
  language: '🗣️',
  cost: '💰',
  timeframe: '⏳',
};

export interface Grade {
  readonly name: keyof Language['difficulty']['grades'];
  /** The grade holds up to and including this rating. */
  readonly upTo: number;
  readonly emoji: string;
}

const hardest: Grade = { name: 'complex', upTo: 5, emoji: '🧗' };

const grades: readonly Grade[] = [
  { name: 'easy', upTo: 2, emoji: '😀' },
  { name: 'moderate', upTo: 3, emoji: '🙂' },
  { name: 'challenging', upTo: 4, emoji: '😅' },
  hardest,
];

export const gradeOf = (rating: number): Grade => grades.find(({ upTo }) => rating <= upTo) ?? hardest;
