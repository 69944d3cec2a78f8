import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

describe('who tells the company when to call', () => {
  let understand: Awaited<ReturnType<typeof createUnderstanding>>;
  beforeAll(async () => {
    understand = await createUnderstanding();
  });
  const move = { moveDetails: 'full-home', propertySize: '2 - 3 Beds', moveMonth: 2 } as const;

  it.each([
    ['en', 'please call on thursday after 4', '2026-11-26', '16:00'],
    ['en', 'ring tomorrow morning', '2026-11-22', '09:00'],
    ['es', 'llamad el lunes por la mañana', '2026-11-23', '09:00'],
    ['fr', 'rappelez jeudi matin svp', '2026-11-26', '09:00'],
    ['ms', 'telefon hari rabu lepas pukul 5', '2026-11-25', '17:00'],
    ['et', 'homme õhtul helistage', '2026-11-22', '17:00'],
    ['ar', 'دقوا يوم الخميس', '2026-11-26', null],
  ])('(%s) "%s" wants to be called then, and moves on no other day', (language, text, date, time) => {
    const understanding = understand(text, { language, move });
    const { moveDate, moveMonth } = valuesOf(understanding);
    expect({ moveDate, moveMonth }).toEqual({});
    expect(understanding).toMatchObject({ intent: 'call', isSure: true, callTime: { date, time } });
  });

  it.each([
    ['en', 'we call the bank tomorrow'],
    ['en', 'phone 07700 900123'],
    ['es', 'la llave el lunes'],
  ])('(%s) "%s" sets no time for a call', (language, text) => {
    expect(understand(text, { language, move }).callTime).toBeNull();
  });
});
