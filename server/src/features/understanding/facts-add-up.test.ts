import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentences } from '../../testing/sentence-parts.js';
import { createUnderstanding } from '../../testing/understanding-service.js';

const fewestSteps = 600;

it('a sentence with one thing more loses no fact of the sentence without it', async () => {
  const understand = await createUnderstanding();
  const known = new Map<string, readonly string[]>();
  const factsOf = (said: readonly string[], language: string): readonly string[] => {
    const text = said.join(', ');
    const facts = known.get(text) ?? Object.keys(understand(text, { language }).slots);
    known.set(text, facts);
    return facts;
  };
  let steps = 0;
  fc.assert(
    fc.property(sentences, ({ language, route, home, more }) => {
      const begun = home === null ? [route] : [route, home];
      for (const at of more.keys()) {
        const whole = factsOf([...begun, ...more.slice(0, at + 1)], language);
        // A special item alone is what moves; beside a home, it is something more.
        const before = factsOf([...begun, ...more.slice(0, at)], language).filter(
          (fact) => fact !== 'moveDetails' || home !== null,
        );
        steps++;
        expect(before.filter((fact) => !whole.includes(fact))).toEqual([]);
      }
    }),
    { numRuns: fewestSteps },
  );
  expect(steps).toBeGreaterThanOrEqual(fewestSteps);
});
