import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'York, United Kingdom',
  moveDetails: 'full-home',
  propertySize: '2 - 3 Beds',
  moveDate: '2027-06-19',
};

describe('a date by which one decides, pays or calls', () => {
  it.each([
    ['en', 'is tomorrow too late to decide'],
    ['en', 'is next week too late to book'],
    ['en', 'can I pay you on friday'],
    ['en', 'do I have to confirm by 3 march'],
    ['es', '¿mañana es muy tarde para decidir?'],
    ['es', 'puedo pagar el viernes'],
    ['fr', "est-ce que demain c'est trop tard pour réserver ?"],
    ['fr', 'on peut payer en mars ?'],
    ['ms', 'esok lambat sangat ke nak buat keputusan'],
    ['ms', 'boleh bayar minggu depan tak'],
    ['et', 'kas homme on liiga hilja otsustada'],
    ['et', 'kas võin maksta reedel'],
    ['ar', 'هل بكرة متأخر عشان اقرر؟'],
    ['ar', 'ممكن ادفع يوم الجمعة؟'],
  ])('is not the moving day, and no complaint in %s: "%s"', (language, text) => {
    const read = understand(text, { language, move });
    expect([valuesOf(read), read.takenBack]).toEqual([{}, []]);
    expect(read.intent).not.toBe('complaint');
  });

  it.each([
    ['could we move on 3 march instead', '2027-03-03'],
    ['is it possible to book for 3 march', '2027-03-03'],
  ])('leaves the moving day that is asked for: "%s"', (text, day) => {
    expect(valuesOf(understand(text, { move })).moveDate).toBe(day);
  });
});

describe('a day counted from the one that is known', () => {
  it.each([
    ['en', 'no the one after', '2027-06-26'],
    ['en', 'actually the week after', '2027-06-26'],
    ['en', 'the day after', '2027-06-20'],
    ['es', 'no, la semana siguiente', '2027-06-26'],
    ['fr', "non, celui d'après", '2027-06-26'],
    ['ms', 'minggu selepas itu', '2027-06-26'],
    ['et', 'nädal hiljem', '2027-06-26'],
    ['ar', 'لا اللي بعده', '2027-06-26'],
  ])('is that many days later in %s: "%s"', (language, text, day) => {
    expect(valuesOf(understand(text, { language, move })).moveDate).toBe(day);
  });
});
