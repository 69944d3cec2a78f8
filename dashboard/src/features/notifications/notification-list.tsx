import { BellOff, CheckCheck, Inbox, type LucideIcon } from 'lucide-react';
import { QueryFault } from '../../api/query-fault.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Loading, SkeletonLines } from '../../ui/feedback/skeleton.js';
import { LoadMore } from '../../ui/table/load-more.js';
import { useNow } from '../../ui/text/use-now.js';
import { groupByDay } from './group-by-day.js';
import { NotificationItem } from './notification-item.js';
import styles from './notifications.module.css';
import { type Shelf, useNotificationList, useNotificationWork } from './notifications.queries.js';

const empty: Readonly<Record<Shelf, { icon: LucideIcon; title: string; words: string }>> = {
  all: { icon: BellOff, title: 'Nothing yet', words: 'New leads and what needs you will be here.' },
  unread: { icon: CheckCheck, title: 'All caught up', words: 'There is nothing that you have not read.' },
  read: { icon: Inbox, title: 'Nothing read yet', words: 'What you have opened moves here.' },
};

interface NotificationListProps {
  shelf: Shelf;
  /** Called when a notification's page is opened. */
  onLeave: () => void;
}

export function NotificationList({ shelf, onLeave }: NotificationListProps) {
  const list = useNotificationList(shelf);
  const work = useNotificationWork();
  const nowMs = useNow();
  if (!list.data) {
    if (!list.error) return <WaitingList />;
    return <QueryFault query={list} />;
  }
  const notifications = list.data.pages.flatMap((page) => page.notifications);
  if (notifications.length === 0) return <EmptyList shelf={shelf} />;
  return (
    <div className="stack-4">
      {groupByDay(notifications, nowMs).map((day) => (
        <section key={day.name} aria-label={day.name}>
          <h3 className={styles.day}>{day.name}</h3>
          <ul>
            {day.notifications.map((one) => (
              <NotificationItem
                key={one.id}
                notification={one}
                onOpen={() => {
                  if (!one.isRead) work.read.mutate(one.id);
                  onLeave();
                }}
                onRead={() => work.read.mutate(one.id)}
                onRemove={() => work.remove.mutate(one.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <LoadMore query={list} shown={notifications.length} noun={['notification', 'notifications']} />
      )}
    </div>
  );
}

function WaitingList() {
  return (
    <Loading label="Notifications are coming">
      <div className="stack-6">
        <SkeletonLines lines={3} />
        <SkeletonLines lines={3} />
      </div>
    </Loading>
  );
}

function EmptyList({ shelf }: Pick<NotificationListProps, 'shelf'>) {
  const { icon: Icon, title, words } = empty[shelf];
  return (
    <EmptyState icon={<Icon size={24} aria-hidden />} title={title}>
      {words}
    </EmptyState>
  );
}
