import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const leaving = { floor: 3, lift: false, carryM: 0 };
const move = { moveDetails: 'full-home', propertySize: '2 - 3 Beds', access: { origin: leaving } } as const;

describe('a floor at the arrival, in words without accents and apostrophes', () => {
  it.each([
    ['en', 'when we arrive its 2nd floor with lift'],
    ['es', 'a la llegada 2o piso con ascensor'],
    ['es', 'cuando lleguemos es 2o piso con ascensor'],
    ['fr', "a larrivee c'est 2e etage avec ascenseur"],
    ['fr', 'larivee 2eme etage avec ascenseur'],
    ['ms', 'bila sampai tingkat 2 ada lif'],
    ['ms', 'tempat baru tingkat 2 ada lif'],
    ['et', 'saabumisel 3. korrus liftiga'],
    ['ar', 'لما نوصل الطابق الثاني مع مصعد'],
  ])('(%s) "%s" leaves the floor of the home now', (language, text) => {
    expect(valuesOf(understand(text, { language, move })).access).toEqual({
      origin: leaving,
      destination: { floor: 2, lift: true, carryM: 0 },
    });
  });
});
