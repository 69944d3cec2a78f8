import type { getPerformance } from '@meg/shared/contract/performance';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.js';

const againAfterMs = 30_000;

export function usePerformance() {
  return useQuery({
    queryKey: ['performance'],
    staleTime: 0,
    refetchInterval: againAfterMs,
    queryFn: ({ signal }) => request<typeof getPerformance>('GET', '/api/internal/performance', undefined, { signal }),
  });
}
