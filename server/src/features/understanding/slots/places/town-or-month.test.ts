import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const sentences: [language: string, before: string, months: string][] = [
  ['en', 'we move to Lisbon in', 'January, March, April, May, June, August'],
  ['es', 'nos mudamos a Lisboa en', 'enero, marzo, abril, mayo, agosto, noviembre'],
  ['fr', 'on déménage à Lisbonne en', 'janvier, mars, mai, juin, août, novembre'],
  ['ms', 'kami pindah ke Lisbon pada bulan', 'januari, mac, mei, jun, ogos'],
  ['et', 'kolime Lissaboni', 'jaanuaris, mais, juunis, juulis, augustis'],
  ['ar', 'ننتقل إلى لشبونة في', 'يناير, مارس, نيسان, أيار, تموز, آب'],
];

describe('a month', () => {
  it.each(
    sentences.flatMap(([language, before, months]) =>
      months.split(', ').map((month) => [language, `${before} ${month}`]),
    ),
  )('is no town in %s: "%s"', (language, text) => {
    const { slots } = understand(text, { language });
    expect(slots).toMatchObject({ destination: { countryCode: 'PT' }, moveMonth: { value: expect.any(Number) } });
    expect([slots.origin, slots.car]).toEqual([undefined, undefined]);
  });

  it.each([
    ['en', 'Madrid to Lisbon any time from May to August'],
    ['es', 'de Madrid a Lisboa en mayo o junio'],
  ])('is no end of a move beside another in %s: "%s"', (language, text) => {
    const { origin, destination } = understand(text, { language }).slots;
    expect([origin?.countryCode, destination?.countryCode]).toEqual(['ES', 'PT']);
  });

  it.each([
    ['ms', 'pindah ke Lisbon mac ni', 3],
    ['ms', 'pindah ke Lisbon jun depan', 6],
    ['et', 'kolime Lissaboni suvel', 7],
    ['et', 'kolime Lissaboni kevadel', 4],
  ])('is told in %s by the word beside it: "%s"', (language, text, month) => {
    expect(understand(text, { language }).slots.moveMonth?.value).toBe(month);
  });

  it('may be a town where the sentence goes to or from it', () => {
    expect(understand('we are moving from March to Ely').slots.origin?.value).toContain('March');
    expect(understand('moving to Augusta in August').slots.destination?.value).toContain('Augusta');
  });
});
