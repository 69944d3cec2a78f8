import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

let understand: Awaited<ReturnType<typeof createUnderstanding>>;
beforeAll(async () => {
  understand = await createUnderstanding();
});

/** A Thursday. */
const call = { date: '2026-11-26', time: '10:00' };
const handoff = { kind: 'handoff' } as const;

describe('a booked call', () => {
  it.each([
    ['en', 'can we make it 4 instead', '2026-11-26', '16:00'],
    ['en', 'move it to friday', '2026-11-27', '10:00'],
    ['en', 'make it later', '2026-11-26', '11:00'],
    ['en', 'tomorrow at 3pm', '2026-11-22', '15:00'],
    ['es', 'mejor a las 4', '2026-11-26', '16:00'],
    ['es', 'podeis pasarla al viernes', '2026-11-27', '10:00'],
    ['fr', 'plutot 16h', '2026-11-26', '16:00'],
    ['fr', 'on peut décaler à vendredi ?', '2026-11-27', '10:00'],
    ['ms', 'boleh tukar pukul 4', '2026-11-26', '16:00'],
    ['et', 'parem kell 4', '2026-11-26', '16:00'],
    ['ar', 'خليها الساعة 4', '2026-11-26', '16:00'],
  ])('gets another time in %s: "%s"', (language, text, date, time) => {
    const { answer, intent, callTime, slots } = understand(text, { language, call });
    expect({ answer, intent, callTime, slots }).toEqual({
      answer: { about: 'callback', value: 'change' },
      intent: 'call',
      callTime: { date, time },
      slots: {},
    });
  });

  it.each([
    ['en', 'cancel the call'],
    ['en', "I don't need the call anymore"],
    ['en', 'cancel it please'],
    ['es', 'cancela la llamada por favor'],
    ['fr', "annulez l'appel svp"],
    ['ms', 'batalkan panggilan'],
    ['et', 'tühista kõne'],
    ['ar', 'الغ المكالمة'],
  ])('is cancelled in %s: "%s"', (language, text) => {
    expect(understand(text, { language, call })).toMatchObject({
      answer: { about: 'callback', value: 'cancel' },
      command: null,
    });
    expect(understand(text, { language }).answer).toBeNull();
  });

  it.each([
    'what happens if I cancel the call',
    'change the moving date to friday',
    'make it 4 bedrooms',
    'cancel the quote',
    'I need to move 2 sofas instead',
  ])('stands: "%s"', (text) => {
    expect(understand(text, { call }).answer?.about).not.toBe('callback');
  });
});

describe('the card in which a call is booked', () => {
  it.each([
    ['en', 'cancel the call'],
    ['es', 'cancelar la llamada'],
    ['fr', "annuler l'appel"],
    ['ms', 'batalkan panggilan'],
    ['et', 'tühista kõne'],
    ['ar', 'الغ المكالمة'],
  ])('is left in %s: "%s"', (language, text) => {
    expect(understand(text, { language, asking: handoff }).command).toBe('notNow');
  });

  it.each([
    ['en', 'January', { moveMonth: 1 }],
    ['en', '28 jan', { moveDate: '2027-01-28' }],
    ['es', '28 de enero', { moveDate: '2027-01-28' }],
    ['fr', 'le 28 janvier', { moveDate: '2027-01-28' }],
    ['ms', '28 januari', { moveDate: '2027-01-28' }],
    ['et', '28. jaanuar', { moveDate: '2027-01-28' }],
    ['ar', '28 يناير', { moveDate: '2027-01-28' }],
  ])('offers no far day, so that it is that of the move in %s: "%s"', (language, text, said) => {
    const { callTime, slots } = understand(text, { language, asking: handoff, call });
    expect(callTime).toBeNull();
    expect(Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, slot?.value]))).toEqual(said);
  });
});
