import { beforeAll, describe, it } from 'vitest';
import { checkPriceLaw } from '../../testing/price-law.js';
import { createUnderstanding } from '../../testing/understanding-service.js';

describe('survives: one thing more', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });

  it('a sentence with one thing more never costs less', () => {
    checkPriceLaw(understand, 10_000);
  }, 1_800_000);
});
