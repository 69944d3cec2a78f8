import type { CountryGuide } from '@meg/shared/contract/guides';
import type { FieldName } from '../answer/guide-fields.js';
import { type MeantParts, topicOfPart } from '../answer/meant-parts.js';
import { type TipTopic, tipsOn } from './tip-topics.js';

/** Parts that say something on a topic where a guide has no tip on it. */
const besides: Partial<Record<TipTopic, readonly FieldName[]>> = {
  heating: ['electricity'],
  numbers: ['taxOffice', 'banking', 'residence'],
  payment: ['banking'],
  registration: ['residence'],
  road: ['carWorth'],
};

export const partsBeside = (topic: TipTopic): readonly FieldName[] => besides[topic] ?? [];

/** From which share of all tips on a topic is meant alone. */
const alone = 0.5;

export interface MeantTips {
  readonly tips: readonly string[];
  /** Whether they are on what was asked, as far as that is known. */
  readonly isExact: boolean;
}

/** The tips that a question about manners and daily life asks for; all of them, the likeliest first, where it is open. */
export function meantTips(guide: CountryGuide, meant: MeantParts | undefined): MeantTips {
  const shares = topicShares(meant);
  const [best] = shares;
  if (!best) return { tips: guide.culturalTips, isExact: true };
  const isAlone = best.share >= alone;
  const own = tipsOn(best.topic, guide);
  if (isAlone && own.length > 0) return { tips: own, isExact: true };
  const byTopic = shares.flatMap(({ topic }) => tipsOn(topic, guide));
  return { tips: [...new Set([...byTopic, ...guide.culturalTips])], isExact: !isAlone };
}

/** How likely each topic is meant, of the questions on manners and daily life, the likeliest first. */
function topicShares(meant: MeantParts | undefined): { topic: TipTopic; share: number }[] {
  const parts = meant?.parts ?? [];
  const ofCulture = parts.filter(({ name }) => name === 'culture' || topicOfPart(name) !== undefined);
  const whole = ofCulture.reduce((sum, { share }) => sum + share, 0);
  return ofCulture.flatMap(({ name, share }) => {
    const topic = topicOfPart(name);
    return topic === undefined ? [] : [{ topic, share: share / whole }];
  });
}
