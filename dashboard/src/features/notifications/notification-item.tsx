import type { Notification } from '@meg/shared/contract/notifications';
import { Check, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badges/badge.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { priorityWords, typeWords } from './notification-words.js';
import styles from './notifications.module.css';

interface NotificationItemProps {
  notification: Notification;
  onOpen: () => void;
  onRead: () => void;
  onRemove: () => void;
}

export function NotificationItem({ notification, onOpen, onRead, onRemove }: NotificationItemProps) {
  const { title, message, isRead, createdAt, priority, type } = notification;
  const { name, tone, icon: PriorityIcon } = priorityWords[priority];
  const { icon: TypeIcon } = typeWords[type];
  return (
    <li className={styles.item} data-unread={!isRead || undefined}>
      <span className={styles.type}>
        <TypeIcon size={18} aria-hidden />
      </span>
      <div className="stack-1">
        <p className={styles.title}>
          {!isRead && <span className="visually-hidden">Unread: </span>}
          <ItemTitle notification={notification} onOpen={onOpen} />
        </p>
        {message !== title && <p className="soft-small">{message}</p>}
        <p className="facts soft-tiny">
          <Badge tone={tone}>
            <span className={styles.priority}>
              <PriorityIcon size={13} aria-hidden /> {name}
            </span>
          </Badge>
          <TimeAgo value={createdAt} />
        </p>
      </div>
      <div className={styles.actions}>
        {!isRead && (
          <IconButton label={`Mark as read: ${title}`} size="compact" icon={Check} iconSize={16} onClick={onRead} />
        )}
        <IconButton label={`Delete: ${title}`} size="compact" icon={Trash2} iconSize={16} onClick={onRemove} />
      </div>
    </li>
  );
}

function ItemTitle({
  notification: { title, actionUrl },
  onOpen,
}: Pick<NotificationItemProps, 'notification' | 'onOpen'>) {
  // Only links to our own pages: the address comes from stored data.
  if (!actionUrl?.startsWith('/') || actionUrl.startsWith('//')) return title;
  return (
    <Link to={actionUrl} className={styles.link} onClick={onOpen}>
      {title}
    </Link>
  );
}
