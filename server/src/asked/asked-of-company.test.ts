import { describe, expect, it } from 'vitest';
import { asksOfDayOrSeason } from './day-of-week.js';
import { asksForPartOfService } from './part-of-service.js';
import { plainQuestion } from './price-topics.js';

describe('a wish for a part of a move', () => {
  it.each([
    'can I hire only the van',
    'loaders only please, I have my own van',
    '¿hacéis solo mano de obra?',
    'je voudrais juste un chauffeur',
    'lori dengan pemandu boleh?',
    'soovin ainult laadijaid',
    'شاحنة مع سائق لو سمحتم',
  ])('is one in "%s"', (text) => {
    expect(asksForPartOfService(plainQuestion(text))).toBe(true);
  });

  it.each(['where can the van park', 'a driver will meet us', 'how big is the van'])('is none in "%s"', (text) => {
    expect(asksForPartOfService(plainQuestion(text))).toBe(false);
  });
});

describe('whether a day of the week or a season is cheaper', () => {
  it.each([
    'is it dearer at weekends',
    '¿sale más barato entre semana?',
    'c’est moins cher en hiver ?',
    'hari Rabu lebih murah ke',
    'kas talvel on odavam',
    'هل السعر ارخص في الشتاء',
  ])('is asked in "%s"', (text) => {
    expect(asksOfDayOrSeason(plainQuestion(text))).toBe(true);
  });

  it.each(['can we move on Tuesday instead', 'are flights cheaper in winter'])('is not asked in "%s"', (text) => {
    expect(asksOfDayOrSeason(plainQuestion(text))).toBe(false);
  });
});
