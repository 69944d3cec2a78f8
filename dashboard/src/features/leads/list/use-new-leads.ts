import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFallbackInterval } from '../../../live/use-live.js';
import { fetchNewest, newLeadsKey } from '../leads.queries.js';
import type { LeadQuery } from './lead-filter.js';

export function isNewestFirst({ sort = 'createdAt', direction = 'desc' }: LeadQuery): boolean {
  return sort === 'createdAt' && direction === 'desc';
}

const newestOf = (leads: readonly LeadSummary[] | undefined): string | undefined =>
  leads
    ?.map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);

/** Since when a lead is new: in a list that does not begin with the newest, since it was first looked at. */
function useSince(query: LeadQuery, shown: readonly LeadSummary[] | undefined) {
  const isInOrder = isNewestFirst(query);
  const first = useQuery({
    queryKey: [...newLeadsKey, 'first', query],
    queryFn: () => fetchNewest(query, query.from),
    enabled: !isInOrder && shown !== undefined,
  });
  const leads = isInOrder ? shown : first.data?.leads;
  return useMemo(() => ({ leads, from: newestOf(leads) ?? query.from }), [leads, query.from]);
}

/**
 * The leads that have come since the list was read and fit its filter, the newest first. Asked for when the server tells
 * that there is one; now and then while nothing is heard from it.
 */
export function useNewLeads(query: LeadQuery, shown: readonly LeadSummary[] | undefined): readonly LeadSummary[] {
  const { leads, from } = useSince(query, shown);
  const refetchInterval = useFallbackInterval();
  const { data } = useQuery({
    queryKey: [...newLeadsKey, query, from],
    queryFn: () => fetchNewest(query, from),
    enabled: leads !== undefined,
    refetchInterval,
    staleTime: 0,
    gcTime: 0,
  });
  return useMemo(() => {
    const known = new Set([...(leads ?? []), ...(shown ?? [])].map(({ id }) => id));
    return (data?.leads ?? []).filter(({ id }) => !known.has(id));
  }, [data, leads, shown]);
}
