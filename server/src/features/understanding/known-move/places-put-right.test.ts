import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const irish: PartialMove = {
  originCity: 'Sligo, Ireland',
  originCountry: 'IE',
  destinationCity: 'Waterford, Ireland',
  destinationCountry: 'IE',
  moveType: 'local',
};
const toKenya: PartialMove = {
  originCity: 'Cardiff, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'Nairobi, Kenya',
  destinationCountry: 'KE',
};

describe('a place of a known move that is put right', () => {
  it.each([
    ['en', 'no its ennis not waterford', 'destination', 'Ennis, Ireland'],
    ['en', 'sorry, athlone not sligo', 'origin', 'Athlone, Ireland'],
  ] as const)('is one of the country of the move in %s: "%s"', (language, text, end, label) => {
    const { slots, takenBack } = understand(text, { language, move: irish });
    expect([slots[end]?.value, takenBack]).toEqual([label, []]);
  });

  it('is kept as typed where no list has it, so that the visitor is asked, and empties no end', () => {
    const { slots, takenBack } = understand('wait its knockaroo not sligo', { move: irish });
    expect([slots.origin?.value, slots.origin?.placeId, takenBack]).toEqual(['Knockaroo', null, []]);
  });

  it.each([
    ['en', 'thika in nairobi'],
    ['es', 'thika en nairobi'],
  ])('is a part of the city that is known, and no other end, in %s: "%s"', (language, text) => {
    const { slots } = understand(text, { language, move: toKenya });
    expect([slots.origin, slots.destination?.value.split(',')[0]]).toEqual([undefined, 'Thika']);
  });
});

describe('a country beside words of correction', () => {
  it.each([
    ['en', 'maybe norway'],
    ['en', 'actually norway'],
    ['en', 'no norway'],
    ['es', 'mejor noruega'],
    ['fr', 'plutôt la norvège'],
    ['ms', 'sebenarnya norway'],
    ['et', 'pigem norra'],
    ['ar', 'لا قصدي النرويج'],
  ])('is where the move goes in %s: "%s"', (language, text) => {
    const { slots, intent } = understand(text, { language, move: { originCity: 'Leeds, United Kingdom' } });
    expect([slots.destination?.countryCode, slots.destination?.isCity, intent]).toEqual(['NO', false, 'quote']);
  });

  it('changes none of two known cities', () => {
    expect(understand('actually norway', { move: irish }).slots).not.toHaveProperty('origin');
    expect(understand('is norway expensive?', { move: {} }).slots).toEqual({});
  });
});

describe('a place that no list has', () => {
  it.each([
    ['from mallaig to leeds', 'Mallaig', 'Leeds, United Kingdom'],
    ['galway to mallaig', 'Galway, Ireland', 'Mallaig'],
    ['mallaig to alnwick in june', 'Mallaig', 'Alnwick, United Kingdom'],
  ])('is kept as typed where a route leads from or to it: "%s"', (text, origin, destination) => {
    const slots = valuesOf(understand(text));
    expect([slots.origin, slots.destination]).toEqual([origin, destination]);
  });

  it.each(['leeds to europe', 'from leeds to my parents', 'leeds to storage', 'from work to leeds'])(
    'is no ordinary word: "%s"',
    (text) => {
      const { origin, destination } = understand(text).slots;
      expect([origin, destination].every((place) => !place || place.placeId !== null)).toBe(true);
    },
  );
});

it('notes the part that goes to a second town, where the first is all that is known', () => {
  const { slots } = understand('half the furniture to dubbo and half to cairns');
  expect(slots.destination?.value).toContain('Dubbo');
  expect(slots.notes?.value.join()).toContain('cairns');
});
