import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../testing/understanding-service.js';

const understand = await createUnderstanding();
const office: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'York, United Kingdom',
  moveDetails: 'office',
  inventory: {
    items: [
      { code: 'desk-small', count: 18 },
      { code: 'box-medium', count: 20 },
    ],
    isComplete: true,
  },
};

function countOf(code: string, text: string, { language = 'en', before = '' } = {}): number | undefined {
  const { slots } = understand(text, { language, before, move: office });
  return slots.inventory?.value.items.find((item) => item.code === code)?.count;
}

describe('a number that puts the last one right', () => {
  it.each([
    ['en', 'make it 20 boxes', 'no 25'],
    ['en', 'make it 20 boxes', 'nope, make it 25'],
    ['es', 'pon 20 cajas', 'no, 25'],
    ['fr', '20 cartons', 'non 25'],
    ['ms', '20 kotak', 'eh silap 25'],
    ['et', '20 kasti', 'ei, 25'],
    ['ar', '20 صندوق', 'لا 25'],
  ])('is of the thing last counted in %s: "%s", "%s"', (language, before, text) => {
    expect(countOf('box-medium', text, { language, before })).toBe(25);
    expect(countOf('desk-small', text, { language, before })).not.toBe(25);
  });

  it('is of desks behind desks', () => {
    expect(countOf('desk-small', 'no 16', { before: 'make it 18 desks' })).toBe(16);
  });

  it.each(['how far is it', '18 desks and 20 boxes', 'the desks are old'])('is of nothing behind "%s"', (before) => {
    expect(countOf('box-medium', 'no 16', { before })).not.toBe(16);
    expect(countOf('desk-small', 'no 16', { before })).not.toBe(16);
  });
});
