/** The figure that this share of the sorted figures does not exceed; 0 if there are none. */
export function percentile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
