import type {
  addWebhook,
  changeWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  NewWebhook,
  previewWebhook,
  removeWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  showWebhookSecret,
  testWebhook,
  Webhook,
} from '@meg/shared/contract/webhooks';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const webhooksKey = ['webhooks'] as const;
const refresh = () => queryClient.invalidateQueries({ queryKey: webhooksKey });
const lookAgainMs = 3_000;

export function useWebhooks() {
  return useQuery({
    queryKey: [...webhooksKey, 'list'],
    queryFn: () => request<typeof listWebhooks>('GET', '/api/webhooks'),
    refetchOnMount: 'always',
  });
}

export type WebhookDraft = NewWebhook & { isEnabled: boolean };

/** Adds an endpoint, whose secret is in the answer once, or changes the opened one. */
export function useWriteWebhook(opened: Webhook | undefined) {
  return useMutation({
    mutationFn: async ({ isEnabled, ...webhook }: WebhookDraft) => {
      if (!opened) return request<typeof addWebhook>('POST', '/api/webhooks', { body: webhook });
      const changed = await request<typeof changeWebhook>('PUT', '/api/webhooks/:webhookId', {
        params: { webhookId: opened.id },
        body: { ...webhook, isEnabled, version: opened.version },
      });
      return { webhook: changed, secret: undefined };
    },
    onSettled: refresh,
  });
}

export const useRemoveWebhook = mutationHook(
  (webhookId: string) => request<typeof removeWebhook>('DELETE', '/api/webhooks/:webhookId', { params: { webhookId } }),
  { onSettled: refresh },
);

export const useTestWebhook = mutationHook(
  (webhookId: string) =>
    request<typeof testWebhook>('POST', '/api/webhooks/:webhookId/test', { params: { webhookId } }),
  { onSettled: refresh },
);

export const useShowSecret = mutationHook((webhookId: string) =>
  request<typeof showWebhookSecret>('POST', '/api/webhooks/:webhookId/secret', { params: { webhookId } }),
);

export const useRotateSecret = mutationHook(
  ({ id, version }: Webhook) =>
    request<typeof rotateWebhookSecret>('POST', '/api/webhooks/:webhookId/rotate', {
      params: { webhookId: id },
      body: { version },
    }),
  { onSettled: refresh },
);

type Preview = Parameters<typeof buildPreview>[0];
const buildPreview = (body: Pick<NewWebhook, 'shape' | 'mapping'> & { event: NewWebhook['events'][number] }) =>
  request<typeof previewWebhook>('POST', '/api/webhooks/preview', { body });

export function usePreview(asked: Preview) {
  return useQuery({
    queryKey: ['webhook-preview', asked],
    queryFn: () => buildPreview(asked),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useDeliveries(webhookId: string) {
  return useInfiniteQuery({
    queryKey: [...webhooksKey, webhookId],
    queryFn: ({ pageParam }) =>
      request<typeof listWebhookDeliveries>('GET', '/api/webhooks/:webhookId/deliveries', {
        params: { webhookId },
        query: { ...(pageParam !== '' && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    // A pending delivery arrives or fails within moments.
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.deliveries.some((one) => one.state === 'pending') ? lookAgainMs : false,
  });
}

export function useDelivery(webhookId: string, deliveryId: string) {
  return useQuery({
    queryKey: [...webhooksKey, webhookId, deliveryId],
    queryFn: () =>
      request<typeof getWebhookDelivery>('GET', '/api/webhooks/:webhookId/deliveries/:deliveryId', {
        params: { webhookId, deliveryId },
      }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? lookAgainMs : false),
  });
}

export function useReplay(webhookId: string) {
  return useMutation({
    mutationFn: (deliveryId: string) =>
      request<typeof replayWebhookDelivery>('POST', '/api/webhooks/:webhookId/deliveries/:deliveryId/replay', {
        params: { webhookId, deliveryId },
      }),
    onSettled: refresh,
  });
}
