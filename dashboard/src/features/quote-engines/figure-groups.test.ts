import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { describe, expect, it } from 'vitest';
import { figureName, fineGroups, mainGroups, standardOf } from './figure-groups.js';

/** The ways to every figure that a price is made of, but for those in lists. Null is a figure that has no default. */
function waysToNumbers(tree: object, way: readonly string[] = []): string[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    if (typeof value === 'number' || value === null) return [[...way, name].join('.')];
    return Array.isArray(value) || typeof value === 'boolean' ? [] : waysToNumbers(value, [...way, name]);
  });
}

const shown = [...mainGroups, ...fineGroups].flatMap(({ figures }) => figures);

describe('the figures on the page of the quote engine', () => {
  it('are all that a price is made of, each once', () => {
    expect(shown.map(({ path }) => path).sort()).toEqual(waysToNumbers(defaultRates).sort());
  });

  it('have a default to go back to, or may stay empty', () => {
    const standards = shown.map(({ path }) => standardOf(path));
    expect(standards.filter((standard) => typeof standard !== 'number' && standard !== null)).toEqual([]);
  });

  it('have names that tell them apart', () => {
    const names = shown.map(({ path }) => figureName(['pricing', ...path.split('.')]));
    expect(new Set(names).size).toBe(shown.length);
    expect(figureName(['branding', 'primaryColor'])).toBeUndefined();
  });
});
