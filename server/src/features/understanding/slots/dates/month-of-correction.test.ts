import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const move = {
  originCity: 'Leeds',
  destinationCity: 'York',
  moveDate: '2027-03-10',
  propertySize: '2 - 3 Beds' as const,
};

describe('a month that is denied with a verb', () => {
  it.each([
    ['es', 'perdón, no es marzo, es mayo', '2027-05-10'],
    ['en', 'not March, May', '2027-05-10'],
    ['fr', "ce n'est pas mars, c'est mai", '2027-05-10'],
    ['et', 'ei ole 10. märts vaid 12. märts', '2027-03-12'],
  ])('gives way to the other in %s, and the day stays where none is named: "%s"', (language, text, moveDate) => {
    expect(valuesOf(understand(text, { language, move })).moveDate).toBe(moveDate);
  });

  it('is one of another move than a known month', () => {
    const said = understand('no es octubre, es febrero', {
      language: 'es',
      move: { ...move, moveDate: undefined, moveMonth: 10 },
    });
    expect(valuesOf(said).moveMonth).toBe(2);
  });
});

it('takes the month that is chosen behind another', () => {
  expect(valuesOf(understand('aprillis aga koolivaheaeg on vist... juunis ikka', { language: 'et' })).moveMonth).toBe(
    6,
  );
});

it('takes a week of a month for no day', () => {
  const said = valuesOf(understand('veebruari teisel nädalal', { language: 'et' }));
  expect([said.moveDate, said.moveMonth]).toEqual([undefined, 2]);
});

describe('a bare number behind the word of a day', () => {
  it.each([
    ['fr', 'en fait le 12'],
    ['es', 'en realidad el 12'],
    ['ms', 'sebenarnya 12hb'],
    ['ar', 'لا قصدي يوم 12'],
  ])('is a day and counts nothing in %s: "%s"', (language, text) => {
    for (const before of [undefined, '2 bedrooms, and 20 boxes']) {
      const said = valuesOf(understand(text, { language, move, ...(before && { before }) }));
      expect([said.moveDate, said.propertySize, said.rooms, said.inventory]).toEqual([
        '2027-03-12',
        undefined,
        undefined,
        undefined,
      ]);
    }
  });
});

describe('by when something has to be there', () => {
  it.each([
    ['en', 'i need it there by 1 april latest'],
    ['en', 'need to be in Lyon before 20 march'],
    ['es', 'necesito estar en Lyon antes del 20 de marzo'],
    ['fr', 'il faut être à Lyon avant le 20 mars'],
    ['ms', 'kena ada di Lyon sebelum 20 Mac'],
    ['et', 'pean olema Lyonis enne 20. märtsi'],
    ['ar', 'لازم نكون في ليون قبل 20 مارس'],
  ])('is noted and no day of the move in %s: "%s"', (language, text) => {
    const said = valuesOf(understand(text, { language }));
    expect([said.moveDate, said.notes]).toEqual([undefined, [text]]);
  });

  it('is the end of the move', () => {
    const said = valuesOf(understand('need to be in Lyon before 20 march, 2 bed flat in Leeds'));
    expect(said).toMatchObject({ origin: 'Leeds, United Kingdom', destination: 'Lyon, France' });
  });

  it('is the day where the day was asked for', () => {
    const asking = { kind: 'detail' as const, code: 'move_date' as const, places: [] };
    expect(valuesOf(understand('by the 15th of Feb', { asking })).moveDate).toBe('2027-02-15');
  });
});

it.each([
  ['en', 'whenever suits you'],
  ['en', "we don't have a date yet"],
  ['es', 'sin fecha todavia'],
  ['fr', 'on a pas de date'],
  ['ms', 'belum tahu tarikh'],
  ['et', 'kuupäeva veel pole'],
  ['ar', 'مازال ماعرفتش النهار'],
])('leaves the day open where it was asked for in %s: "%s"', (language, text) => {
  const asking = { kind: 'detail' as const, code: 'move_date' as const, places: [] };
  expect(understand(text, { language, asking }).command).toBe('skip');
});

it.each([
  ['en', 'next weekend'],
  ['es', 'para el finde que viene'],
  ['fr', 'le week-end prochain'],
])('counts a weekend from its Saturday in %s: "%s"', (language, text) => {
  expect(valuesOf(understand(text, { language })).moveDate).toBe('2026-11-28');
});
