import type { Understanding } from '@meg/shared/contract/understanding';
import { beforeAll, expect, it } from 'vitest';
import { createUnderstandingService, valuesOf } from '../../testing/understanding-service.js';

let read: (text: string, address: string, country: string, serviceAreas?: string[]) => Record<string, unknown>;

beforeAll(async () => {
  const { service, requestOf } = await createUnderstandingService();
  read = (text, address, country, serviceAreas = []) => {
    const contactInfo = { phone: '', email: '', address, website: '' };
    const near = service.nearTo({ contactInfo, country, serviceAreas, serviceCountries: [country] });
    return valuesOf(service.understand({ ...requestOf(text), ...near }) satisfies Understanding);
  };
});

const boston = ['77 Boylston St, Boston, MA 02116', 'US'] as const;

it('takes the towns around a company for those that its visitors mean', () => {
  expect(read('from Malden to Quincy, one bedroom', ...boston)).toMatchObject({
    origin: 'Malden, Massachusetts, United States',
    destination: 'Quincy, Massachusetts, United States',
    moveType: 'local',
  });
  expect(read('2 bedroom apartment from Cambridge to Somerville in March, how much?', ...boston)).toMatchObject({
    origin: 'Cambridge, Massachusetts, United States',
    destination: 'Somerville, Massachusetts, United States',
    moveType: 'local',
    propertySize: '2 - 3 Beds',
  });
  expect(read('1 bed flat, Cambridge to Ely', '3 Mill Road, Cambridge', 'GB')).toMatchObject({
    origin: 'Cambridge, United Kingdom',
    destination: 'Ely, United Kingdom',
  });
});

it('takes a company without an address to be in the first town that it serves', () => {
  expect(read('Malden to Waltham', '', 'US', ['Boston'])).toMatchObject({ moveType: 'local' });
});

it('reads a move whose price is asked for in the same breath', () => {
  const leeds = ['1 The Headrow, Leeds', 'GB'] as const;
  for (const text of [
    '3 bed house, Bradford to Hull, how much?',
    '2 bed flat from Bradford to Hull, what would it cost?',
  ])
    expect(read(text, ...leeds), text).toMatchObject({ origin: 'Bradford, United Kingdom', moveType: 'local' });
  expect(read('4 bedrooms, Wakefield, in May?', ...leeds)).toMatchObject({ propertySize: '4 Beds+', moveMonth: 5 });
});
