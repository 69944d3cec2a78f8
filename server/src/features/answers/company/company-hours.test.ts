import { en } from '@meg/shared/languages/en';
import { expect, it } from 'vitest';
import { languageFor } from '../../../languages/choose-language.js';
import type { GuideWords } from '../../guides/guides.service.js';
import { sayHours } from './company-hours.js';

const day = { open: '09:00', close: '17:30' };
const hours = {
  timezone: 'Europe/London',
  days: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: null,
    sunday: null,
  },
  holidays: [],
};

function hoursFor(...wishes: string[]): string {
  const reader = languageFor(new Map([['en', en]]), wishes);
  const words = { reader, say: (key: string, { when = '' } = {}) => `${key} ${when}` } as unknown as GuideWords;
  const at = { company: 'Acme', nowMs: Date.parse('2026-11-23T06:00Z') };
  return sayHours(hours, words, at).replace(/\s/g, ' ');
}

it('writes times as the reader does, by the region of the browser', () => {
  expect(hoursFor('en', 'en-GB,en;q=0.9')).toContain('• Monday 09:00–17:30');
  expect(hoursFor('en', 'en-US,en;q=0.9')).toContain('• Monday 9:00 AM–5:30 PM');
  expect(hoursFor('en-GB')).toMatch(/opens Monday.? 23 November 2026 at 09:00/);
  expect(hoursFor('en', 'fr-FR, en-GB;q=0.5')).toContain('09:00');
});
