import { type WebVitalName, webVitalThresholds } from '@meg/shared/domain/web-vitals';

const parts = 10;
const beyondPoor = [1.25, 1.5, 2, 3, 5] as const;

function boundsOf(name: WebVitalName): number[] {
  const { good, poor } = webVitalThresholds[name];
  const steps = Array.from({ length: parts }, (_, index) => (index + 1) / parts);
  return [
    ...steps.map((step) => good * step),
    // Exactly the threshold, without a rounding error of the sum.
    ...steps.map((step) => (step === 1 ? poor : good + (poor - good) * step)),
    ...beyondPoor.map((times) => poor * times),
  ];
}

const known = new Map<WebVitalName, number[]>();

/** Upper ends of the buckets. Both thresholds are among them, so that good and poor are counted exactly. */
function bounds(name: WebVitalName): number[] {
  const found = known.get(name) ?? boundsOf(name);
  known.set(name, found);
  return found;
}

export function bucketOf(name: WebVitalName, value: number): number {
  const index = bounds(name).findIndex((bound) => value <= bound);
  return index < 0 ? bounds(name).length : index;
}

/** By the index of the bucket. */
export type BucketCounts = ReadonlyMap<number, number>;

export function summarise(name: WebVitalName, counts: BucketCounts) {
  const samples = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const countWhere = (holds: (bucket: number) => boolean) =>
    [...counts].reduce((sum, [bucket, count]) => sum + (holds(bucket) ? count : 0), 0);
  return {
    samples,
    p75: quantile(name, counts, samples * 0.75),
    good: countWhere((bucket) => bucket < parts),
    poor: countWhere((bucket) => bucket >= 2 * parts),
  };
}

/** Assumes an even spread within a bucket; beyond the last one only its lower end is known. */
function quantile(name: WebVitalName, counts: BucketCounts, rank: number): number {
  const ends = bounds(name);
  let before = 0;
  for (const [bucket, count] of [...counts].sort(([one], [other]) => one - other)) {
    if (before + count >= rank) {
      const from = ends[bucket - 1] ?? 0;
      const to = ends[bucket] ?? from;
      return rounded(name, from + ((to - from) * (rank - before)) / count);
    }
    before += count;
  }
  return 0;
}

function rounded(name: WebVitalName, value: number): number {
  const digits = name === 'CLS' ? 1_000 : 1;
  return Math.round(value * digits) / digits;
}
