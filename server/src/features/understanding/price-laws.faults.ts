import { beforeAll, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';
import { checkPriceLaw } from './price-law.test-data.js';

let understand: Awaited<ReturnType<typeof createUnderstanding>>;
beforeAll(async () => {
  understand = await createUnderstanding();
});

it('a sentence with one thing more never costs less', () => {
  checkPriceLaw(understand, 10_000);
}, 1_800_000);
