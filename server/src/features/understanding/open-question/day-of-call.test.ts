import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const card = { kind: 'handoff' } as const;

describe('the date of a call', () => {
  it.each([
    ['en', 'could you do thursday 3rd dec at 4ish for a call', '16:00', undefined],
    ['en', "can someone ring me on thursday 3 december at 4pm, i'm moving in may", '16:00', 5],
    ['es', '¿me podéis llamar el jueves 3 de diciembre a las 16? me mudo en mayo', '16:00', 5],
    ['fr', "je déménage en mai, pouvez-vous m'appeler le jeudi 3 décembre à 16h", '16:00', 5],
    ['ms', 'boleh call saya khamis 3 disember pukul 4 petang? pindah bulan mei', '16:00', 5],
    ['et', 'kas saate mulle helistada neljapäeval 3. detsembril kell 16? kolime juunis', '16:00', 6],
    ['ar', 'ممكن تتصلوا بي يوم الخميس 3 ديسمبر الساعة 4؟ ننتقل في مايو', '16:00', 5],
  ])('is none of the move in %s: "%s"', (language, text, time, month) => {
    const read = understand(text, { language });
    expect(read.callTime).toEqual({ date: '2026-12-03', time });
    expect(valuesOf(read).moveDate).toBeUndefined();
    expect(valuesOf(read).moveMonth).toBe(month);
  });

  it('leaves the day of the move, told in a sentence of its own', () => {
    const read = understand('we want to move on 3 december. can someone call me?');
    expect([read.callTime, valuesOf(read).moveDate]).toEqual([null, '2026-12-03']);
  });
});

describe('the hour of a call at its card', () => {
  it.each([
    ['en', 'tuesday afternoon, around 3ish', '2026-11-24', '15:00'],
    ['en', 'no wait thursday 11', '2026-11-26', '11:00'],
    ['en', 'thursday morning 10', '2026-11-26', '10:00'],
    ['en', 'tomorrow 5ish', '2026-11-22', '17:00'],
    ['es', 'mejor el jueves 10', '2026-11-26', '10:00'],
    ['fr', 'plutôt jeudi 10', '2026-11-26', '10:00'],
    ['ms', 'khamis 10', '2026-11-26', '10:00'],
    ['et', 'neljapäeval 10', '2026-11-26', '10:00'],
    ['ar', 'الخميس 10', '2026-11-26', '10:00'],
    ['en', 'monday 30th', '2026-11-30', '14:00'],
    ['en', 'wednesday 25', '2026-11-25', '14:00'],
  ])('is the one that is named in %s: "%s"', (language, text, date, time) => {
    const call = { date: '2026-11-24', time: '14:00' };
    expect(understand(text, { language, asking: card, call }).callTime).toEqual({ date, time });
  });
});
