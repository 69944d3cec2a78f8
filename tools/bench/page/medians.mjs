function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of each figure over many visits. */
export function mediansOf(visits) {
  const names = Object.keys(visits[0] ?? {}).filter((name) => visits[0][name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, median(visits.map((visit) => visit[name]))]));
}
