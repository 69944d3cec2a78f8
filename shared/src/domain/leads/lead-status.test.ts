import { expect, it } from 'vitest';
import { type LeadStatus, leadStatuses, mayChangeStatus } from './lead-status.js';

const allowed: [LeadStatus, LeadStatus][] = [
  ['new', 'contacted'],
  ['contacted', 'qualified'],
  ['qualified', 'converted'],
  ['new', 'lost'],
  ['contacted', 'lost'],
  ['qualified', 'lost'],
  ['converted', 'lost'],
  ['human-handoff-requested', 'lost'],
  ['new', 'human-handoff-requested'],
  ['contacted', 'human-handoff-requested'],
  ['qualified', 'human-handoff-requested'],
  ['lost', 'human-handoff-requested'],
  ['human-handoff-requested', 'contacted'],
  ['human-handoff-requested', 'qualified'],
  ['human-handoff-requested', 'converted'],
];

it('lets a lead go where the rules say, and nowhere else', () => {
  const found = leadStatuses.flatMap((from) =>
    leadStatuses.filter((to) => mayChangeStatus(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(found.sort()).toEqual(allowed.map(([from, to]) => `${from} → ${to}`).sort());
});
