import type { SentMessage } from '@meg/shared/contract/sent-messages';
import { leadPath } from '@meg/shared/domain/paths';
import { Link } from 'react-router';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { DateText } from '../../ui/text/date-text.js';
import { MessageWays } from './message-ways.js';
import { causeOf, recipientName, titleOf } from './sent-message-words.js';

export const messageColumns = [
  { label: 'To', notOnPhone: true },
  'What and why',
  { label: 'How it ended', notOnPhone: true },
];

interface MessageRowProps {
  message: SentMessage;
  /** Leads of another company cannot be opened from here. */
  opensLeads: boolean;
}

export function MessageRow({ message, opensLeads }: MessageRowProps) {
  const { at, leadId, ways } = message;
  return (
    <TableRow>
      <TableCell className="not-on-phone">
        <Recipient message={message} />
      </TableCell>
      <TableCell className="break-anywhere">
        <div className="only-on-phone">
          <Recipient message={message} />
        </div>
        <span className="strong-line">{titleOf(message)}</span>
        <span className="soft-line">{causeOf(message)}</span>
        <span className="soft-line">
          <DateText value={at} style="dateTime" />
          {leadId && opensLeads && (
            <>
              {' · '}
              <Link to={leadPath(leadId)}>The lead</Link>
            </>
          )}
        </span>
        <div className="only-on-phone">
          <MessageWays ways={ways} />
        </div>
      </TableCell>
      <TableCell className="not-on-phone">
        <MessageWays ways={ways} />
      </TableCell>
    </TableRow>
  );
}

function Recipient({ message }: { message: SentMessage }) {
  const { address } = message.recipient;
  return (
    <>
      <span className="strong-line">
        <bdi>{recipientName(message)}</bdi>
      </span>
      <span className="soft-line">
        <bdi>{address}</bdi>
      </span>
    </>
  );
}
