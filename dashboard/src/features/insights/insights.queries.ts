import type { getInsights, getMoney } from '@meg/shared/contract/insights';
import type { listLeads } from '@meg/shared/contract/lead-work';
import type { Period } from '@meg/shared/domain/time/periods';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';
import { useFallbackInterval, useLive } from '../../live/use-live.js';

const mostShown = 6;

/** Always read again: figures change while this page or another one is open. */
const live = { staleTime: 0, placeholderData: keepPreviousData } as const;
const pauseMs = 1_000;

/** Reads the figures again when a lead has come or changed; several changes within a second cause one request. */
export function useLiveInsights(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readSoon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({ queryKey: ['insights'] });
    }, pauseMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('leads', readSoon);
  useLive('hello', ({ missed }) => missed && readSoon());
}

export function useInsights(days: Period) {
  const refetchInterval = useFallbackInterval();
  return useQuery({
    ...live,
    refetchInterval,
    queryKey: ['insights', days],
    queryFn: ({ signal }) => request<typeof getInsights>('GET', '/api/insights', { query: { days } }, { signal }),
  });
}

export function useMoney(days: Period) {
  const refetchInterval = useFallbackInterval();
  return useQuery({
    ...live,
    refetchInterval,
    queryKey: ['insights', 'money', days],
    queryFn: ({ signal }) => request<typeof getMoney>('GET', '/api/insights/money', { query: { days } }, { signal }),
  });
}

export function useLatestLeads(search: string) {
  const refetchInterval = useFallbackInterval();
  return useQuery({
    ...live,
    refetchInterval,
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
