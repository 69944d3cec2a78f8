import type { LeadComparison } from '@meg/shared/contract/lead-merges';
import { expect, it } from 'vitest';
import { differingEnd, firstChoice, mergeBody, moveFactsOf, withTaken } from './merge-choice.js';

const lead = (id: string, createdAt: string, version: number) =>
  ({ id, createdAt, version }) as unknown as LeadComparison['lead'];
const comparison: LeadComparison = {
  lead: lead('young', '2026-11-24T10:00:00Z', 3),
  other: lead('old', '2026-11-20T10:00:00Z', 7),
  isOtherMove: false,
  differences: [
    { fact: 'name', label: 'Name', lead: 'A', other: 'B', isOfMove: false, newest: 'lead' },
    { fact: 'email', label: 'Email', lead: '', other: 'b@example.com', isOfMove: false, newest: 'other' },
  ],
};

it('the older lead stays, and takes what the younger one said last', () => {
  expect(mergeBody(comparison, firstChoice(comparison))).toEqual({
    id: 'old',
    body: { otherId: 'young', version: 7, otherVersion: 3, fromOther: ['name'] },
  });
});

it('what was chosen of each stays chosen when the other lead is kept', () => {
  const choice = { ...firstChoice(comparison), kept: 'lead' as const };
  expect(mergeBody(comparison, choice)).toEqual({
    id: 'young',
    body: { otherId: 'old', version: 3, otherVersion: 7, fromOther: ['email'] },
  });
});

it('of two moves, choosing one fact of a move chooses all of them', () => {
  const of = (fact: 'name' | 'originCity' | 'quote', isOfMove: boolean) =>
    ({ fact, label: fact, lead: 'A', other: 'B', isOfMove, newest: 'lead' }) as const;
  const differences = [of('name', false), of('originCity', true), of('quote', true)];
  const two = { ...comparison, isOtherMove: true, differences };
  const chosen = (fact: 'name' | 'quote', from: LeadComparison) =>
    withTaken(from, firstChoice(from), fact, 'other').taken;
  expect(chosen('quote', two)).toEqual({ name: 'lead', originCity: 'other', quote: 'other' });
  expect(chosen('name', two)).toEqual({ name: 'other', originCity: 'lead', quote: 'lead' });
  expect(chosen('quote', { ...two, isOtherMove: false })).toEqual({ name: 'lead', originCity: 'lead', quote: 'other' });
});

it('says of each of two moves what it is, besides its ends', () => {
  const of = (fact: 'originCity' | 'propertySize' | 'moveDate' | 'name', said: object) =>
    ({ fact, label: fact, lead: 'A', other: 'B', isOfMove: fact !== 'name', newest: 'lead', ...said }) as const;
  const differences = [of('name', {}), of('originCity', {}), of('propertySize', {}), of('moveDate', { other: '' })];
  const two = { ...comparison, isOtherMove: true, differences };
  expect(moveFactsOf(two, 'lead')).toEqual(['propertySize: A', 'moveDate: A']);
  expect(moveFactsOf(two, 'other')).toEqual(['propertySize: B']);
});

it('where one end differs, says which of the two stays', () => {
  const end = {
    fact: 'destinationCity',
    label: 'Moves to',
    lead: 'Ripon',
    other: 'Leeds',
    isOfMove: true,
    newest: 'lead',
  } as const;
  const one = { ...comparison, differences: [...comparison.differences, end] };
  const choice = firstChoice(one);
  expect(differingEnd(one, choice)).toEqual({ label: 'Moves to', stays: 'Ripon', goes: 'Leeds' });
  const changed = withTaken(one, choice, 'destinationCity', 'other');
  expect(differingEnd(one, changed)).toEqual({ label: 'Moves to', stays: 'Leeds', goes: 'Ripon' });
  expect(differingEnd({ ...one, isOtherMove: true }, choice)).toBeUndefined();
  expect(differingEnd({ ...one, differences: [{ ...end, other: '' }] }, choice)).toBeUndefined();
});
