import type { compareLeads, mergeLeads } from '@meg/shared/contract/lead-merges';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.js';
import { showMerged } from '../leads.queries.js';
import type { mergeBody } from './merge-choice.js';

export function useComparison(id: string, otherId: string) {
  return useQuery({
    queryKey: ['lead-comparison', id, otherId],
    queryFn: () => request<typeof compareLeads>('GET', '/api/leads/:id/merges/:otherId', { params: { id, otherId } }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Gives the lead that is left. */
export async function mergeThem({ id, body }: ReturnType<typeof mergeBody>) {
  const lead = await request<typeof mergeLeads>('POST', '/api/leads/:id/merges', { params: { id }, body });
  await showMerged(lead, lead.id === id ? body.otherId : id);
  return lead;
}
