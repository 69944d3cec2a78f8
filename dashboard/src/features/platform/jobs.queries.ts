import type { DeadJob, listJobs, replayJob } from '@meg/shared/contract/jobs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { cursorPages } from '../../api/cursor-pages.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const jobsKey = ['platform', 'jobs'] as const;

export function useDeadJobs() {
  return useInfiniteQuery({
    ...cursorPages,
    queryKey: jobsKey,
    queryFn: ({ pageParam, signal }) => {
      const query = { state: 'dead' as const, ...(pageParam && { cursor: pageParam }) };
      return request<typeof listJobs>('GET', '/api/platform/jobs', { query }, { signal });
    },
  });
}

/** The list shows the job again if it fails again. */
export function replayDeadJob({ id }: DeadJob) {
  return request<typeof replayJob>('POST', '/api/platform/jobs/:jobId/replay', { params: { jobId: id } }).finally(() =>
    queryClient.invalidateQueries({ queryKey: jobsKey }),
  );
}
