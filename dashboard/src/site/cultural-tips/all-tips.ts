import type { CulturalTip } from '../content/cultural-tips/cultural-tip.js';

/** Put in by the build, from the country guides. */
declare const builtCulturalTips: readonly CulturalTip[];

export const allTips: readonly CulturalTip[] = builtCulturalTips;
