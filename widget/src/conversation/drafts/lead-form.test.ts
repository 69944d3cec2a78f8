import { en } from '@meg/shared/languages/en';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createText } from '../../i18n/text.js';
import { findIn, writeWords } from '../../i18n/words-file.js';
import { emptyLeadForm } from './empty-lead-form.js';
import { leadFields } from './lead-fields.js';
import { checkLeadForm, cleanLeadForm, cleanText, mostCharacters } from './lead-form.js';

const text = createText('en', findIn(writeWords(en)), {
  name: 'Acme',
  phone: '',
  phoneUrl: '',
  welcomeMessage: '',
  moneyLocale: 'en',
});
const good = {
  name: 'Amina',
  email: 'amina@example.com',
  phone: '+44 7700 900123',
  originCity: 'Leeds',
  destinationCity: 'York',
};

function messages(form: typeof good): string[] {
  return Object.values(checkLeadForm(cleanLeadForm(form))).map((phrase) => text.phrase(phrase));
}

describe('an empty lead form', () => {
  it('says of each field that it is required', () => {
    expect(messages(emptyLeadForm)).toEqual([
      'Name is required',
      'Email is required',
      'Phone is required',
      'Origin city is required',
      'Destination city is required',
    ]);
  });
});

describe('a filled lead form', () => {
  it('has nothing to say', () => {
    expect(messages(good)).toEqual([]);
  });

  it.each(['amina', 'amina@', '@example.com', 'a b@example.com', 'amina@example'])('finds %s no email', (email) => {
    expect(messages({ ...good, email })).toEqual(['Email is invalid']);
  });

  it.each(leadFields)('does not take blanks for a %s', (field) => {
    expect(messages({ ...good, [field]: '  \t ' })).toHaveLength(1);
  });
});

describe('what is sent', () => {
  it('has nothing in it that the server refuses, whatever was pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (pasted) => {
        const clean = cleanLeadForm({ ...good, name: pasted, phone: `\u0000${pasted}\uD800` });
        for (const field of leadFields) {
          // Throws on half a character.
          encodeURIComponent(clean[field]);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
          expect(clean[field]).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);
          expect(clean[field].length).toBeLessThanOrEqual(mostCharacters[field]);
        }
      }),
    );
  });

  it('is otherwise what was typed', () => {
    expect(cleanText('  Zoë 👩‍👩‍👧 Müller ')).toBe('Zoë 👩‍👩‍👧 Müller');
  });
});
