import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, createUnderstandingService } from '../../../../testing/understanding-service.js';
import { readSentence } from '../../sentence.js';
import { postcodeAreas } from './postcode-areas.js';
import { postcodeAt } from './postcodes.js';

let understand: Awaited<ReturnType<typeof createUnderstanding>>;
let service: Awaited<ReturnType<typeof createUnderstandingService>>;
beforeAll(async () => {
  [understand, service] = await Promise.all([createUnderstanding(), createUnderstandingService()]);
});

describe('a British postcode', () => {
  it.each([
    ['en', 'LS6 to YO10', 'Leeds', 'York'],
    ['en', 'ls6 to yo10 2 bed', 'Leeds', 'York'],
    ['en', '2 bed flat SW11 to EH3', 'London', 'Edinburgh'],
    ['en', 'moving from M20 to LS6 2AB', 'Manchester', 'Leeds'],
    ['en', 'from LS6 2AB Leeds to York YO10', 'Leeds', 'York'],
    ['es', 'mudanza de LS6 a EH3', 'Leeds', 'Edinburgh'],
    ['ms', 'pindah dari M20 ke CF10', 'Manchester', 'Cardiff'],
  ])('is its town in %s: "%s"', (language, text, origin, destination) => {
    const { slots } = understand(text, { language });
    expect([slots.origin?.value, slots.destination?.value]).toEqual([
      expect.stringContaining(origin),
      expect.stringContaining(destination),
    ]);
  });

  it('has a town for each area', () => {
    const { service: understanding, requestOf } = service;
    for (const [area, town] of Object.entries(postcodeAreas)) {
      const { origin } = understanding.judge(requestOf(`from ${town}, United Kingdom to Paris`)).understanding.slots;
      expect([area, origin?.countryCode]).toEqual([area, 'GB']);
    }
  });

  it.each(['30 m3', 'my M5V friend', 'a T3 in town', '2 br', 'box 20 s2'])('is none in "%s"', (text) => {
    const sentence = readSentence(text);
    expect(sentence.words.flatMap((_, at) => postcodeAt(sentence, at) ?? [])).toEqual([]);
  });
});

it.each(['going to hull HU5', 'going to Hull HU5', 'going to hull ground floor'])(
  'a town that is also a word is one before a postcode and a floor: "%s"',
  (text) => {
    expect(understand(text, { language: 'en' }).slots.destination?.value).toBe('Hull, United Kingdom');
  },
);
