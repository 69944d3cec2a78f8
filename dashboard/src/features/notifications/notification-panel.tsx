import { CheckCheck, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useReachability } from '../../api/reachability.js';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { Tabs } from '../../ui/layout/tabs.js';
import { NotificationList } from './notification-list.js';
import { countText } from './notification-words.js';
import styles from './notifications.module.css';
import { type Shelf, shelves, useNotificationWork, useUnread } from './notifications.queries.js';

interface NotificationPanelProps {
  /** False inside a drawer, which has a heading of its own. */
  hasHeading: boolean;
  onLeave: () => void;
  onPreferences: () => void;
}

const names: Readonly<Record<Shelf, string>> = { all: 'All', unread: 'Unread', read: 'Read' };

export function NotificationPanel({ hasHeading, onLeave, onPreferences }: NotificationPanelProps) {
  const [shelf, setShelf] = useState<Shelf>('all');
  const { readAll } = useNotificationWork();
  const isOffline = useReachability() === 'offline';
  const unread = useUnread() ?? 0;
  const labelOf = (one: Shelf) => (one === 'unread' && unread > 0 ? `${names[one]} ${countText(unread)}` : names[one]);
  return (
    <div className="stack-2">
      <div className={styles.head}>
        {hasHeading && <h2 className={styles.heading}>Notifications</h2>}
        <Button
          size="compact"
          tone="quiet"
          disabled={unread === 0}
          isBusy={readAll.isPending}
          onClick={() => readAll.mutate()}
        >
          <CheckCheck size={16} aria-hidden /> Mark all read
        </Button>
        <IconButton label="Notification preferences" size="compact" icon={Settings2} onClick={onPreferences} />
      </div>
      {isOffline && <p className="soft-small">You are offline. This is what was here before.</p>}
      <Tabs
        label="Which notifications"
        value={shelf}
        onChange={(value) => setShelf(value as Shelf)}
        tabs={shelves.map((one) => ({
          value: one,
          label: labelOf(one),
          content: <NotificationList shelf={one} onLeave={onLeave} />,
        }))}
      />
    </div>
  );
}
