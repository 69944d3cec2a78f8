import type { CulturalTip } from '../content/cultural-tips/cultural-tip.js';

/** Put in by the build: the tip about business cards in Japan. */
declare const builtSampleTip: CulturalTip;

export const sampleTip = builtSampleTip;
