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
/** A Thursday. */
const dated: PartialMove = { ...undated, moveDate: '2027-05-20' };
const dateIn = (text: string, language = 'en', move = undated) => {
  const { moveDate, moveMonth } = valuesOf(understand(text, { language, move }));
  return moveDate ?? moveMonth;
};

describe('a day counted in weeks from another one', () => {
  it.each([
    ['en', 'monday week', '2026-11-30'],
    ['en', 'wednesday fortnight please', '2026-12-09'],
    ['en', 'a week on thursday', '2026-12-03'],
    ['en', 'two weeks today', '2026-12-05'],
    ['en', 'a week tomorrow', '2026-11-29'],
    ['en', 'day after tomorrow', '2026-11-23'],
    ['en', 'the week after next', 12],
    ['en', 'in a fortnight or so', 12],
    ['es', 'el lunes en ocho', '2026-11-30'],
    ['es', 'nos mudamos pasado mañana', '2026-11-23'],
    ['fr', 'lundi en quinze', '2026-12-07'],
    ['fr', 'après-demain', '2026-11-23'],
    ['ms', 'seminggu lagi hari Isnin', '2026-11-30'],
    ['ms', 'lusa', '2026-11-23'],
    ['et', 'esmaspäeval nädala pärast', '2026-11-30'],
    ['et', 'ülehomme', '2026-11-23'],
    ['ar', 'الاثنين بعد القادم', '2026-11-30'],
    ['ar', 'بعد بكرة', '2026-11-23'],
  ])('is read in %s: "%s"', (language, text, date) => {
    expect(dateIn(text, language)).toBe(date);
  });

  it.each([
    ['en', 'the fourth of next month', '2026-12-04'],
    ['en', 'next month, on the 12th', '2026-12-12'],
    ['es', 'el 12 del mes que viene', '2026-12-12'],
    ['fr', 'le 12 du mois prochain', '2026-12-12'],
    ['ms', '4 haribulan bulan depan', '2026-12-04'],
    ['et', 'järgmise kuu neljandal', '2026-12-04'],
    ['ar', 'الرابع من الشهر القادم', '2026-12-04'],
  ])('is in the month that is named in %s: "%s"', (language, text, date) => {
    expect(dateIn(text, language)).toBe(date);
  });
});

describe('a day of the week, of a move whose day is known', () => {
  it.each([
    ['en', 'right, the friday then', '2027-05-21'],
    ['en', 'make it tuesday', '2027-05-18'],
    ['en', 'could we do the wednesday instead', '2027-05-19'],
    ['es', 'mejor el viernes', '2027-05-21'],
    ['fr', 'plutôt le vendredi', '2027-05-21'],
    ['en', 'next day?', '2027-05-21'],
    ['en', 'and the day before?', '2027-05-19'],
  ])('is the one beside it in %s: "%s"', (language, text, date) => {
    expect(dateIn(text, language, dated)).toBe(date);
  });

  it('is said of a date whose day of the week was named, which may be another', () => {
    const { heard } = understand('friday the 20th of may', { move: undated });
    expect(heard).toEqual([{ fact: 'moveDate', text: 'Thursday, 20 May 2027' }]);
  });

  it('is not changed by a question about the company', () => {
    expect(dateIn('are you open on friday', 'en', dated)).toBeUndefined();
  });
});

describe('a date that is put right or taken back', () => {
  it.each([
    ['en', 'my landlord says 28 May. no sorry 21 was right', '2027-05-21'],
    ['en', 'the 3rd of june, sorry the 5th is correct', '2027-06-05'],
    ['fr', 'le 3 juin, non pardon, le 5 est mieux', '2027-06-05'],
  ])('is the one that was right in %s: "%s"', (language, text, date) => {
    expect(valuesOf(understand(text, { language, move: { ...dated, moveDate: '2027-05-19' } })).moveDate).toBe(date);
  });

  it.each([
    ['en', 'forget the date, it fell through'],
    ['en', "we don't know the date any more"],
    ['es', 'olvida la fecha, ya veremos'],
    ['fr', "oubliez la date, ce n'est plus sûr"],
    ['ms', 'tarikh belum pasti lagi'],
    ['et', 'kuupäev pole enam kindel'],
    ['ar', 'التاريخ غير محدد'],
  ])('is forgotten in %s: "%s"', (language, text) => {
    const { takenBack, intent } = understand(text, { language, move: dated });
    expect([takenBack, intent]).toEqual([['moveDate'], 'quote']);
  });

  it.each([
    ['en', 'nothing set yet'],
    ['es', 'por decidir'],
    ['fr', 'rien de fixé'],
    ['ms', 'belum tetap'],
    ['et', 'pole veel paigas'],
    ['ar', 'غير محدد'],
  ])('is skipped where it is not known in %s: "%s"', (language, text) => {
    const asking = { kind: 'detail' as const, code: 'move_date' as const, places: [] };
    expect(understand(text, { language, move: undated, asking }).command).toBe('skip');
  });
});

describe('a month', () => {
  it.each([
    ['en', '2 bed flat Leeds to York, contents only, nov'],
    ['en', '3 bed house with everything may'],
    ['ms', 'rumah 3 bilik semua perabot mac'],
  ])('stands in small letters at the end in %s: "%s"', (language, text) => {
    expect(dateIn(text, language, {})).toEqual(expect.any(Number));
  });

  it.each(['we will come as soon as we may', 'call me jan', 'I saw it two weeks ago'])(
    'is no other word at the end: "%s"',
    (text) => {
      expect(dateIn(text, 'en', {})).toBeUndefined();
    },
  );

  it.each([
    ['en', 'my new job begins on 3 August in Cork'],
    ['en', "we're expecting, due in April"],
    ['es', 'el niño empieza el colegio en septiembre'],
    ['fr', 'la rentrée des cours commence en septembre'],
    ['ms', 'kerja baru bermula pada 3 Ogos'],
    ['et', 'uus töö algab 3. augustil'],
    ['ar', 'يبدأ عملي في سبتمبر'],
  ])('in which something else begins is noted, and none of the move, in %s: "%s"', (language, text) => {
    const { moveDate, moveMonth, notes } = valuesOf(understand(text, { language }));
    expect([moveDate, moveMonth, notes]).toEqual([undefined, undefined, [expect.any(String)]]);
  });
});
