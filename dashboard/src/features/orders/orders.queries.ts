import type { InputOf } from '@meg/shared/contract/endpoint';
import type {
  changeOrder,
  getPlan,
  listOrders,
  OrderView,
  orderAddons,
  PlatformOrder,
} from '@meg/shared/contract/orders';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cursorPages } from '../../api/cursor-pages.js';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const planKey = ['plan'] as const;
const ordersKey = ['platform', 'orders'] as const;

export function usePlan() {
  return useQuery({ queryKey: planKey, staleTime: 0, queryFn: () => request<typeof getPlan>('GET', '/api/plan') });
}

export const useOrderAddons = mutationHook(
  ({ key, ...body }: InputOf<typeof orderAddons>['body'] & { key: string }) =>
    request<typeof orderAddons>('POST', '/api/orders', { headers: { 'idempotency-key': key }, body }),
  { onSettled: () => queryClient.invalidateQueries({ queryKey: planKey }) },
);

export function useOrders(view: OrderView) {
  return useInfiniteQuery({
    ...cursorPages,
    queryKey: [...ordersKey, view],
    queryFn: ({ pageParam, signal }) => {
      const query = { view, ...(pageParam && { cursor: pageParam }) };
      return request<typeof listOrders>('GET', '/api/platform/orders', { query }, { signal });
    },
  });
}

export async function setOrderState({ id: orderId }: PlatformOrder, state: PlatformOrder['state']): Promise<void> {
  const call = { params: { orderId }, body: { state } };
  await request<typeof changeOrder>('PATCH', '/api/platform/orders/:orderId', call);
  await queryClient.invalidateQueries({ queryKey: ordersKey });
}
