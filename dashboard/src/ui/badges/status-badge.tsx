import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { Badge, type BadgeTone } from './badge.js';

/** How each status of a lead is called and coloured, here alone. */
export const statusWords: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
  lost: 'Lost',
  'human-handoff-requested': 'Need Follow-up',
};

const tones: Record<LeadStatus, BadgeTone> = {
  new: 'info',
  contacted: 'warning',
  qualified: 'warning',
  converted: 'good',
  lost: 'neutral',
  'human-handoff-requested': 'bad',
};

export function StatusBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={tones[status]}>{statusWords[status]}</Badge>;
}
