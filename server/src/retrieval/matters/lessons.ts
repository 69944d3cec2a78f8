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
  const modulus = 2_147_483_647;
  let now = start;
  return () => {
    now = (now * 48_271) % modulus;
    return now / modulus;
  };
}

/** In an order that has nothing to do with the one given. */
export function shuffle<T>(all: readonly T[], chance: () => number): T[] {
  return all
    .map((one) => [chance(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);
}
