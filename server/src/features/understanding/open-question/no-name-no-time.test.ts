import type { PartialMove } from '@meg/shared/contract/move';
import type { OpenQuestion } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();
const move: PartialMove = {
  moveType: 'local',
  originCity: 'Leeds, United Kingdom',
  originCountry: 'GB',
  destinationCity: 'York, United Kingdom',
  destinationCountry: 'GB',
  propertySize: '2 - 3 Beds',
  moveDetails: 'full-home',
  moveMonth: 5,
};
const form: OpenQuestion = { kind: 'form', fields: ['name', 'email', 'phone'] };

describe('words that are typed while a name is asked for', () => {
  it.each([
    ['en', 'second week'],
    ['en', 'medium flat'],
    ['en', 'next weekend'],
    ['es', 'segunda semana'],
    ['fr', 'début du mois'],
    ['ms', 'minggu kedua'],
    ['et', 'teine nädal'],
    ['ar', 'الاسبوع الثاني'],
  ])('are no name where they say when or how large in %s: "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language, move, asking: form })).name).toBeUndefined();
  });

  it.each(['Doris Day', 'Small', 'Jo Weekes'])('are a name where they are written as one: "%s"', (text) => {
    expect(valuesOf(understand(text, { move, asking: form })).name).toBe(text);
  });

  it('note which week of the month it is', () => {
    expect(valuesOf(understand('third week', { move, asking: form })).notes).toEqual(['third week']);
    expect(valuesOf(understand('Leeds to York, the first week of May')).notes).toEqual(['first week of May']);
  });
});

describe('the number of a house, while a call is planned', () => {
  const asking: OpenQuestion = { kind: 'handoff' };
  it.each([
    ['en', "it's Mrs Hale at 3 Beech Avenue"],
    ['en', 'I am at flat 5'],
    ['fr', 'je suis au 4 rue Victor Hugo'],
  ])('is no time in %s: "%s"', (language, text) => {
    expect(understand(text, { language, asking }).callTime).toBeNull();
  });

  it('stands beside a time that is one', () => {
    const { callTime } = understand('I am at 12 Beech Avenue, ring me tomorrow at 3', { asking });
    expect(callTime).toEqual({ date: '2026-11-22', time: '15:00' });
  });
});
