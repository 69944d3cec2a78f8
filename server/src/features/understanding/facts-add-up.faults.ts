import { expect, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';
import { expectFactsToAddUp } from './facts-add-up.test-data.js';

it('a sentence with one thing more loses no fact of the sentence without it, in 2,000 sentences', async () => {
  const understand = await createUnderstanding();
  expect(() => expectFactsToAddUp(understand, 2_000)).not.toThrow();
}, 600_000);
