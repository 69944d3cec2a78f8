import { en } from '@meg/shared/languages/en';
import { expect, it, vi } from 'vitest';
import { createText } from '../i18n/text.js';
import { findIn, writeWords } from '../i18n/words-file.js';
import { isClosed, peopleWords } from './people-words.js';

vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-GB'] });

const text = createText('en', findIn(writeWords(en)), {
  name: 'Acme',
  phone: '',
  phoneUrl: '',
  welcomeMessage: '',
  moneyLocale: 'en',
});
/** Local times, whatever zone the test runs in. */
const minutes = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime() / 60_000;
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
/** A Monday and a Tuesday, then a holiday of a week, then the Thursday after it. */
const openings = [minutes(23, 9), minutes(23, 17), minutes(24, 9), minutes(24, 17), minutes(35, 9), minutes(35, 17)];

it.each([
  [at(23, 8), /^people from 09:00$/],
  [at(23, 9), /^people there now$/],
  [at(23, 16), /^people there now$/],
  [at(23, 17), /^people from Tue 09:00$/],
  [at(24, 17), /^people from 5 Dec 09:00$/],
  [at(36, 9), /^$/],
])('says at %d when people are there: %s', (nowMs, words) => {
  expect(peopleWords(openings, text, nowMs)).toMatch(words);
});

it('says nothing of a company that is never open', () => {
  expect(peopleWords([], text, at(23, 9))).toBe('');
  expect(peopleWords(undefined, text, at(23, 9))).toBe('');
});

it('knows a company as closed only from its hours', () => {
  expect([at(23, 8), at(23, 9), at(23, 17), at(36, 9)].map((nowMs) => isClosed(openings, nowMs))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(isClosed(undefined, at(23, 8))).toBe(false);
});
