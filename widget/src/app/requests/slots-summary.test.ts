import { en } from '@meg/shared/languages/en';
import { expect, it } from 'vitest';
import { createText } from '../../i18n/text.js';
import { slotsSummary } from './slots-summary.js';

const text = createText('en', en, { name: 'Acme', phone: '', phoneUrl: '', welcomeMessage: '' });
const heard = <T>(value: T) => ({ value, confidence: 0.9 });

it('says the month with the year that was named, and alone where none was', () => {
  expect(slotsSummary({ moveMonth: heard(6), moveYear: heard(2028) }, text)).toBe('In June 2028');
  expect(slotsSummary({ moveMonth: heard(6) }, text)).toBe('In June');
});
