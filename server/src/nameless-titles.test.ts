import { expect, it } from 'vitest';
import { namelessTitle } from './nameless-titles.js';

it.each([
  ['lead_assigned', 'New lead: Lena Fisk', 'New lead: A visitor'],
  ['lead_assigned', 'Lena Fisk changed their move', 'A visitor changed their move'],
  ['lead_assigned', 'A lead for you: Lena Fisk', 'A lead for you: A visitor'],
  ['lead_assigned', 'A task for you: ring Lena Fisk', 'A task for you'],
  ['lead_assigned', 'Due: ring Lena Fisk', 'A task is due'],
  ['high_priority_lead', 'Lena Fisk still waits for an answer', 'A visitor should not wait long'],
  ['goal_achieved', 'The goal of May is reached', 'The goal of May is reached'],
] as const)('names no visitor and still says what is new (%s): "%s"', (type, title, said) => {
  expect(namelessTitle(type, title)).toBe(said);
});
