import { matterFeatures } from './matter-features.js';
import type { Example } from './read-examples.js';

/** How strongly each feature speaks for, or against, the matters whose examples have it. */
export interface CountedVotes {
  readonly matters: readonly string[];
  readonly features: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** What a feature that was never seen with a matter counts as. */
const unseen = 0.5;

/** How much a feature says: one that few matters have says more. */
const rarity = (matters: number, having: number): number => Math.sqrt(Math.log(1 + matters / having));

/** Counts the features of the examples, as if each matter had equally many. */
export function countVotes(examples: readonly Example[]): CountedVotes {
  const matters = [...new Set(examples.map(({ matter }) => matter))].sort();
  const counts = new Map<string, Map<number, number>>();
  const totals = matters.map(() => 0);
  for (const { matter, text } of examples) {
    const at = matters.indexOf(matter);
    for (const [feature, weight] of matterFeatures(text)) {
      const count = counts.get(feature) ?? new Map<number, number>();
      counts.set(feature, count.set(at, (count.get(at) ?? 0) + weight));
      totals[at] = (totals[at] ?? 0) + weight;
    }
  }
  const average = totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length);
  const strength = (count: number, at: number) => Math.log(1 + (count * average) / ((totals[at] ?? 1) * unseen));
  const features = [...counts].map(([feature, count]) => {
    const share = rarity(matters.length, count.size);
    return [feature, new Map([...count].map(([at, sum]) => [at, share * strength(sum, at)]))] as const;
  });
  return { matters, features: new Map(features) };
}
