import type { FeatureVector } from './softmax.js';

/** A power of two. Fewer make features collide, more make the file larger. */
const fnvStart = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** FNV-1a with a last mix, so that near texts do not fall beside each other. */
export function hashOf(text: string): number {
  let hash = fnvStart;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), fnvPrime);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Gathers named features and folds their names into numbers. */
export class FeatureBag {
  private readonly groups = new Map<string, Map<number, number>>();

  constructor(private readonly size: number) {}

  add(group: string, name: string, weight = 1): void {
    const features = this.groups.get(group) ?? new Map<number, number>();
    this.groups.set(group, features);
    const index = hashOf(`${group}:${name}`) % this.size;
    features.set(index, Math.max(features.get(index) ?? 0, weight));
  }

  /** Each group is brought to its own length, so that a long text does not drown what is said of it in short. */
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
