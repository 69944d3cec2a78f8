import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continentOf, readCulturalTips, sampleOf, tipsOf } from '../../../build-steps/cultural-tips.js';
import { tipCategories } from '../content/cultural-tips/cultural-tip.js';
import { tipLabels } from '../content/cultural-tips/tip-labels.js';
import { choiceParams, countriesOf, findTips, readChoice, regionsOf, tipsByCountry } from './find-tips.js';
import { dayNumber, tipOfDay } from './tip-of-day.js';

const tips = await readCulturalTips();

describe('the cultural tips', () => {
  it('are those of all 28 country guides', () => {
    expect(countriesOf(tips)).toHaveLength(28);
    expect(new Set(tips.map(({ slug }) => slug))).toEqual(new Set(Object.keys(tipLabels)));
    for (const [{ country }, own] of tipsByCountry(tips)) expect(own.length, country).toBeGreaterThan(3);
  });

  it('stand in five regions and use every category', () => {
    expect(regionsOf(tips)).toEqual(['Americas', 'Asia', 'Europe', 'Middle East', 'Oceania']);
    expect(new Set(tips.map(({ category }) => category))).toEqual(new Set(tipCategories));
    expect(continentOf('Southeast Asia')).toBe('Asia');
  });

  it('have the one about business cards in Japan', () => {
    expect(sampleOf(tips)).toMatchObject({
      country: 'Japan',
      region: 'Asia',
      category: 'Business',
      difficulty: 'Medium',
      body: expect.stringContaining('business cards'),
    });
  });

  it('stop the build where a guide has a tip without a label, or a label has lost its tip', () => {
    const guide = { slug: 'sweden', country: 'Sweden', region: 'Northern Europe' };
    const bodies = tips.filter(({ slug }) => slug === 'sweden').map(({ body }) => body);
    expect(() => tipsOf({ ...guide, culturalTips: [...bodies, 'Bring cake.'] })).toThrow('Bring cake.');
    expect(() => tipsOf({ ...guide, culturalTips: bodies.slice(1) })).toThrow('no cultural tip begins with');
  });
});

describe('a choice of tips', () => {
  it('comes out of an address as it went in', () => {
    const choice = fc.constantFrom(...tips).chain(({ region, slug, category }) =>
      fc.record({
        region: fc.constantFrom(region, undefined),
        country: fc.constantFrom(slug, undefined),
        category: fc.constantFrom(category, undefined),
      }),
    );
    fc.assert(
      fc.property(choice, (wanted) => {
        expect(readChoice(choiceParams(wanted), tips)).toEqual(wanted);
        expect(findTips(tips, wanted).length).toBeGreaterThan(0);
      }),
    );
  });

  it('takes what no tip has for no choice, and no country of another region', () => {
    expect(readChoice(new URLSearchParams('region=Atlantis&country=__proto__&category=x'), tips)).toEqual({});
    expect(readChoice(new URLSearchParams('region=Europe&country=japan'), tips)).toEqual({ region: 'Europe' });
  });
});

describe('the tip of the day', () => {
  it('is the same for a whole day, and another on the next, in another country', () => {
    const morning = dayNumber(new Date(2026, 10, 21, 0, 1));
    expect(dayNumber(new Date(2026, 10, 21, 23, 59))).toBe(morning);
    expect(dayNumber(new Date(2026, 10, 22, 0, 1))).toBe(morning + 1);
    for (let day = 0; day < tips.length; day += 1)
      expect(tipOfDay(tips, day)?.slug).not.toBe(tipOfDay(tips, day + 1)?.slug);
  });

  it('gives each tip its turn before any comes again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: -1000, max: 100_000 }), (count, day) => {
        const all = Array.from({ length: count }, (_, index) => index);
        expect(new Set(all.map((offset) => tipOfDay(all, day + offset))).size).toBe(count);
      }),
    );
  });

  it('is none where there are no tips', () => {
    expect(tipOfDay([], 5)).toBeUndefined();
  });
});
