import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { type LeadView, openStatuses } from '@meg/shared/domain/leads/lead-views';
import { createContext } from 'react';

/** The view that the rows around stand in. */
export const ListView = createContext<LeadView>('all');

/**
 * Whether a lead stands in this list only because its row does not jump away under the hand that has just ended it: it
 * is counted among all leads and no longer here.
 */
export function hasMoved(view: LeadView, status: LeadStatus): boolean {
  return view !== 'all' && !openStatuses.some((open) => open === status);
}
