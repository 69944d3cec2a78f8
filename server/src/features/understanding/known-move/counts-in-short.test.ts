import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const boxes: PartialMove = {
  originCity: 'Bilbao, Spain',
  destinationCity: 'Cork, Ireland',
  moveDetails: 'boxes-only',
  inventory: { items: [{ code: 'box-medium', count: 15 }], isComplete: true },
};
const office: PartialMove = {
  moveDetails: 'office',
  inventory: { items: [{ code: 'desk-small', count: 20 }], isComplete: true },
};

function countOf(code: string, text: string, { language = 'en', before = '', move = boxes } = {}): number | undefined {
  const { slots } = understand(text, { language, before, move });
  return slots.inventory?.value.items.find((item) => item.code === code)?.count;
}

describe('a number without a name', () => {
  it.each([
    ['en', 'add 5 more'],
    ['en', '5 more please'],
    ['es', 'otras 5'],
    ['es', 'ponle 5 mas'],
    ['fr', 'encore 5'],
    ['ms', 'tambah lagi 5'],
    ['et', '5 veel'],
  ])('comes to the only things that go in %s: "%s"', (language, text) => {
    expect(countOf('box-medium', text, { language })).toBe(20);
  });

  it('takes the place of what was just added', () => {
    const before = 'add 10 boxes more';
    expect(countOf('box-medium', 'sorry only 5 more, not 10', { before })).toBe(10);
    expect(countOf('box-medium', 'make that 15 more', { before })).toBe(20);
    expect(countOf('box-medium', 'perdon, eran 5 mas', { language: 'es', before: 'pon 10 cajas mas' })).toBe(10);
    expect(countOf('box-medium', 'eh silap, 5 je', { language: 'ms', before: 'tambah 10 kotak lagi' })).toBe(10);
  });

  it('is left at what it was beside other things', () => {
    const text = 'mejor no, dejalo en doce, pero también una bici y la tele';
    expect(countOf('box-medium', text, { language: 'es' })).toBe(12);
    expect(countOf('bicycle', text, { language: 'es' })).toBe(1);
  });

  it.each(['5 more questions', 'give me 5 more minutes', 'how much are 5 more?'])('is none in "%s"', (text) => {
    expect(countOf('box-medium', text)).toBeUndefined();
  });
});

describe('boxes that nobody counted', () => {
  it.each([
    ['en', 'only one bed and boxes', 'about 12'],
    ['es', 'solo una cama y cajas', 'unas 12'],
    ['fr', 'juste un lit et des cartons', 'environ 12'],
    ['ms', 'hanya katil dan kotak', 'lebih kurang 12'],
    ['et', 'ainult voodi ja kastid', 'umbes 12'],
    ['ar', 'بس سرير و كراتين', 'حوالي 12'],
  ])('leave the list open, and are the next number in %s: "%s"', (language, before, text) => {
    const understood = understand(before, { language });
    const { slots } = understood;
    expect(slots.moveDetails?.value).toBe('some-furniture');
    expect(slots.inventory?.value.isComplete).toBe(false);
    const move = valuesOf(understood);
    expect(countOf('box-medium', text, { language, before, move })).toBe(12);
  });
});

describe('more desks of an office', () => {
  it.each([
    ['ms', 'tambah 10 meja lagi'],
    ['es', 'añade otras 10 mesas'],
    ['fr', 'encore 10 tables'],
    ['en', '10 more tables'],
  ])('come to those that are known, though they are called tables, in %s: "%s"', (language, text) => {
    expect(countOf('desk-small', text, { language, move: office })).toBe(30);
  });
});

it('"he" is Spanish before what was said', () => {
  expect(understand('he dicho doce cajas, no quince', { language: 'es' }).language).toBe('es');
});
