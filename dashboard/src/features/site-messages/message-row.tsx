import type { SiteMessage } from '@meg/shared/contract/site-messages';
import { Badge } from '../../ui/badges/badge.js';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { factsOf } from './message-words.js';
import styles from './site-messages.module.css';

export const messageColumns = [
  'Who',
  { label: 'About', notOnPhone: true },
  { label: 'State', isTight: true },
  { label: 'Came', isTight: true, notOnPhone: true },
];

interface MessageRowProps {
  message: SiteMessage;
  isOpen: boolean;
  onOpen: () => void;
}

export function MessageRow({ message, isOpen, onOpen }: MessageRowProps) {
  const { name, company, email, about, isFirst, texts } = factsOf(message);
  return (
    <TableRow isCurrent={isOpen} onClick={onOpen}>
      <TableCell>
        <button
          type="button"
          className={styles.name}
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          <bdi>{name}</bdi>
        </button>
        <span className="soft-line">
          <bdi>{company || email}</bdi>
        </span>
      </TableCell>
      <TableCell className="not-on-phone">
        <span className="wrap-2">
          {about} {isFirst && <Badge tone="info">Beta Priority</Badge>}
        </span>
        <span className={styles.start}>{texts[0]?.[1]}</span>
      </TableCell>
      <TableCell isTight>
        <MessageState message={message} />
      </TableCell>
      <TableCell isTight isSoft className="not-on-phone">
        <TimeAgo value={message.createdAt} />
      </TableCell>
    </TableRow>
  );
}

export function MessageState({ message: { answered, botSign } }: { message: SiteMessage }) {
  if (answered) return <Badge tone="good">Answered</Badge>;
  return botSign === null ? <Badge tone="warning">To answer</Badge> : <Badge>Looks like a bot</Badge>;
}
