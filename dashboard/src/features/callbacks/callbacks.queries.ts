import type {
  Callback,
  CallbackChange,
  changeCallback,
  countCallbacks,
  listCallbacks,
  listCallbackTimes,
} from '@meg/shared/contract/callbacks';
import type { getLeadChoices } from '@meg/shared/contract/lead-choices';
import type { editLead } from '@meg/shared/contract/lead-detail';
import { useMutation, useQuery } from '@tanstack/react-query';

import { faultToast } from '../../api/fault-toast.js';
import { may, useMe } from '../../api/me.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';
import { useLive } from '../../live/use-live.js';

const callbacksKey = ['callbacks'] as const;
/** What is overdue changes by itself. */
const againAfterMs = 60_000;

export interface Days {
  from: string | undefined;
  days: number;
  whose: 'mine' | 'all';
}

export const refreshCallbacks = (): Promise<void> => queryClient.invalidateQueries({ queryKey: callbacksKey });

export function useCallbacks({ from, days, whose }: Days) {
  useLive('leads', () => void refreshCallbacks());
  return useQuery({
    queryKey: [...callbacksKey, 'days', from, days, whose],
    queryFn: () =>
      request<typeof listCallbacks>('GET', '/api/callbacks', { query: { days, whose, ...(from && { from }) } }),
    refetchInterval: againAfterMs,
    placeholderData: (before) => before,
  });
}

export function useCallbackCount() {
  const isAllowed = may(useMe(), 'leads.see');
  return useQuery({
    enabled: isAllowed,
    queryKey: [...callbacksKey, 'count'],
    queryFn: () => request<typeof countCallbacks>('GET', '/api/callbacks/count'),
    refetchInterval: againAfterMs,
  }).data;
}

export function useCallbackTimes(callbackId: string) {
  return useQuery({
    queryKey: [...callbacksKey, 'times', callbackId],
    queryFn: () =>
      request<typeof listCallbackTimes>('GET', '/api/callbacks/:callbackId/times', { params: { callbackId } }),
    gcTime: 0,
  });
}

export function useColleagues() {
  return useQuery({
    queryKey: ['lead-choices'],
    queryFn: () => request<typeof getLeadChoices>('GET', '/api/leads/choices'),
  });
}

/** After a refusal the list is read again too: somebody else was quicker. */
export async function saveChange({ id, version }: Callback, change: CallbackChange): Promise<Callback> {
  const params = { callbackId: id };
  try {
    return await request<typeof changeCallback>('PATCH', '/api/callbacks/:callbackId', {
      params,
      body: { version, change },
    });
  } finally {
    void refreshCallbacks();
  }
}

export function useAssign({ leadId, leadVersion }: Callback) {
  return useMutation({
    mutationFn: (assigneeId: string | null) =>
      request<typeof editLead>('PATCH', '/api/leads/:id', {
        params: { id: leadId ?? '' },
        body: { version: leadVersion ?? 1, assigneeId },
      }),
    onSettled: refreshCallbacks,
    onError: faultToast('Not given to somebody else'),
  });
}
