import { type Rating, scoreOf } from '@meg/shared/domain/web-vitals';
import type { BadgeTone } from '../../ui/badges/badge.js';

export const ratingWords: Readonly<Record<Rating, { text: string; tone: BadgeTone }>> = {
  good: { text: 'Good', tone: 'good' },
  'needs-improvement': { text: 'Needs improvement', tone: 'warning' },
  poor: { text: 'Poor', tone: 'bad' },
};

/** Above 80 percent is good; 60 percent and below needs attention. */
export function scoreTone(score: number): BadgeTone {
  if (score > 80) return 'info';
  return score > 60 ? 'neutral' : 'bad';
}

export function scoreWords(ratings: readonly Rating[]): { text: string; tone: BadgeTone } | undefined {
  const score = scoreOf(ratings);
  return score === undefined ? undefined : { text: `${score} % good`, tone: scoreTone(score) };
}
