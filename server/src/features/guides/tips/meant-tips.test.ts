import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { PartName } from '../answer/meant-parts.js';
import { readGuides } from '../read-guides.js';
import { meantTips } from './meant-tips.js';

describe('the tips that are meant', async () => {
  const guides = await readGuides(fileURLToPath(new URL('../data', import.meta.url)));
  const tipsFor = (slug: string, ...parts: [PartName, number][]) => {
    const guide = guides.get(slug);
    if (!guide) throw new Error(`There is no guide to ${slug}`);
    return { guide, ...meantTips(guide, { share: 1, parts: parts.map(([name, share]) => ({ name, share })) }) };
  };

  it('are those on the topic alone where it is clear', () => {
    const { tips, isExact } = tipsFor('mexico', ['tips.water', 0.6], ['culture', 0.1], ['banking', 0.3]);
    expect(tips).toEqual([expect.stringContaining('Tap water')]);
    expect(isExact).toBe(true);
  });

  it('are all, the likeliest first, where manners in general are meant', () => {
    const { tips, guide } = tipsFor('mexico', ['culture', 0.7], ['tips.meals', 0.2], ['tips.water', 0.1]);
    expect(tips).toHaveLength(guide.culturalTips.length);
    expect(tips[0]).toContain('Lunch');
  });

  it('are not said to be on the topic where the guide has no tip on it', () =>
    expect(tipsFor('japan', ['tips.tipping', 0.9], ['culture', 0.1]).isExact).toBe(false));
});
