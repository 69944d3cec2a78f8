import { expect, it } from 'vitest';
import { writeAs } from '../../ui/text/format.js';
import { questionInWords } from './question-in-words.js';

it('spells the questions that Meg has written as the company does, and no other', () => {
  writeAs({ country: 'US', units: 'imperial' });
  expect(questionInWords('Are you licensed, and what are your licence numbers?')).toContain('license numbers');
  expect(questionInWords('Do I need a licence?')).toBe('Do I need a licence?');
  writeAs({ country: 'GB', units: 'imperial' });
  expect(questionInWords('Are you licensed, and what are your licence numbers?')).toContain('licence numbers');
});
