import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { expect, it } from 'vitest';
import { moveSummary } from './lead-words.js';

const lead = { propertySize: null, moveDetails: 'full-home', movesIn: '', createdAt: '2026-06-04T12:00:00.000Z' };
const summaryOf = (moveDate: string | null) => moveSummary({ ...lead, moveDate } as LeadSummary);

it('says first of a lead that the day it gives lies in the past', () => {
  expect(summaryOf('2020-05-04')).toMatch(/^Day in the past: .*2020.* · A whole home$/);
  expect(summaryOf('2026-07-31')).toMatch(/^.*2026.* · A whole home$/);
  expect(summaryOf(null)).toBe('A whole home');
});

it('writes out a month whose day is not known', () => {
  const inMonth = { ...lead, moveDate: null, movesIn: '2027-02' } as LeadSummary;
  expect(moveSummary(inMonth)).toBe('Feb 2027 · A whole home');
});
