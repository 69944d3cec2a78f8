import { en } from '@meg/shared/languages/en';
import { describe, expect, it } from 'vitest';
import { createText } from './text.js';
import { findIn, writeWords } from './words-file.js';

const acme = {
  name: 'Acme',
  phone: '+44 113 496 0123',
  phoneUrl: 'tel:+441134960123',
  welcomeMessage: '',
  moneyLocale: 'en',
};
const text = createText('en', findIn(writeWords(en)), acme);

describe('words', () => {
  it('name the company', () => {
    expect(text.t('consent.line')).toBe('Your details go to Acme only');
  });

  it('take in what they are given, and nothing of what it holds', () => {
    const said = text.t('lead.given', { originCity: '{destinationCity}', destinationCity: '$& York' });
    expect(said).toBe('From {destinationCity} to $& York');
  });

  it('follow the plural of the language', () => {
    expect(text.t('form.problems', { count: 1 })).toBe('One field needs another look.');
    expect(text.t('form.problems', { count: 3 })).toBe('3 fields need another look.');
  });

  it('use each plural form that a language has', () => {
    const problems = { two: 'two', few: 'few {count}', many: 'many', other: 'other' };
    const arabic = { ...en, chat: { ...en.chat, 'form.problems': problems } };
    const { t } = createText('ar', findIn(writeWords(arabic)), acme);
    expect([2, 3, 11, 100].map((count) => t('form.problems', { count }))).toEqual(['two', 'few 3', 'many', 'other']);
  });
});

describe('a phrase', () => {
  it('ends with the offer to call where there is a phone number, which stays in one line', () => {
    expect(text.phrase({ key: 'quote.failed', offersCall: true })).toMatch(
      /You can also call \+44\u00a0113\u00a0496\u00a00123\.$/,
    );
    const silent = createText('en', findIn(writeWords(en)), { ...acme, phone: '' });
    expect(silent.phrase({ key: 'quote.failed', offersCall: true })).toBe(en.chat['quote.failed']);
  });

  it('greets with the words of the company where it has its own', () => {
    const own = createText('en', findIn(writeWords(en)), { ...acme, welcomeMessage: 'Ahoy!' });
    expect(own.phrase({ key: 'greeting.welcome' })).toBe('Ahoy!');
    expect(text.phrase({ key: 'greeting.welcome' })).toContain('Acme');
  });

  it('leaves what a person wrote as it is', () => {
    expect(text.phrase({ verbatim: 'Costs {company} <b>10</b>?' })).toBe('Costs {company} <b>10</b>?');
  });
});

describe('a price range', () => {
  it.each([
    ['en', 'USD', '$4,850 – $6,350'],
    ['de', 'EUR', '4.850–6.350 €'],
    ['en', 'MYR', 'MYR 4,850–6,350'],
  ])('in %s and %s reads %s', (language, currency, expected) => {
    const { range } = createText(language, findIn(writeWords(en)), acme);
    expect(range(4850, 6350, currency).replace(/\s/g, ' ')).toBe(expected);
  });

  it('is one amount where both ends are the same', () => {
    expect(text.range(4850, 4850, 'USD')).toBe('$4,850');
    expect(
      text.t('narrow.up', {
        amount: { low: 5, high: 5, currency: 'USD' },
        range: { low: 1, high: 2, currency: 'USD' },
      }),
    ).toBe('$5 more: your range is now $1 – $2.');
  });

  it('keeps the dollar sign behind its letters from right to left', () => {
    expect(createText('ar', findIn(writeWords(en)), acme, 'rtl').range(4850, 6350, 'USD')).toContain('US$\u200e');
  });

  it('shows even where the currency is no currency', () => {
    expect(text.range(1, 2, 'dollars')).toBe('1 – 2 dollars');
  });
});
