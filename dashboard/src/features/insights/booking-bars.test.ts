import type { MoneyInsights } from '@meg/shared/contract/insights';
import { expect, it } from 'vitest';
import { groupBars, groupings, partBars } from './booking-bars.js';

const sum = { amount: 100, count: 1 };
const money = {
  period: '30',
  parts: [
    { from: '2026-11-01', to: '2026-11-07', amount: 0, count: 0 },
    { from: '2026-11-08', to: '2026-11-14', ...sum },
  ],
  sources: [
    { cameFrom: 'Google ads', ...sum },
    { cameFrom: '', ...sum },
  ],
  pages: [{ page: '', ...sum }],
  routes: [{ from: '', to: 'York', areCountries: false, ...sum }],
  people: [{ personId: null, name: '', ...sum }],
} as unknown as MoneyInsights;

it('leads from each bar to the leads behind it, also where nothing is known', () => {
  const list = '/admin/leads?bookedFrom=2026-11-01&bookedTo=2026-11-14';
  const addresses = groupings.flatMap(({ value }) => groupBars(money, value).map(({ to }) => to));
  expect(addresses).toEqual([
    `${list}&cameFrom=Google%20ads`,
    `${list}&cameFrom=none`,
    `${list}&sourcePage=none`,
    `${list}&route=%3EYork`,
    `${list}&assignee=none`,
  ]);
});

it('leads from a week to its bookings, and from one without any nowhere', () => {
  const [empty, booked] = partBars(money);
  expect(empty).not.toHaveProperty('to');
  expect(booked?.to).toBe('/admin/leads?bookedFrom=2026-11-08&bookedTo=2026-11-14');
});
