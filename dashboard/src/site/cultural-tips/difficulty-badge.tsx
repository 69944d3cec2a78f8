import { Badge, type BadgeTone } from '../../ui/badges/badge.js';
import type { CulturalTip, TipDifficulty } from '../content/cultural-tips/cultural-tip.js';
import { culturalTips } from '../content/cultural-tips/cultural-tips.js';

const tones: Readonly<Record<TipDifficulty, BadgeTone>> = { Easy: 'good', Medium: 'warning', Hard: 'bad' };

export function DifficultyBadge({ tip: { difficulty } }: { tip: CulturalTip }) {
  return <Badge tone={tones[difficulty]}>{culturalTips.difficulty(difficulty)}</Badge>;
}
