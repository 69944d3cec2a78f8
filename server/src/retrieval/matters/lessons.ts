import type { Example } from './read-examples.js';

const mostWeight = 2;

/** How much each example counts: more of a matter that has few. */
export function weightsOf(examples: readonly Example[], matters: number): number[] {
  const having = new Map<string, number>();
  for (const { matter } of examples) having.set(matter, (having.get(matter) ?? 0) + 1);
  const average = examples.length / matters;
  return examples.map(({ matter }) => Math.min(mostWeight, Math.sqrt(average / (having.get(matter) ?? 1))));
}

/** Numbers from 0 to 1 that look like chance and are the same each time, so that a build is always the same. */
export function chanceFrom(start: number): () => number {
  let now = start >>> 0;
  return () => {
    now = (Math.imul(now, 1_664_525) + 1_013_904_223) >>> 0;
    return now / 2 ** 32;
  };
}

/** In an order that has nothing to do with the one given. */
export function shuffle<T>(all: readonly T[], chance: () => number): T[] {
  return all
    .map((one) => [chance(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);
}

/** Turns fits into shares that are 1 together, in their place: a build does this a million times. */
export function toShares(fits: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < fits.length; at++) most = Math.max(most, fits[at] ?? 0);
  let whole = 0;
  for (let at = 0; at < fits.length; at++) {
    fits[at] = Math.exp((fits[at] ?? 0) - most);
    whole += fits[at] ?? 0;
  }
  for (let at = 0; at < fits.length; at++) fits[at] = (fits[at] ?? 0) / whole;
}
