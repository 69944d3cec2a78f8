import type { allowSupport, getSupportAccess, withdrawSupport } from '@meg/shared/contract/support-access';
import { useQuery } from '@tanstack/react-query';
import { faultToast } from '../../api/fault-toast.js';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const key = ['support-access'] as const;
const path = '/api/support-access';
const after = {
  onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  onError: faultToast('Nothing was changed'),
};

export function useSupportAccess() {
  return useQuery({ queryKey: key, staleTime: 0, queryFn: () => request<typeof getSupportAccess>('GET', path) });
}

export const useAllowSupport = mutationHook(
  (span: 'day' | 'week') => request<typeof allowSupport>('POST', path, { body: { for: span } }),
  after,
);

export const useWithdrawSupport = mutationHook(() => request<typeof withdrawSupport>('DELETE', path), after);
