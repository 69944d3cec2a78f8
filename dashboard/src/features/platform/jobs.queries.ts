import type { listJobs, replayJob } from '@meg/shared/contract/jobs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { cursorPages } from '../../api/cursor-pages.js';
import { faultToast } from '../../api/fault-toast.js';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';
import { toast } from '../../ui/feedback/toast.js';

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
export const useReplayJob = mutationHook(
  (jobId: string) => request<typeof replayJob>('POST', '/api/platform/jobs/:jobId/replay', { params: { jobId } }),
  {
    onSuccess: () => toast({ title: 'It is being tried again' }),
    onError: faultToast('It was not tried again'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobsKey }),
  },
);
