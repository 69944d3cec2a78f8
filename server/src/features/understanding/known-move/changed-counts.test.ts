import type { PartialMove } from '@meg/shared/contract/move';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

type Understand = Awaited<ReturnType<typeof createUnderstanding>>;

let understand: Understand;
beforeAll(async () => {
  understand = await createUnderstanding();
});

const known = (count: number): PartialMove => ({
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'York, United Kingdom',
  moveDetails: 'boxes-only',
  inventory: { items: [{ code: 'box-medium', count }], isComplete: true },
});
const boxesAfter = (language: string, text: string, count: number) =>
  understand(text, { language, move: known(count) }).slots.inventory?.value.items.find(
    ({ code }) => code === 'box-medium',
  )?.count ?? count;

describe('boxes that are known', () => {
  it.each([
    ['en', 'and add 3 boxes of wine'],
    ['es', 'y añada 3 cajas de vino y el sillon orejero'],
    ['es', 'agregue 3 cajas'],
    ['fr', 'ajoutez 3 cartons'],
    ['ms', 'tambahkan 3 kotak'],
    ['et', 'lisame 3 kasti'],
    ['ar', 'ضيفي 3 كراتين'],
  ])('grow by those that are added in %s: "%s"', (language, text) => expect(boxesAfter(language, text, 25)).toBe(28));

  it.each([
    ['en', '20 boxes no more'],
    ['es', '20 cajas no más'],
    ['es', '20 cajas y nada más'],
    ['fr', '20 cartons pas plus'],
    ['ms', '20 kotak je, tak lebih'],
    ['et', '20 kasti, mitte rohkem'],
    ['ar', '20 كرتون بدون اضافي'],
  ])('stay as many where no more come in %s: "%s"', (language, text) =>
    expect(boxesAfter(language, text, 20)).toBe(20),
  );
});
