import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../testing/understanding-service.js';

const understand = await createUnderstanding();

const move = { originCity: 'Leeds, United Kingdom', destinationCity: 'York, United Kingdom' };
const asking = { kind: 'form' as const, fields: ['name' as const, 'email' as const] };

const waiting = [
  ['en', 'hold on a minute'],
  ['es', 'déjame ver'],
  ['fr', 'une seconde svp'],
  ['fr', 'doucement'],
  ['ms', 'jap ya'],
  ['et', 'üks hetk palun'],
  ['ar', 'ثانية لو سمحت'],
] as const;
const howMuch = [
  ['en', 'how much is it'],
  ['es', 'cuánto sale?'],
  ['fr', 'cbn ?'],
  ['ms', 'brapa eh'],
  ['et', 'kui palju?'],
  ['ar', 'قديش سعره'],
  ['ar', 'شحال'],
  ['en', 'how expensive is it'],
  ['es', '¿qué tan caro es?'],
  ['et', 'kui kallis'],
] as const;

describe('few words', () => {
  it.each(waiting)('say to wait in %s: "%s"', (language, text) => {
    expect(understand(text, { language, move }).intent).toBe('general');
    expect(understand(text, { language, move, asking }).slots.name).toBeUndefined();
  });

  it.each(howMuch)('ask for the price in %s: "%s"', (language, text) => {
    expect(understand(text, { language, move })).toMatchObject({ intent: 'quote', isSure: true });
    expect(understand(text, { language, move, asking }).slots.name).toBeUndefined();
  });

  it.each([
    ['en', 'how expensive is it'],
    ['et', 'kui kallis'],
  ])('ask for the price at the card of a person in %s: "%s"', (language, text) => {
    const known = { ...move, moveType: 'local', moveDetails: 'full-home', propertySize: '2 - 3 Beds' } as const;
    expect(understand(text, { language, move: known, asking: { kind: 'handoff' } }).intent).toBe('quote');
  });

  it('that find it too dear ask for no price', () =>
    expect(understand('that is so expensive', { move }).intent).not.toBe('quote'));

  it('that are a name are one', () =>
    expect(understand('Siti Aminah', { language: 'ms', move, asking }).slots.name?.value).toBe('Siti Aminah'));
});
