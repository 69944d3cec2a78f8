import type { PartialMove } from '@meg/shared/contract/move';
import { expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const move: PartialMove = {
  moveType: 'local',
  moveDetails: 'some-furniture',
  inventory: {
    items: [
      { code: 'box-medium', count: 12 },
      { code: 'bicycle', count: 1 },
    ],
    isComplete: true,
  },
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'York, United Kingdom',
  destinationCountry: 'GB',
};

it.each([
  ['en', 'no wait, 14 boxes and the bike stays'],
  ['en', 'sorry, 14 boxes and the bicycle is staying here'],
  ['es', 'no, espera, 14 cajas y la bici se queda'],
  ['fr', 'non attendez, 14 cartons et le vélo reste'],
  ['ms', 'silap, 14 kotak dan basikal tinggal'],
  ['ms', 'maaf, 14 kotak dan basikal tinggal'],
  ['et', 'ei oota, 14 kasti ja ratas jääb maha'],
  ['ar', 'لا لحظة، 14 صندوق والدراجة تبقى'],
])('keeps what is counted anew beside one thing that stays in %s: "%s"', (language, text) => {
  const { inventory, leftOut } = valuesOf(understand(text, { language, move }));
  expect(inventory).toEqual({ items: [{ code: 'box-medium', count: 14 }], isComplete: true });
  expect(leftOut).toEqual([{ code: 'bicycle', count: 1 }]);
});

it.each(['the 12 boxes and the bike stay', 'the boxes and the bike stay here'])(
  'leaves out all of a list that stays: "%s"',
  (text) => {
    expect(understand(text, { move }).takenBack).toContain('inventory');
  },
);
