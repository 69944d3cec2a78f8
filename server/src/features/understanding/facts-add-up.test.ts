import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';
import { sentences } from './sentence-parts.test-data.js';

let understand: Awaited<ReturnType<typeof createUnderstanding>>;
beforeAll(async () => {
  understand = await createUnderstanding();
});

describe('a sentence with one thing more', () => {
  it('never loses a fact of the sentence without it', () => {
    fc.assert(
      fc.property(sentences, ({ language, route, home, more }) => {
        const parts = [route, ...(home === null ? [] : [home]), ...more];
        const factsOf = (said: readonly string[]) => Object.keys(understand(said.join(', '), { language }).slots);
        const whole = factsOf(parts);
        // A special item alone is what moves; beside a home, it is something more.
        const before = factsOf(parts.slice(0, -1)).filter((fact) => fact !== 'moveDetails' || home !== null);
        expect(before.filter((fact) => !whole.includes(fact))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  }, 120_000);
});
