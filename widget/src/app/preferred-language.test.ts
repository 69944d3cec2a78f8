import { expect, it } from 'vitest';
import { languages } from '../testing/tab.js';
import { preferredLanguage } from './preferred-language.js';

it.each([
  [['ar-EG', 'en'], 'en', 'ar'],
  [['de', 'AR', 'en'], 'en', 'ar'],
  [['en-GB', 'ar'], 'en', undefined],
  [['de', 'fr'], 'en', undefined],
  [['en'], 'ar', 'en'],
  [[], 'en', undefined],
])('a browser that prefers %j is offered, in a chat in %s, %s', (wanted, shown, offered) => {
  expect(preferredLanguage(wanted, languages, shown)?.[0]).toBe(offered);
});
