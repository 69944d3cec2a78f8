import type { LeadTimelineEntry } from '@meg/shared/contract/lead-detail';
import { expect, it } from 'vitest';
import { conflictWords } from './conflict-words.js';

const entry = (id: string, said: Partial<LeadTimelineEntry>): LeadTimelineEntry => ({
  id,
  kind: 'status',
  at: '2026-11-28T14:05:00.000Z',
  who: 'Ben Ong',
  detail: 'contacted',
  before: null,
  after: null,
  ...said,
});

it('says who changed what, and when', () => {
  const seen = [entry('1', { kind: 'created', who: null, detail: '' })];
  const changed = entry('2', {});
  const given = entry('3', { kind: 'assigned', detail: 'Chen Wei', who: 'Olivia Tan' });
  const words = conflictWords(seen, [...seen, changed, given]);
  expect(words).toMatch(
    /^Ben Ong changed the status to Contacted \(.*28.*\)\. Olivia Tan gave the lead to Chen Wei \(/,
  );
  expect(conflictWords([...seen, changed], [...seen, changed])).toMatch(/^Ben Ong changed the status to Contacted/);
  expect(conflictWords([], [])).toBe('');
});
