import type { Effect } from '../effect.js';
import type { Conversation } from '../state.js';

/** Joins what was asked for without a lead to the lead that the server has now. */
export function joinHandoffs({ saved, looseHandoffs = [] }: Conversation): Effect[] {
  const leadId = saved?.leadId;
  return leadId ? looseHandoffs.map((key) => ({ type: 'joinHandoff', key, leadId })) : [];
}
