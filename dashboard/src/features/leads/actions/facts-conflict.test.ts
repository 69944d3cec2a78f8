import type { LeadDetail, LeadTimelineEntry } from '@meg/shared/contract/lead-detail';
import { expect, it } from 'vitest';
import { factsConflict } from './facts-conflict.js';
import { factsEdit, factsValues } from './facts-form.js';

type Opened = Parameters<typeof factsConflict>[0];

const move: LeadDetail['move'] = {
  originCity: 'Sligo',
  destinationCity: 'Galway',
  moveType: 'local',
  moveDetails: 'full-home',
  moveDate: '2027-05-04',
  pets: true,
};
const opened: Opened = { name: 'Niamh', email: '', phone: '+353 1 496 0111', move, timeline: [] };

const entry = (id: string, said: Partial<LeadTimelineEntry>): LeadTimelineEntry => ({
  id,
  kind: 'changed',
  at: '2026-11-28T14:05:00.000Z',
  who: 'Ben Ong',
  detail: 'Phone',
  before: null,
  after: null,
  ...said,
});

const edits = ['1', '2', '3', '4', '5'].map((id) => entry(id, {}));
const now: Opened = {
  ...opened,
  email: 'niamh@example.com',
  phone: '+353 1 496 0222',
  move: { ...move, moveDate: '2027-06-01', destinationCity: 'Cork', pets: undefined },
  timeline: edits,
};

it('names every field that somebody else has changed, with what was typed here beside it', () => {
  const typed = { ...factsValues(opened), name: 'Niamh Daly', phone: '+353 1 496 0333', destinationCity: 'Cork' };
  const { who, news, changes } = factsConflict(opened, now, typed);
  expect(who).toBe('Ben Ong');
  expect(news).toBe('');
  expect(changes).toEqual([
    { label: 'Phone', now: '+353 1 496 0222', typed: '+353 1 496 0333' },
    { label: 'Email', now: 'niamh@example.com' },
    { label: 'Moves to', now: 'Cork' },
    { label: 'Moving day', now: expect.stringContaining('2027') },
    { label: 'Pets', now: 'empty' },
  ]);
});

it('a second save sends only what was typed here, on top of what the other person has saved', () => {
  const typed = { ...factsValues(opened), name: 'Niamh Daly' };
  const { merged } = factsConflict(opened, now, typed);
  expect(merged).toEqual({ ...factsValues(now), name: 'Niamh Daly' });
  expect(factsEdit(factsValues(now), merged)).toEqual({ contact: { name: 'Niamh Daly' }, move: {} });
});

it('says what else was done where no field was changed', () => {
  const status = entry('9', { kind: 'status', detail: 'contacted' });
  const { changes, news } = factsConflict(opened, { ...opened, timeline: [status] }, factsValues(opened));
  expect(changes).toEqual([]);
  expect(news).toMatch(/^Ben Ong changed the status to Contacted/);
});
