import type { hideRefusedPage, listRefusedPages } from '@meg/shared/contract/refused-pages';
import { useQuery } from '@tanstack/react-query';
import { mutationHook } from '../api/mutation-hook.js';
import { queryClient } from '../api/query-client.js';
import { request } from '../api/request.js';

const refusedKey = ['refused-pages'] as const;

export function useRefusedPages(isWanted = true) {
  return useQuery({
    queryKey: refusedKey,
    queryFn: () => request<typeof listRefusedPages>('GET', '/api/refused-pages'),
    enabled: isWanted,
    refetchOnMount: 'always',
  });
}

export const refreshRefusedPages = () => queryClient.invalidateQueries({ queryKey: refusedKey });

export const useHideRefusedPage = mutationHook(
  (id: string) => request<typeof hideRefusedPage>('DELETE', '/api/refused-pages/:id', { params: { id } }),
  { onSuccess: () => void refreshRefusedPages() },
);
