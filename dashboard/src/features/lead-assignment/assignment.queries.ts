import type { changeDuty, changeWorkHours } from '@meg/shared/contract/accounts';
import type { AnswerOf, InputOf } from '@meg/shared/contract/endpoint';
import type {
  getLeadAssignment,
  LeadAssignment,
  saveLeadAssignment,
  tryLeadAssignment,
} from '@meg/shared/contract/lead-assignment';
import { useQuery } from '@tanstack/react-query';
import { faultToast } from '../../api/fault-toast.js';
import { meKey } from '../../api/me.js';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const key = ['lead-assignment'] as const;
const path = '/api/lead-assignment';

export type Rule = LeadAssignment['rules'][number];
export type Person = LeadAssignment['people'][number];
export type Tried = AnswerOf<typeof tryLeadAssignment>;

export function useLeadAssignment() {
  return useQuery({ queryKey: key, staleTime: 0, queryFn: () => request<typeof getLeadAssignment>('GET', path) });
}

export const refreshLeadAssignment = () => queryClient.invalidateQueries({ queryKey: key });

export const useSaveAssignment = mutationHook(
  (body: { rules: Rule[]; version: number }) => request<typeof saveLeadAssignment>('PUT', path, { body }),
  { onSuccess: (saved) => queryClient.setQueryData(key, saved) },
);

export const useTryAssignment = mutationHook(
  (body: InputOf<typeof tryLeadAssignment>['body']) =>
    request<typeof tryLeadAssignment>('POST', `${path}/try`, { body }),
  { onError: faultToast('Nobody can be named') },
);

/** On or off duty, for whoever is signed in. */
export const useChangeDuty = mutationHook(
  (isOnDuty: boolean) => request<typeof changeDuty>('PUT', '/api/admin/account/duty', { body: { isOnDuty } }),
  {
    onSuccess: (me) => {
      queryClient.setQueryData(meKey, me);
      void refreshLeadAssignment();
    },
    onError: faultToast('Your duty was not changed'),
  },
);

export type WorkHours = NonNullable<Person['workHours']>;

/** Of whoever is signed in; null: at all hours. */
export async function saveWorkHours(workHours: WorkHours | null): Promise<void> {
  await request<typeof changeWorkHours>('PUT', '/api/admin/account/work-hours', { body: { workHours } });
  await refreshLeadAssignment();
}
