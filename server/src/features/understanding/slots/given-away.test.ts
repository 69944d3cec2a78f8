import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const known: PartialMove = {
  moveDetails: 'some-furniture',
  inventory: {
    items: [
      { code: 'sideboard', count: 1 },
      { code: 'sofa-three', count: 1 },
    ],
    isComplete: true,
  },
};
const sideboardsOf = (text: string, language: string, move: PartialMove): number =>
  (understand(text, { language, move }).slots.inventory?.value ?? move.inventory)?.items.find(
    ({ code }) => code === 'sideboard',
  )?.count ?? 0;

const gifts = [
  ['en', 'we shall give the big sideboard to my nephew'],
  ['en', 'no, the sideboard goes to the nephew'],
  ['es', 'el aparador se lo damos a mi sobrino'],
  ['es', 'daremos el aparador a mi hermana'],
  ['fr', 'nous donnerons le buffet à mon neveu'],
  ['fr', 'le buffet va chez ma soeur'],
] as const;

describe('a thing that somebody is given', () => {
  it.each(gifts)('does not come, where nothing was known (%s): "%s"', (language, text) => {
    expect(sideboardsOf(text, language, {})).toBe(0);
  });

  it.each(gifts)('leaves the list (%s): "%s"', (language, text) => {
    expect(sideboardsOf(text, language, known)).toBe(0);
  });

  it.each(['please deliver the sideboard to my new flat', 'the sideboard goes to the second floor'])(
    'is not what is brought there: "%s"',
    (text) => {
      expect(sideboardsOf(text, 'en', known)).toBe(1);
    },
  );
});
