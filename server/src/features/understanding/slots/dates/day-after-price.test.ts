import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const move: PartialMove = {
  originCity: 'Dublin, Ireland',
  originCountry: 'IE',
  destinationCity: 'Cork, Ireland',
  destinationCountry: 'IE',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
  moveDate: '2027-03-20',
};

describe('another day, of a move whose day is known', () => {
  it.each([
    ['en', 'could I do the 18th', '2027-03-18'],
    ['en', "let's do the 9th", '2027-03-09'],
    ['es', 'cambia la fecha al 22', '2027-03-22'],
    ['fr', 'on peut faire le 18', '2027-03-18'],
    ['et', 'muuda kuupäev 22. peale', '2027-03-22'],
  ])('is the day of the move in %s: "%s"', (language, text, date) => {
    const { slots, intent } = understand(text, { language, move });
    expect([slots.moveDate?.value, intent]).toEqual([date, 'quote']);
  });

  it.each([
    ['en', 'not till the new year'],
    ['en', 'after the new year'],
    ['es', 'después de año nuevo'],
    ['fr', 'après le nouvel an'],
    ['ms', 'selepas tahun baru'],
    ['et', 'pärast uut aastat'],
    ['ar', 'بعد السنة الجديدة'],
  ])('is the first month of the new year in %s: "%s"', (language, text) => {
    const { slots } = understand(text, { language, move: { ...move, moveDate: '2026-12-04' } });
    expect(slots.moveMonth?.value).toBe(1);
  });

  it.each([
    ['en', 'what about the 14th'],
    ['es', '¿y el 14?'],
    ['fr', 'et le 14 ?'],
    ['ms', 'macam mana dengan 14hb?'],
    ['et', 'aga 14. kuupäev?'],
  ])('is only supposed in %s, for its price to be said: "%s"', (language, text) => {
    const { slots, intent } = understand(text, { language, move });
    expect([slots, intent]).toEqual([{}, 'costs']);
  });

  it.each(['not before chinese new year', 'happy new year', 'what about the 14th', 'what about the 3rd floor'])(
    'is not told by "%s"',
    (text) => {
      const { slots } = understand(text, { move });
      expect([slots.moveDate, slots.moveMonth]).toEqual([undefined, undefined]);
    },
  );
});
