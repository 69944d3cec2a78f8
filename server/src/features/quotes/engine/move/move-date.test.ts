import { expect, it } from 'vitest';
import { moveDateFault, weeksUntilMove } from './move-date.js';

const today = '2026-11-21';

it('counts whole weeks to the date or to the next such month', () => {
  expect(weeksUntilMove({ moveDate: '2026-12-05' }, today)).toBe(2);
  expect(weeksUntilMove({ moveDate: '2026-11-21' }, today)).toBe(0);
  expect(weeksUntilMove({ moveMonth: 11 }, today)).toBe(0);
  expect(weeksUntilMove({ moveMonth: 12 }, today)).toBe(1);
  expect(weeksUntilMove({ moveMonth: 1 }, today)).toBe(5);
  expect(weeksUntilMove({}, today)).toBeNull();
  expect(weeksUntilMove({ moveYear: 2027 }, today)).toBeNull();
});

it('counts to the month of the year that was named, and not below today', () => {
  expect(weeksUntilMove({ moveMonth: 1, moveYear: 2028 }, today)).toBe(58);
  expect(weeksUntilMove({ moveMonth: 10, moveYear: 2026 }, today)).toBe(0);
  expect(weeksUntilMove({ moveDate: '2026-12-05', moveYear: 2028 }, today)).toBe(2);
});

it('refuses a day that is over and one that nobody plans for', () => {
  expect(moveDateFault('2026-11-20', today)).toEqual({ code: 'move_date_past', params: {} });
  expect(moveDateFault('2026-11-21', today)).toBeNull();
  expect(moveDateFault('2029-11-21', today)).toBeNull();
  expect(moveDateFault('2029-11-22', today)).toEqual({ code: 'move_date_far', params: { years: 3 } });
  expect(moveDateFault(undefined, today)).toBeNull();
});
