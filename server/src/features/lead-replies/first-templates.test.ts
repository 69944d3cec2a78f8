import { placeholdersIn } from '@meg/shared/domain/leads/reply-placeholders';
import { expect, it } from 'vitest';
import { firstTemplatesIn } from './first-templates.js';

it.each(['en', 'es', 'fr', 'ms', 'et', 'ar'])('has three letters in %s, of what is known of every lead', (language) => {
  const letters = firstTemplatesIn(language);
  expect(letters).toHaveLength(3);
  if (language !== 'en') expect(letters).not.toEqual(firstTemplatesIn('en'));
  for (const { subject, text } of letters) {
    expect(placeholdersIn(subject)).toEqual(['{reference}']);
    expect(placeholdersIn(text)).toEqual(['{name}', '{me}', '{company}']);
  }
});

it('writes English for a company of another language', () => {
  expect(firstTemplatesIn('de')).toBe(firstTemplatesIn('en'));
});
