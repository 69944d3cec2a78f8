import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const undated: PartialMove = {
  moveType: 'local',
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'York, United Kingdom',
  destinationCountry: 'GB',
  propertySize: '2 - 3 Beds',
  moveDetails: 'full-home',
};
const dated: PartialMove = { ...undated, moveDate: '2027-03-31' };
const valuesAfter = (text: string, language: string, move: PartialMove) =>
  valuesOf(understand(text, { language, move }));

describe('a day counted from the one that is known', () => {
  it.each([
    ['en', 'could we move it two weeks earlier', '2027-03-17'],
    ['en', 'the week before would suit us more instead', '2027-03-24'],
    ['en', 'three days later please', '2027-04-03'],
    ['en', 'a month earlier', '2027-02-28'],
    ['es', 'mejor dos semanas antes', '2027-03-17'],
    ['fr', 'plutôt deux semaines plus tôt', '2027-03-17'],
    ['ms', 'tukar tiga hari lebih awal', '2027-03-28'],
    ['et', 'kaks nädalat varem', '2027-03-17'],
    ['ar', 'خليها اسبوعين قبل', '2027-03-17'],
  ])('lies before or after it in %s: "%s"', (language, text, day) => {
    expect(valuesAfter(text, language, dated).moveDate).toBe(day);
  });

  it.each([
    'is it less a month later',
    'how long before do I have to pack',
    'please ring me two days before',
    'do you deliver the boxes a week before',
  ])('is not changed by what only speaks of it: "%s"', (text) => {
    expect(valuesAfter(text, 'en', dated).moveDate).toBeUndefined();
  });
});

describe('a date that is not settled', () => {
  it.each([
    ['en', 'in about four months', 3],
    ['es', 'dentro de unos 4 meses', 3],
    ['fr', 'dans environ quatre mois', 3],
    ['ms', 'dalam lebih kurang 4 bulan', 3],
    ['et', 'umbes nelja kuu pärast', 3],
    ['ar', 'بعد حوالي 4 اشهر', 3],
  ])('is a month roughly ahead in %s: "%s"', (language, text, month) => {
    expect(valuesAfter(text, language, undated).moveMonth).toBe(month);
  });

  it.each([
    ['en', 'we have to move asap'],
    ['es', 'lo más pronto posible'],
    ['fr', 'dès que possible'],
    ['ms', 'seawal mungkin'],
    ['et', 'esimesel võimalusel'],
    ['ar', 'باسرع وقت'],
  ])('is within the next weeks, and noted, in %s: "%s"', (language, text) => {
    const { moveMonth, notes } = valuesAfter(text, language, undated);
    expect([moveMonth, notes]).toEqual([11, [expect.any(String)]]);
  });

  it('is none of the move where an answer or a call is wanted so soon', () => {
    const { moveMonth, notes } = valuesAfter('ring me asap', 'en', undated);
    expect([moveMonth, notes]).toEqual([undefined, undefined]);
  });

  it('keeps the weeks that were said, and the day that may be', () => {
    expect(valuesAfter('in 5 weeks', 'en', undated)).toMatchObject({ moveMonth: 12, notes: ['in 5 weeks'] });
    expect(valuesAfter('in april, perhaps 20', 'en', undated).moveDate).toBe('2027-04-20');
  });
});

describe('a month that is told in few words', () => {
  it.each([
    ['ar', 'شقة غرفتين بشهر ٧', 7],
    ['ar', 'ننتقل بعد شهر ونصف', 1],
    ['ar', 'مسافرين كندا بعد شهرين', 1],
    ['en', 'in three or four months', 2],
    ['es', 'más o menos en tres o cuatro meses', 2],
    ['es', 'nos mudamos el mes q viene', 12],
    ['et', 'kolin augustis ei septembris', 9],
    ['et', 'kolin augustis, mitte septembris', 8],
  ])('is read in %s: "%s"', (language, text, month) => {
    expect(valuesAfter(text, language, undated)).toMatchObject({ moveMonth: month });
  });
});
