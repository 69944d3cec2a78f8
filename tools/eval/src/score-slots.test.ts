import { describe, expect, it } from 'vitest';
import { compareSlots, dateMeant, slotFigures } from './score-slots.mjs';

const november = new Date('2026-11-21T12:00:00Z');
const kualaLumpur = {
  value: 'Kuala Lumpur, Malaysia',
  placeId: '1735161',
  countryCode: 'MY',
  isCity: true,
  confidence: 0.9,
};

describe('the slots of a sentence', () => {
  it('a city is right by its name and its country, however it is accented', () => {
    const slots = { origin: 'Kuala Lumpur|KL, MY', destination: 'Zurich, CH' };
    const zurich = { value: 'Zürich', placeId: '1', countryCode: 'CH', isCity: true, confidence: 0.8 };
    const compared = compareSlots({ slots }, { origin: kualaLumpur, destination: zurich });
    expect(compared.map(({ right }) => right)).toEqual([true, true]);
  });

  it('a country alone is right without a city', () => {
    const japan = { value: 'Japan', placeId: null, countryCode: 'JP', isCity: false, confidence: 0.8 };
    expect(compareSlots({ slots: { destination: ', JP' } }, { destination: japan })[0]?.right).toBe(true);
    expect(compareSlots({ slots: { destination: 'Tokyo, JP' } }, { destination: japan })[0]?.right).toBe(false);
  });

  it('what was made up, missed or said without confidence counts against it', () => {
    const slots = { pets: true, car: true };
    const found = { pets: { value: true, confidence: 0.4 }, car: { value: true, confidence: 1 }, name: kualaLumpur };
    const figures = slotFigures(compareSlots({ slots }, found));
    expect(figures).toEqual({ right: 1, said: 2, expected: 2, f1: 0.5 });
  });

  it('what can be read both ways does not count', () => {
    const found = { moveType: { value: 'local', confidence: 1 }, date: { value: '2026-12', confidence: 1 } };
    expect(compareSlots({ slots: {}, free: ['date'] }, found)).toEqual([]);
  });

  it('a month without a year is the next to come', () => {
    expect(dateMeant('06', november)).toBe('2027-06');
    expect(dateMeant('12', november)).toBe('2026-12');
    expect(dateMeant('11', november)).toBe('2026-11');
    expect(dateMeant('11-01', november)).toBe('2027-11-01');
    expect(dateMeant('2027-09', november)).toBe('2027-09');
  });
});
