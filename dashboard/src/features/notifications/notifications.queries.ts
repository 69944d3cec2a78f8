import type { AnswerOf } from '@meg/shared/contract/endpoint';
import type {
  deleteNotification,
  listNotifications,
  Notification,
  readAllNotifications,
  readNotification,
} from '@meg/shared/contract/notifications';
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { faultToast } from '../../api/fault-toast.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';
import { useFallbackInterval, useLive } from '../../live/use-live.js';
import { toast } from '../../ui/feedback/toast.js';

export const shelves = ['all', 'unread', 'read'] as const;
export type Shelf = (typeof shelves)[number];

type Page = AnswerOf<typeof listNotifications>;
type Pages = InfiniteData<Page, string | undefined>;

const lists = ['notifications', 'list'] as const;
const unreadKey = ['notifications', 'unread'] as const;
const pageSize = 30;

const isReadOn: Readonly<Record<Shelf, 'true' | 'false' | undefined>> = {
  all: undefined,
  unread: 'false',
  read: 'true',
};

function fetchPage(shelf: Shelf, { cursor, limit }: { cursor?: string | undefined; limit: number }): Promise<Page> {
  return request<typeof listNotifications>('GET', '/api/notifications', {
    query: { isRead: isReadOn[shelf], cursor, limit },
  });
}

/** How many are unread, counted up to 100; undefined until it is known. */
export function useUnread(): number | undefined {
  const refetchInterval = useFallbackInterval();
  return useQuery({
    queryKey: unreadKey,
    queryFn: async () => (await fetchPage('unread', { limit: 1 })).unread,
    refetchInterval,
  }).data;
}

export function useNotificationList(shelf: Shelf) {
  return useInfiniteQuery({
    queryKey: [...lists, shelf],
    queryFn: ({ pageParam }) => fetchPage(shelf, { cursor: pageParam, limit: pageSize }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // A panel that opens again reads its list again.
    staleTime: 0,
    gcTime: 60_000,
  });
}

/** Keeps the lists up to date with changes from other tabs and devices. */
export function useLiveNotifications(): void {
  useLive('hello', ({ unread, missed }) => {
    setUnread(unread);
    if (missed) void reloadLists();
  });
  useLive('notification', ({ notification, unread }) => {
    setUnread(unread);
    prepend('all', notification);
    prepend('unread', notification);
  });
  useLive('notificationsChanged', ({ unread }) => {
    setUnread(unread);
    void reloadLists();
  });
}

function setUnread(unread: number): void {
  queryClient.setQueryData(unreadKey, unread);
}

function reloadLists(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: lists });
}

function prepend(shelf: Shelf, added: Notification): void {
  queryClient.setQueryData<Pages>([...lists, shelf], (pages) => {
    const [first, ...rest] = pages?.pages ?? [];
    if (!pages || !first) return pages;
    const others = first.notifications.filter(({ id }) => id !== added.id);
    return { ...pages, pages: [{ ...first, notifications: [added, ...others] }, ...rest] };
  });
}

function changeShown(change: (one: Notification) => Notification | undefined): void {
  for (const shelf of shelves) {
    const belongs = ({ isRead }: Notification) => shelf === 'all' || isRead === (shelf === 'read');
    queryClient.setQueryData<Pages>([...lists, shelf], (pages) => {
      if (!pages) return pages;
      const changed = (page: Page) => ({
        ...page,
        notifications: page.notifications.flatMap((one) => change(one) ?? []).filter(belongs),
      });
      return { ...pages, pages: pages.pages.map(changed) };
    });
  }
}

const afterwards = {
  onSuccess: ({ unread }: { unread: number }) => setUnread(unread),
  onSettled: () => reloadLists(),
};

/** A change is shown at once; if the server refuses it, the list is read again and a toast says why. */
export function useNotificationWork() {
  const read = useMutation({
    mutationFn: (id: string) =>
      request<typeof readNotification>('PUT', '/api/notifications/:id/read', { params: { id } }),
    onMutate: (id) => changeShown((one) => (one.id === id ? { ...one, isRead: true } : one)),
    onError: faultToast('Not marked as read'),
    ...afterwards,
  });
  const readAll = useMutation({
    mutationFn: () => request<typeof readAllNotifications>('PUT', '/api/notifications/read'),
    onMutate: () => changeShown((one) => ({ ...one, isRead: true })),
    onError: faultToast('Not marked as read'),
    ...afterwards,
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      request<typeof deleteNotification>('DELETE', '/api/notifications/:id', { params: { id } }),
    onMutate: (id) => changeShown((one) => (one.id === id ? undefined : one)),
    onError: faultToast('The notification is still there'),
    ...afterwards,
    onSuccess: ({ unread }) => {
      setUnread(unread);
      toast({ title: 'Notification deleted' });
    },
  });
  return { read, readAll, remove };
}
