import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const asking: OpenQuestion = { kind: 'quiz', question: 'right_to_stay', moveType: 'international' };

describe('the score of the readiness test', () => {
  it.each([
    ['en', 'what does that score mean'],
    ['en', 'how do i get a better score'],
    ['es', '¿qué significa esa puntuación?'],
    ['fr', 'ça veut dire quoi ce score ?'],
    ['ms', 'apa maksud skor ini'],
    ['et', 'mida see tulemus tähendab'],
    ['ar', 'شو معنى النتيجة'],
  ])('is explained in %s, and no test begins over its result: "%s"', (language, text) => {
    for (const open of [undefined, asking])
      expect(understand(text, { language, ...(open && { asking: open }) })).toMatchObject({
        intent: 'general',
        isSure: true,
      });
  });

  it('of a visa is another matter', () => {
    expect(understand('how do I get a better score for the visa points test').confidence).not.toBe(0.9);
  });
});

describe('in the test', () => {
  it.each([
    ['both are signed', '3'],
    ['told everyone already', '3'],
    ['half of it', '2'],
    ['idk', '0'],
    ['la mitad', '2'],
    ['ما ادري', '0'],
  ])('"%s" is an answer', (text, value) => {
    expect(understand(text, { asking }).answer).toEqual({ about: 'quiz', value });
  });

  it.each([
    ['en', 'what do you mean by that'],
    ['es', 'no entiendo'],
    ['fr', 'ça veut dire quoi'],
    ['ms', 'apa maksudnya'],
    ['et', 'ma ei saa aru'],
    ['ar', 'شو يعني'],
  ])('the question is shown again in %s: "%s"', (language, text) => {
    expect(understand(text, { language, asking })).toMatchObject({ intent: 'readiness', isSure: true, answer: null });
  });
});

it('an extra charge at weekends is a question on the price, and no complaint', () => {
  expect(understand('weekend ada caj lebih tak?', { language: 'ms' }).intent).toBe('costs');
});

it.each([
  ['en', 'does it go up if we take the car'],
  ['en', 'how do i get it down to 5000'],
  ['es', '¿qué puedo hacer para que baje?'],
])('of a price that is known, "%s" (%s) is a question and changes nothing', (language, text) => {
  const move = {
    moveDetails: 'full-home' as const,
    propertySize: '2 - 3 Beds' as const,
    moveType: 'international' as const,
    originCity: 'Leeds',
    originCountry: 'GB',
    destinationCity: 'Toronto',
    destinationCountry: 'CA',
  };
  const { intent, slots } = understand(text, { language, move });
  expect([intent, slots]).toEqual(['costs', {}]);
});
