import { expect, it } from 'vitest';
import { isOverdue, orderDueAt } from './order-promise.js';

const at = Date.UTC(2026, 5, 1);
const dueAt = new Date(orderDueAt(at)).toISOString();
const day = 24 * 3_600_000;

it('an order is overdue a day after it was made, unless it is set up', () => {
  expect(isOverdue({ state: 'new', dueAt }, at + day)).toBe(false);
  expect(isOverdue({ state: 'new', dueAt }, at + day + 1)).toBe(true);
  expect(isOverdue({ state: 'in_progress', dueAt }, at + day + 1)).toBe(true);
  expect(isOverdue({ state: 'set_up', dueAt }, at + 9 * day)).toBe(false);
});
