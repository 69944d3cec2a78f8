import type { PartialMove } from '@meg/shared/contract/move';
import { describe, expect, it } from 'vitest';
import { createUnderstanding, valuesOf } from '../../../../testing/understanding-service.js';

const understand = await createUnderstanding();

const datesOf = (text: string, language = 'en', move: PartialMove = {}) => {
  const { moveDate, moveMonth } = valuesOf(understand(text, { language, move }));
  return moveDate ?? moveMonth;
};

describe('the day on which a quote is wanted', () => {
  it.each([
    ['en', 'house move leeds to york in june, need quote for tomorrow', 6],
    ['en', 'leeds to york feb, all furniture, price by monday please', 2],
    ['en', 'I meant moving in april, quote tomorrow', 4],
    ['es', 'nos mudamos en mayo, presupuesto para mañana', 5],
    ['fr', 'déménagement en mai, devis pour demain svp', 5],
    ['ms', 'pindah bulan jun, sebut harga untuk esok', 6],
    ['et', 'kolime juunis, pakkumist homseks', 6],
    ['ar', 'ننتقل في مايو، عرض سعر غدا', 5],
  ])('is not the moving day in %s: "%s"', (language, text, month) => {
    expect(datesOf(text, language)).toBe(month);
  });

  it('by a day is none of the move either', () => {
    expect(datesOf('I need the quote by friday')).toBeUndefined();
    expect(datesOf('quote for moving tomorrow please')).toBe('2026-11-22');
  });
});

describe('the first of several months', () => {
  it.each([
    ['en', 'free from May to August, Leeds to York', 5],
    ['en', 'and my partner comes too, march maybe april', 3],
    ['en', 'any time may-august', 5],
    ['ms', 'jun hingga ogos', 6],
    ['fr', 'de mai à août', 5],
  ])('counts, and the rest is noted in %s: "%s"', (language, text, month) => {
    expect(datesOf(text, language)).toBe(month);
    expect(understand(text, { language }).slots.notes?.value).toHaveLength(1);
  });
});

describe('a day alone that puts the date right', () => {
  it.each([
    ['en', 'sorry the 8th'],
    ['en', 'no, the 8'],
    ['es', 'perdón, el 8'],
    ['fr', 'pardon, le 8'],
    ['ms', 'maaf, 8hb'],
    ['et', 'vabandust, 8ndal'],
    ['ar', 'عفوا يوم 8'],
  ])('is one of the known month in %s: "%s"', (language, text) => {
    expect(datesOf(text, language, { moveDate: '2027-05-01' })).toBe('2027-05-08');
    expect(datesOf(text, language, { moveMonth: 5 })).toBe('2027-05-08');
  });

  it('is no count of things', () => {
    expect(datesOf('sorry, 12 boxes', 'en', { moveMonth: 5 })).toBeUndefined();
  });
});

describe('a list of short answers', () => {
  it.each([
    ['en', 'we have the papers already. May. Everything'],
    ['es', 'ya tenemos visado. Mayo. Todo'],
    ['fr', 'on a déjà le visa. Mai. Tout'],
  ])('is taken in %s: "%s"', (language, text) => {
    expect(valuesOf(understand(text, { language }))).toMatchObject({ moveMonth: 5, moveDetails: 'full-home' });
  });

  it('names a country after its article', () => {
    const { origin, destination } = understand('Moving to France from the UK and want to know: do I pay tax?').slots;
    expect([origin?.countryCode, destination?.countryCode]).toEqual(['GB', 'FR']);
  });
});
