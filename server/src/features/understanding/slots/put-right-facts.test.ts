import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

describe('a size that is put right within its sentence', () => {
  it.each([
    ['en', 'a studio, no sorry, a 2 bed flat', '2 - 3 Beds'],
    ['en', 'a one bed, well two bed really', '2 - 3 Beds'],
    ['en', '2 bed flat. actually 3 bed', '3 Beds - 4 Beds'],
    ['es', 'un estudio. uy no, q son 2 cuartos', '2 - 3 Beds'],
    ['es', 'un estudio, perdon, 3 habitaciones', '3 Beds - 4 Beds'],
    ['fr', '3 pièces, en fait 5 pièces', '4 Beds+'],
    ['fr', 'un studio, non, un trois pièces', '2 - 3 Beds'],
    ['ms', 'studio.. eh bukan, 2 bilik', '2 - 3 Beds'],
    ['ms', '3 bilik, eh 4 bilik', '4 Beds+'],
    ['et', 'kahetoaline, ei, neljatoaline', '3 Beds - 4 Beds'],
    ['ar', 'استوديو لا لا غرفتين', '2 - 3 Beds'],
  ])('is the last in %s: "%s"', (language, text, size) => {
    expect(understand(text, { language }).slots.propertySize?.value).toBe(size);
  });

  it.each([
    ['a 2 bed flat, no 3 sofas', '2 - 3 Beds'],
    ['a studio, actually could I add a piano', 'Studio/1Bed'],
    ['from a 3 bed, no lift, to a 2 bed', '3 Beds - 4 Beds'],
  ])('stays where something else follows: "%s"', (text, size) => {
    expect(understand(text).slots.propertySize?.value).toBe(size);
  });
});

describe('a day that is put right within its sentence', () => {
  it.each([
    ['en', 'on 4 may, no, 5 june', '2027-06-05'],
    ['es', 'el 4 de mayo, no, el 5 de junio', '2027-06-05'],
    ['fr', 'le 4 mai, non le 5 juin', '2027-06-05'],
    ['fr', 'le 2 avril, enfin non, le 9 juillet', '2027-07-09'],
    ['ms', '4 mei, eh bukan, 5 jun', '2027-06-05'],
    ['et', '3. märts, ei, 10.', '2027-03-10'],
    ['et', '4. mail, ei, 5. juunil', '2027-06-05'],
    ['ar', '4 مايو، لا، 5 يونيو', '2027-06-05'],
  ])('is the last in %s: "%s"', (language, text, date) => {
    expect(understand(text, { language }).slots.moveDate?.value).toBe(date);
  });

  it('stays where the second day is of something else', () => {
    const { slots } = understand('move on 4 may, actually we get the keys 5 june');
    expect(slots.moveDate?.value).toBe('2027-05-04');
  });
});

describe('a day in a clause of its own', () => {
  it.each([
    ['en', 'mid january, the 15th if possible', '2027-01-15'],
    ['en', 'some time in march, ideally the 9th', '2027-03-09'],
    ['es', 'a mediados de enero, el 15 si es posible', '2027-01-15'],
    ['fr', 'mi janvier, le 15 si possible', '2027-01-15'],
    ['ms', 'bulan januari, 15hb kalau boleh', '2027-01-15'],
    ['et', 'jaanuaris, 15ndal kui võimalik', '2027-01-15'],
    ['ar', 'منتصف يناير، يوم 15 اذا ممكن', '2027-01-15'],
  ])('is of the month beside it in %s: "%s"', (language, text, date) => {
    expect(understand(text, { language }).slots.moveDate?.value).toBe(date);
  });

  it.each([
    ['en', 'in march, on the 3rd floor'],
    ['en', 'in june, the 3 bed flat'],
    ['fr', 'en mars, le 2 pièces'],
    ['es', 'en mayo, las 20 cajas'],
  ])('is none where it counts something in %s: "%s"', (language, text) => {
    expect(understand(text, { language }).slots.moveDate).toBeUndefined();
  });
});
