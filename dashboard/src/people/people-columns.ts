import { actionsColumn, type Column } from '../ui/table/data-table.js';

/** Of the tables of people who can sign in: a team, and the platform's admins. */
export const peopleColumns: readonly (string | Column)[] = [
  'Who',
  'Role',
  { label: 'Two-factor', notOnPhone: true },
  { label: 'Since', notOnPhone: true },
  actionsColumn,
];
