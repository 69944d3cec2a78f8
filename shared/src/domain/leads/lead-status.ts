export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'lost', 'human-handoff-requested'] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** Where a lead may go from each status. Staying where it is is no change and always allowed. */
const next: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted', 'lost', 'human-handoff-requested'],
  contacted: ['qualified', 'lost', 'human-handoff-requested'],
  qualified: ['converted', 'lost', 'human-handoff-requested'],
  converted: ['lost'],
  lost: ['human-handoff-requested'],
  'human-handoff-requested': ['contacted', 'qualified', 'converted', 'lost'],
};

export function mayChangeStatus(from: LeadStatus, to: LeadStatus): boolean {
  return next[from].includes(to);
}
