import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('the beds of a whole home', () => {
  it.each([
    ['en', 'the contents of the flat and the beds as well'],
    ['en', 'everything including the beds'],
    ['es', 'el contenido de la casa y las camas también'],
    ['es', 'todo más las camas'],
    ['fr', 'tout le contenu de la maison, les lits aussi'],
    ['ms', 'isi rumah dan katil sekali'],
    ['et', 'kogu maja sisu ja voodid ka'],
    ['ar', 'كل شيء مع الاسرة'],
  ])('are in it already, in %s: "%s"', (language, text) => {
    const values = valuesOf(understand(text, { language }));
    expect(values.moveDetails).toBe('full-home');
    expect(values).not.toHaveProperty('inventory');
  });

  it('add nothing to one that is known', () => {
    const move = { moveDetails: 'full-home', propertySize: '3 Beds - 4 Beds' } as const;
    expect(valuesOf(understand('semua dan katil juga', { language: 'ms', move }))).not.toHaveProperty('inventory');
  });

  it('are others where they are counted', () => {
    const move = { moveDetails: 'full-home', propertySize: '3 Beds - 4 Beds' } as const;
    expect(valuesOf(understand('and two bunk beds as well', { move })).inventory).toMatchObject({ isComplete: false });
  });
});
