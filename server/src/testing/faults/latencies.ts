/** How long each of these calls takes, one after the other. */
export async function latenciesMs(count: number, call: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let at = 0; at < count; at++) {
    const sinceMs = performance.now();
    await call();
    taken.push(performance.now() - sinceMs);
  }
  return taken.sort((one, other) => one - other);
}

/** Of latencies in their order. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
