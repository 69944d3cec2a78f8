import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const asking = { kind: 'handoff' } as const;
const move = { moveDate: '2027-01-18' };

describe('a bound of the time, with the card of a call open', () => {
  it.each([
    ['en', 'after 2 tomorrow pls im baking till 1. ring my mobile not whatsapp', '2026-11-22', '14:00'],
    ['en', 'not before 3', '2026-11-21', '15:00'],
    ['en', 'from 5 on', '2026-11-21', '17:00'],
    ['en', 'before 3', '2026-11-21', '14:00'],
    ['en', 'before noon', '2026-11-21', '11:00'],
    ['en', 'please dont ring before 4 on friday', '2026-11-27', '16:00'],
    ['en', 'between 2 and 4 tomorrow', '2026-11-22', '14:00'],
    ['en', 'not tomorrow, wednesday after 3', '2026-11-25', '15:00'],
    ['es', 'no antes de las 3', '2026-11-21', '15:00'],
    ['es', 'mañana a partir de las 5, no por whatsapp', '2026-11-22', '17:00'],
    ['fr', 'pas avant 15h', '2026-11-21', '15:00'],
    ['fr', 'demain apres 14h, pas de whatsapp', '2026-11-22', '14:00'],
    ['ms', 'esok selepas pukul 3, bukan whatsapp', '2026-11-22', '15:00'],
    ['ms', 'tidak sebelum pukul 3', '2026-11-21', '15:00'],
    ['et', 'mitte enne kella 3', '2026-11-21', '15:00'],
    ['et', 'alates kella 5st', '2026-11-21', '17:00'],
    ['ar', 'مش قبل الساعة 3', '2026-11-21', '15:00'],
    ['ar', 'بكرة بعد الساعة 2', '2026-11-22', '14:00'],
    ['es', 'antes del mediodía', '2026-11-21', '11:00'],
  ])('chooses a time within it and leaves the move alone in %s: "%s"', (language, text, date, time) => {
    const { callTime, slots } = understand(text, { language, asking, move });
    expect({ callTime, slots }).toMatchObject({ callTime: { date, time }, slots: {} });
    expect(slots).toEqual({});
  });

  it.each([
    ['en', 'before noon', '12:00'],
    ['en', 'between 3 and 5', '17:00'],
    ['en', 'from 3 to 5 tomorrow', '17:00'],
    ['es', 'entre las 3 y las 5', '17:00'],
    ['fr', 'entre 15h et 17h', '17:00'],
    ['ms', 'antara pukul 3 dan 5', '17:00'],
    ['ar', 'بين 3 و 5', '17:00'],
    ['en', 'after 2', undefined],
    ['en', 'at 3 and bring the papers', undefined],
  ])('says until when in %s: "%s"', (language, text, until) =>
    expect(understand(text, { language, asking, move }).callTime?.until).toBe(until),
  );

  it('keeps the day of the move that is told beside it', () => {
    const { callTime, slots } = understand('after 2 tomorrow, we move on 19 january', { asking, move });
    expect(callTime).toEqual({ date: '2026-11-22', time: '14:00' });
    expect(slots.moveDate?.value).toBe('2027-01-19');
  });

  it.each(['no calls tomorrow', 'dont ring me monday'])('chooses none, nor another day of the move: "%s"', (text) => {
    expect(understand(text, { asking, move })).toMatchObject({ callTime: null, slots: {} });
  });
});

describe('an hour with its minutes', () => {
  it.each([
    ['en', 'get someone to ring me wednesday 2.30pm'],
    ['es', 'que me llamen el miércoles a las 14.30'],
    ['fr', 'rappelez moi mercredi 14h30'],
    ['ms', 'tolong telefon saya rabu pukul 2.30 petang'],
    ['et', 'helistage mulle kolmapäeval kell 14.30'],
    ['ar', 'اتصلوا بي الأربعاء الساعة 2:30'],
  ])('is heard in %s: "%s"', (language, text) =>
    expect(understand(text, { language }).callTime).toEqual({ date: '2026-11-25', time: '14:30' }),
  );

  it('stays when only the day is said anew', () => {
    const call = { date: '2026-11-25', time: '14:30' };
    expect(understand('make that thursday', { asking, call }).callTime).toEqual({ date: '2026-11-26', time: '14:30' });
  });
});

describe('a wish for a person that names no time', () => {
  it.each([
    ['en', 'hang on phone rang. can i just speak to a human now pls'],
    ['en', 'i want to speak to one of you'],
    ['fr', 'slt je veux parler a une vraie personne pas un robot'],
    ['es', 'quiero hablar con una persona real, no a una maquina'],
  ])('has none in %s: "%s"', (language, text) => {
    expect(understand(text, { language })).toMatchObject({ intent: 'call', callTime: null });
  });
});
