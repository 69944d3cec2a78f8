import type { getLeadCounts } from '@meg/shared/contract/lead-views';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { may, useMe } from '../../api/me.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';
import { useFallbackInterval, useLive } from '../../live/use-live.js';

const countsKey = ['lead-counts'] as const;
/** Many leads may change at once, as by a bulk edit of a colleague. */
const togetherMs = 500;

/** How many leads each view has. */
export function useLeadCounts() {
  const isAllowed = may(useMe(), 'leads.see');
  return useQuery({
    enabled: isAllowed,
    queryKey: countsKey,
    queryFn: () => request<typeof getLeadCounts>('GET', '/api/leads/counts'),
    refetchInterval: useFallbackInterval(),
    staleTime: 30_000,
  }).data;
}

export function refreshLeadCounts(): void {
  void queryClient.invalidateQueries({ queryKey: countsKey });
}

/** Keeps the counts live. Once in the shell: every page has the badge. */
export function LiveLeadCounts() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refreshSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(refreshLeadCounts, togetherMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('leads', refreshSoon);
  useLive('hello', refreshSoon);
  return null;
}
