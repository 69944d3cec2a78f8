import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillTemplate, placeholders, placeholdersIn } from './reply-placeholders.js';

const facts = {
  name: 'Amina Yusof',
  reference: 'M-7K3F9QXY',
  originCity: 'Leeds',
  destinationCity: 'Cork',
  preliminaryQuote: '$900 – $1,400',
  me: 'Nora',
  company: 'Test Movers',
};

it('says what is known of the lead, and leaves what is not for a person to replace', () => {
  const template = 'Hello {name}, your move {route} ({reference}) is {range}. {me}, {company}. {other}';
  expect(fillTemplate(template, facts)).toBe(
    'Hello Amina, your move from Leeds to Cork (M-7K3F9QXY) is $900 – $1,400. Nora, Test Movers. {other}',
  );
  const filled = fillTemplate(template, { ...facts, preliminaryQuote: '', originCity: '', destinationCity: '' });
  expect(placeholdersIn(filled)).toEqual(['{route}', '{range}']);
});

it('leaves no placeholder where all is known, and no other text changed', () => {
  const part = fc.oneof(
    fc.constantFrom(...placeholders.map((name) => `{${name}}`)),
    fc.constantFrom(' and ', '$&', '\n'),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const filled = fillTemplate(parts.join(''), facts);
      expect(placeholdersIn(filled)).toEqual([]);
      for (const kept of parts.filter((one) => !one.startsWith('{'))) expect(filled).toContain(kept);
    }),
  );
});
