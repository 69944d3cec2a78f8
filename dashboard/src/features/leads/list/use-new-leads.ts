import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFallbackInterval } from '../../../live/use-live.js';
import { fetchNewest, firstLeadsKey, newLeadsKey } from '../leads.queries.js';
import type { LeadQuery } from './lead-filter.js';

function isNewestFirst({ sort = 'createdAt', direction = 'desc' }: LeadQuery): boolean {
  return sort === 'createdAt' && direction === 'desc';
}

const newestOf = (leads: readonly LeadSummary[] | undefined): string | undefined =>
  leads
    ?.map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);

type List = Pick<Shown, 'leads' | 'isWhole'>;

/** From when on a lead is new: in a list with another order that is not whole, since the list was first shown. */
function useSince(query: LeadQuery, { leads: shown, isWhole }: List) {
  const isInOrder = isNewestFirst(query) || isWhole;
  const first = useQuery({
    queryKey: [...firstLeadsKey, query],
    queryFn: () => fetchNewest(query, query.from),
    enabled: !isInOrder && shown !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const leads = isInOrder ? shown : first.data?.leads;
  return useMemo(() => ({ leads, from: newestOf(leads) ?? query.from }), [leads, query.from]);
}

/**
 * The leads that have come since the list was read and fit its filter, the newest first. Read when the server
 * reports a new lead, and at intervals while the live connection is down.
 */
function useNewLeads(query: LeadQuery, list: List): readonly LeadSummary[] {
  const shown = list.leads;
  const { leads, from } = useSince(query, list);
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

interface Shown {
  leads: readonly LeadSummary[] | undefined;
  isAtTop: boolean;
  /** All leads of the list are loaded. */
  isWhole: boolean;
}

/**
 * What has come, and whether it may take its place by itself: above all others, or in a short list in which no page
 * that was scrolled to is lost.
 */
export function useArrived(query: LeadQuery, { leads, isAtTop, isWhole }: Shown) {
  const arrived = useNewLeads(query, { leads, isWhole });
  return { arrived, comesByItself: isAtTop && (isNewestFirst(query) || isWhole) };
}
