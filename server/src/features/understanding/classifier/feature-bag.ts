import { hashOf } from '../../../text/hash.js';
import type { FeatureVector } from './softmax.js';

/** Collects named features, and hashes their names to indices. */
export class FeatureBag {
  private readonly groups = new Map<string, Map<number, number>>();

  constructor(private readonly size: number) {}

  add(group: string, name: string, weight = 1): void {
    const features = this.groups.get(group) ?? new Map<number, number>();
    this.groups.set(group, features);
    const index = hashOf(`${group}:${name}`) % this.size;
    features.set(index, Math.max(features.get(index) ?? 0, weight));
  }

  /** Scales each group to its length, so that the many words of a long text do not outweigh the other groups. */
  vector(lengths: Readonly<Record<string, number>>): FeatureVector {
    const all = new Map<number, number>();
    for (const [group, features] of this.groups) {
      const norm = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
      const factor = (lengths[group] ?? 1) / norm;
      for (const [index, weight] of features) all.set(index, (all.get(index) ?? 0) + weight * factor);
    }
    return { indices: Uint32Array.from(all.keys()), weights: Float32Array.from(all.values()) };
  }
}
