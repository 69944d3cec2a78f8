import type { AnswerOf, InputOf } from '@meg/shared/contract/endpoint';
import type {
  addSavedView,
  changeSavedView,
  getListLook,
  listSavedViews,
  removeSavedView,
  setListLook,
} from '@meg/shared/contract/lead-views';
import { useQuery } from '@tanstack/react-query';
import { faultToast } from '../../api/fault-toast.js';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const viewsKey = ['lead-saved-views'] as const;
const lookKey = ['lead-list-look'] as const;

const reload = { onSuccess: () => queryClient.invalidateQueries({ queryKey: viewsKey }) };

export function useSavedViews() {
  const views = useQuery({
    queryKey: viewsKey,
    queryFn: () => request<typeof listSavedViews>('GET', '/api/leads/views'),
    staleTime: 60_000,
  });
  return views.data?.views ?? [];
}

export const addView = async (body: InputOf<typeof addSavedView>['body']) => {
  const view = await request<typeof addSavedView>('POST', '/api/leads/views', { body });
  await reload.onSuccess();
  return view;
};

export const changeView = async (id: string, body: InputOf<typeof changeSavedView>['body']) => {
  await request<typeof changeSavedView>('PATCH', '/api/leads/views/:id', { params: { id }, body });
  await reload.onSuccess();
};

export const useRemoveView = mutationHook(
  (id: string) => request<typeof removeSavedView>('DELETE', '/api/leads/views/:id', { params: { id } }),
  { ...reload, onError: faultToast('The view is still there') },
);

/** Null before the first choice. */
export function useStoredLook() {
  return useQuery({
    queryKey: lookKey,
    queryFn: () => request<typeof getListLook>('GET', '/api/leads/look'),
    staleTime: 60_000,
  }).data?.look;
}

/** Shown at once, also while the kept one is still on its way; if it could not be kept, it holds until the page is closed. */
export function keepLook(look: InputOf<typeof setListLook>['body']): void {
  void queryClient.cancelQueries({ queryKey: lookKey });
  queryClient.setQueryData<AnswerOf<typeof getListLook>>(lookKey, { look });
  request<typeof setListLook>('PUT', '/api/leads/look', { body: look }).catch(faultToast('The columns are not kept'));
}
