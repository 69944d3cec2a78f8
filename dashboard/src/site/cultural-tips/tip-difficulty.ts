import type { BadgeTone } from '../../ui/badges/badge.js';
import type { TipDifficulty } from '../content/cultural-tips/cultural-tip.js';

export const difficultyTones: Readonly<Record<TipDifficulty, BadgeTone>> = {
  Easy: 'good',
  Medium: 'warning',
  Hard: 'bad',
};
