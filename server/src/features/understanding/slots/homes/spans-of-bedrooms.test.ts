import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

it.each([
  ['en', 'moving a 3 to 4 bedroom house', '3 Beds - 4 Beds'],
  ['en', '2-3 bedrooms', '2 - 3 Beds'],
  ['en', '1-2 bedroom flat', '2 - 3 Beds'],
  ['en', '4 to 5 bedrooms', '4 Beds+'],
  ['es', 'una casa de 3 a 4 dormitorios', '3 Beds - 4 Beds'],
  ['fr', 'une maison de 2 à 3 chambres', '2 - 3 Beds'],
  ['ms', 'rumah 3 hingga 4 bilik tidur', '3 Beds - 4 Beds'],
  ['et', '3-4 magamistuba', '3 Beds - 4 Beds'],
  ['ar', 'بيت من 2 إلى 3 غرف نوم', '2 - 3 Beds'],
])('%s: "%s" is the size that begins where the span does', (language, query, size) => {
  expect(understand(query, { language }).slots.propertySize?.value).toBe(size);
});

describe('what homes are called', () => {
  it.each([
    ['a two bedder in Perth to Sydney', '2 - 3 Beds'],
    ['a 3-bedder in Perth to Sydney', '3 Beds - 4 Beds'],
    ['1RK flat, Pune to Mumbai', 'Studio/1Bed'],
    ['a granny flat in Perth to Sydney', 'Studio/1Bed'],
    ['a 2-up 2-down in Leeds to York', '2 - 3 Beds'],
  ])('"%s" has its size', (text, propertySize) => {
    expect(valuesOf(understand(text))).toMatchObject({ propertySize });
  });

  it.each([
    ['en', 'the lot, in october'],
    ['es', 'todo, en octubre'],
    ['fr', 'tout, en octobre'],
    ['ms', 'semua, bulan oktober'],
    ['et', 'kõik, oktoobris'],
    ['ar', 'كل شي، في اكتوبر'],
  ])('(%s) "%s" says that all of it goes, beside another fact', (language, text) => {
    const move = { propertySize: '2 - 3 Beds' } as const;
    expect(valuesOf(understand(text, { language, move }))).toMatchObject({
      moveSize: 'All furniture and content',
      moveMonth: 10,
    });
  });
});
