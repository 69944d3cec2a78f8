import type { LeadStatus } from './lead-status.js';

/** The parts of the list that a day is worked by. */
export const leadViews = ['open', 'mine', 'nobody', 'needsReply', 'callbacksToday', 'all'] as const;
export type LeadView = (typeof leadViews)[number];

/** Work is left to do. What looks like a bot's is not open, whatever its status. */
export const openStatuses = [
  'new',
  'contacted',
  'qualified',
  'human-handoff-requested',
] as const satisfies readonly LeadStatus[];

/** The visitor waits: nobody has been in touch, or a person was asked for. Any first contact moves a lead on from `new`. */
export const waitingStatuses = ['new', 'human-handoff-requested'] as const satisfies readonly LeadStatus[];
