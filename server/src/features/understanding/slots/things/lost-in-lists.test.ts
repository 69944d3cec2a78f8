import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = { originCity: 'Leeds, United Kingdom', destinationCity: 'Hull, United Kingdom' };
const valuesIn = (text: string, language: string) => valuesOf(understand(text, { language, move }));
const countsIn = (text: string, language: string) => {
  const { items = [] } = (valuesIn(text, language).inventory ?? {}) as NonNullable<PartialMove['inventory']>;
  return Object.fromEntries(items.map(({ code, count }) => [code, count]));
};

describe('things of a list', () => {
  it.each([
    ['en', 'two Brompton bikes', { bicycle: 2 }],
    ['en', 'a Malm chest of drawers x2', { 'chest-of-drawers': 2 }],
    ['en', '1 x Malm drawers x 2', { 'chest-of-drawers': 2 }],
    ['en', 'a bed and a sofa x3', { 'bed-double': 1, 'sofa-three': 3 }],
    ['en', 'a six seater dining table', { 'dining-table-large': 1 }],
    ['en', 'a dining table', { 'dining-table-small': 1 }],
    ['en', 'Welsh dresser, a bed, 10 boxes', { 'kitchen-dresser': 1, 'bed-double': 1, 'box-medium': 10 }],
    ['en', 'a bed, Chesterfield, 10 boxes', { 'bed-double': 1, 'sofa-three': 1, 'box-medium': 10 }],
    ['en', 'some furniture: a bed, 20 boxes, a sofa', { 'bed-double': 1, 'box-medium': 20, 'sofa-three': 1 }],
    ['en', 'L-shaped corner couch, king size Dreams divan', { 'sofa-corner': 1, 'bed-king': 1 }],
    ['en', 'half a dozen tea chests', { 'box-large': 6 }],
    ['fr', 'une demi-douzaine de cartons et un lit', { 'box-medium': 6, 'bed-double': 1 }],
    ['en', 'a dozen boxes', { 'box-medium': 12 }],
    ['ar', 'التخت والمكتب و١٠ كراتين', { 'bed-double': 1, 'desk-small': 1, 'box-medium': 10 }],
    ['ar', 'السرير والمكتب', { 'bed-double': 1, 'desk-small': 1 }],
    ['et', 'voodi, pingpongilaud, kitarr', { 'bed-double': 1 }],
  ])('are counted (%s): "%s"', (language, text, counts) => {
    expect(countsIn(text, language)).toEqual(counts);
  });

  it.each([
    ['ar', 'عندنا مكتب فيه ٢٠ طاولة'],
    ['ar', 'نقل مكتب من دبي الى الرياض'],
  ])('leave an office what it is (%s): "%s"', (language, text) => {
    expect(valuesIn(text, language)).toMatchObject({ moveDetails: 'office' });
  });

  it.each([
    ['en', 'a bed, garden shed, Singer sewing machine', ['garden shed', 'Singer sewing machine']],
    ['en', 'a bed, table tennis table, 2 guitars', ['table tennis table', '2 guitars']],
    ['fr', 'un lit, table de ping pong', ['table de ping pong']],
    ['es', 'una cama, máquina de coser', ['máquina de coser']],
    ['ms', 'katil, meja ping pong, mesin jahit', ['meja ping pong', 'mesin jahit']],
    ['et', 'voodi, õmblusmasin, kitarr', ['õmblusmasin', 'kitarr']],
    ['ar', 'سرير، ماكينة خياطة', ['ماكينة خياطة']],
  ])('that no list knows are noted (%s): "%s"', (language, text, notes) => {
    expect(valuesIn(text, language).notes).toEqual(notes);
  });

  it.each(['a bed and no guitar', 'do you move sewing machines?', 'is a guitar allowed'])(
    'are not noted: "%s"',
    (text) => {
      expect(valuesIn(text, 'en')).not.toHaveProperty('notes');
    },
  );
});
