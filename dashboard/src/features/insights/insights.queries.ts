import type { getInsights } from '@meg/shared/contract/insights';
import type { listLeads } from '@meg/shared/contract/lead-work';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.js';
import type { PeriodDays } from '../../ui/period-chips.js';

const againAfterMs = 60_000;
const mostShown = 6;

/** Figures move while the page is open, and while another page was. */
const live = { staleTime: 0, refetchInterval: againAfterMs, placeholderData: keepPreviousData } as const;

export function useInsights(days: PeriodDays) {
  return useQuery({
    ...live,
    queryKey: ['insights', days],
    queryFn: ({ signal }) => request<typeof getInsights>('GET', '/api/insights', { query: { days } }, { signal }),
  });
}

export function useLatestLeads(search: string) {
  return useQuery({
    ...live,
    queryKey: ['insights', 'latest', search],
    queryFn: ({ signal }) =>
      request<typeof listLeads>(
        'GET',
        '/api/leads',
        { query: { search, limit: mostShown, bots: search === '' ? 'hide' : 'all' } },
        { signal },
      ),
  });
}
