const dayMs = 86_400_000;

/** Days on the reader's own calendar, so that the tip changes at their midnight. */
export function dayNumber(now: Date): number {
  return Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / dayMs);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/**
 * How far to go from one day's tip to the next: about the golden part of them all, so that two days in a row are never
 * in one country, and without a common divisor, so that each has its turn before any comes again.
 */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (greatestCommonDivisor(count, stride) !== 1) stride += 1;
  return stride;
}

/** The tip of a day: the same for everybody on that day. */
export function tipOfDay<Tip>(tips: readonly Tip[], day: number): Tip | undefined {
  const count = tips.length;
  if (count === 0) return undefined;
  const turn = ((day % count) + count) % count;
  return tips[(turn * strideOf(count)) % count];
}
