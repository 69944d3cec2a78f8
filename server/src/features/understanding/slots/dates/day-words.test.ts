import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

describe('a day in words', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });

  it.each([
    ['en', 'we move on the sixteenth of april', '2027-04-16'],
    ['en', 'june the third', '2027-06-03'],
    ['en', 'twenty second of october', '2027-10-22'],
    ['es', 'el veinticinco de agosto', '2027-08-25'],
    ['es', 'primero de junio', '2027-06-01'],
    ['fr', 'le douze avril', '2027-04-12'],
    ['fr', 'premier septembre', '2027-09-01'],
    ['ms', '9hb Ogos', '2027-08-09'],
    ['ms', '5 haribulan 4', '2027-04-05'],
    ['ms', '12hb', '2026-12-12'],
    ['et', 'kahekümne kolmandal juunil', '2027-06-23'],
    ['et', 'seitsmendal mail', '2027-05-07'],
    ['ar', 'الثالث والعشرين من يونيو', '2027-06-23'],
    ['ar', 'اول سبتمبر', '2027-09-01'],
    ['ar', 'الثلاثين من مايو', '2027-05-30'],
  ])('(%s) is read from "%s"', (language, text, date) => {
    expect(valuesOf(understand(text, { language }))).toMatchObject({ moveDate: date });
  });

  it('puts a month that is known right', () => {
    expect(valuesOf(understand('le vingt mars', { language: 'fr', move: { moveMonth: 2 } }))).toMatchObject({
      moveDate: '2027-03-20',
    });
  });

  it.each([
    ['en', 'the second may be late'],
    ['en', 'one of two may come'],
    ['en', 'first week of june'],
    ['es', 'la primera semana de junio'],
    ['en', 'in march two bedrooms'],
  ])('(%s) is none in "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language }))).not.toHaveProperty('moveDate');
  });

  it.each([
    ['ms', 'dari Kuching ke Miri, rumah 2 bilik, Mei', 5],
    ['en', '2 bed flat, Leeds to York, Jun', 6],
    ['es', 'de Madrid a Sevilla, 2 habitaciones, oct', 10],
  ])('(%s) a short month ends the list of "%s"', (language, text, moveMonth) => {
    expect(valuesOf(understand(text, { language }))).toMatchObject({ moveMonth });
  });

  it('a computer ends a list of things in English', () => {
    expect(valuesOf(understand('sofa, tv, Mac'))).not.toHaveProperty('moveMonth');
  });
});
