import { percentile } from '../../percentile.mjs';

/** Percentiles of the calls that were made. */
export function timesOf(calls) {
  const sorted = calls
    .filter(Boolean)
    .map(({ tookMs }) => tookMs)
    .sort((one, other) => one - other);
  const rounded = (share) => Number(percentile(sorted, share).toFixed(2));
  return { calls: sorted.length, p50Ms: rounded(0.5), p99Ms: rounded(0.99) };
}
