import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const move: PartialMove = {
  originCity: 'Leeds, United Kingdom',
  destinationCity: 'York, United Kingdom',
  moveDate: '2027-03-14',
};

describe('another day that is asked for', () => {
  it.each([
    ['en', 'can we make it the 23rd instead'],
    ['en', 'could you change it to the 23rd?'],
    ['en', 'can we switch to the 23rd please'],
    ['es', '¿podemos cambiarla al 23?'],
    ['fr', 'on peut décaler au 23 ?'],
    ['ms', 'boleh tukar ke 23hb?'],
    ['et', 'kas saab muuta 23. peale?'],
    ['ar', 'ممكن نغيره الى ٢٣؟'],
  ])('is the day of the move, although it is a question, in %s: "%s"', (language, text) => {
    const { slots, intent } = understand(text, { language, move });
    expect([slots.moveDate?.value, intent]).toEqual(['2027-03-23', 'quote']);
  });

  it.each(['can we change to 23 boxes', 'what do you do on the 23 floor?', 'can you change the price'])(
    'is not read from other numbers: "%s"',
    (text) => expect(understand(text, { move }).slots.moveDate).toBeUndefined(),
  );
});

describe('a day of the week', () => {
  it.each([
    ['en', 'is it cheaper on a thursday'],
    ['es', 'mejor un jueves'],
    ['fr', 'plutôt un jeudi'],
  ])('is no date where it is any, in %s: "%s"', (language, text) =>
    expect(understand(text, { language, move }).slots.moveDate).toBeUndefined(),
  );

  it('is not the next one where the move is in another month', () => {
    const { moveDate } = understand('it must be done on friday', { move: { moveMonth: 6 } }).slots;
    expect(moveDate).toBeUndefined();
  });
});

it.each([
  ['en', 'today'],
  ['es', 'hoy mismo'],
  ['fr', "aujourd'hui"],
  ['ms', 'hari ini'],
  ['et', 'täna'],
  ['ar', 'اليوم'],
])('"today" is the day of the move where the day is asked, in %s', (language, text) => {
  const asking = { kind: 'detail', code: 'move_date', places: [] as string[] } as const;
  expect(understand(text, { language, asking }).slots.moveDate?.value).toBe('2026-11-21');
});
