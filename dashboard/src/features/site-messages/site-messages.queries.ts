import type {
  answerSiteMessage,
  eraseSiteMessage,
  getSiteMessage,
  listSiteMessages,
  SiteMessage,
  SiteMessageKind,
  SiteMessageState,
} from '@meg/shared/contract/site-messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cursorPages } from '../../api/cursor-pages.js';
import { faultToast } from '../../api/fault-toast.js';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

export interface MessageFilter {
  kind: SiteMessageKind | undefined;
  state: SiteMessageState | undefined;
}

const key = ['site-messages'] as const;
const path = '/api/platform/site-messages/:messageId';

export function useSiteMessages({ kind, state }: MessageFilter) {
  return useInfiniteQuery({
    ...cursorPages,
    queryKey: [...key, 'list', kind, state],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(kind && { kind }), ...(state && { state }), ...(pageParam && { cursor: pageParam }) };
      return request<typeof listSiteMessages>('GET', '/api/platform/site-messages', { query }, { signal });
    },
  });
}

/** A message of the list is complete already; a link in a mail may lead to one that is not listed yet. */
export function useSiteMessage(messageId: string, known: SiteMessage | undefined) {
  return useQuery({
    queryKey: [...key, 'one', messageId],
    staleTime: 0,
    ...(known && { placeholderData: known }),
    queryFn: () => request<typeof getSiteMessage>('GET', path, { params: { messageId } }),
  });
}

export const useMarkAnswered = mutationHook(
  ({ messageId, isAnswered }: { messageId: string; isAnswered: boolean }) =>
    request<typeof answerSiteMessage>('PATCH', path, { params: { messageId }, body: { isAnswered } }),
  {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
    onError: faultToast('Nothing was changed'),
  },
);

export async function eraseMessage({ id: messageId }: SiteMessage): Promise<void> {
  await request<typeof eraseSiteMessage>('DELETE', path, { params: { messageId } });
  queryClient.removeQueries({ queryKey: [...key, 'one', messageId] });
  await queryClient.invalidateQueries({ queryKey: [...key, 'list'] });
}
