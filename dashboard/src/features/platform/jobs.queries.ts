import type { DeadJob, listJobs, replayJob } from '@meg/shared/contract/jobs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const jobsKey = ['platform', 'jobs'] as const;

export function useDeadJobs() {
  return useInfiniteQuery({
    queryKey: jobsKey,
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = { state: 'dead' as const, ...(pageParam && { cursor: pageParam }) };
      return request<typeof listJobs>('GET', '/api/platform/jobs', { query }, { signal });
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** The list shows the job again if it fails again. */
export function replayDeadJob({ id }: DeadJob) {
  return request<typeof replayJob>('POST', '/api/platform/jobs/:jobId/replay', { params: { jobId: id } }).finally(() =>
    queryClient.invalidateQueries({ queryKey: jobsKey }),
  );
}
