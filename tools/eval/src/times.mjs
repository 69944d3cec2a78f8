function percentile(sorted, share) {
  return Number((sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0).toFixed(2));
}

/** Percentiles of the calls that were made. */
export function timesOf(calls) {
  const sorted = calls
    .filter(Boolean)
    .map(({ tookMs }) => tookMs)
    .sort((one, other) => one - other);
  return { calls: sorted.length, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
}
