export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'lost', 'human-handoff-requested'] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** Which statuses a lead has had once it has come so far. */
export const statusesBeyond = {
  contacted: ['contacted', 'qualified', 'converted'],
  qualified: ['qualified', 'converted'],
} as const satisfies Partial<Record<LeadStatus, readonly LeadStatus[]>>;

export type LeadMilestone = keyof typeof statusesBeyond;

export const leadMilestones = ['contacted', 'qualified'] as const satisfies readonly LeadMilestone[];

/** Where a lead may go from each status. Staying where it is is no change and always allowed. */
export const nextStatuses: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted', 'lost', 'human-handoff-requested'],
  contacted: ['qualified', 'lost', 'human-handoff-requested'],
  qualified: ['converted', 'lost', 'human-handoff-requested'],
  converted: ['lost'],
  lost: ['human-handoff-requested'],
  'human-handoff-requested': ['contacted', 'qualified', 'converted', 'lost'],
};

export function mayChangeStatus(from: LeadStatus, to: LeadStatus): boolean {
  return nextStatuses[from].includes(to);
}
