import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { LeadMail, LeadReply, replyObstacles } from '@meg/shared/contract/lead-replies';
import { waitSentences } from '@meg/shared/domain/companies/company-standing';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/badges/badge.js';
import { Button } from '../../../ui/buttons/button.js';
import { DateText } from '../../../ui/text/date-text.js';
import { spelled } from '../../../ui/text/format.js';
import { LeadSection } from '../detail/lead-section.js';
import { useReplies } from './replies.queries.js';
import { ReplyDialog } from './reply-dialog.js';

interface LeadRepliesProps {
  lead: LeadDetail;
  companyName: string;
  isReadOnly: boolean;
}

const obstacleWords: Record<(typeof replyObstacles)[number], string> = {
  no_address: 'There is no email address to write to.',
  unsubscribed: 'This person wants no more mail about this move.',
  address_unconfirmed:
    'An owner of your company has to confirm their email address first. No mail goes to visitors before.',
  chat_not_seen: `No mail goes to visitors yet. ${waitSentences.chat_not_seen}`,
  no_mail_server: 'This server sends no mail. Whoever runs it has to set SMTP_URL.',
};

const mailNames: Record<LeadMail['kind'], string> = {
  quote: 'The estimate that they asked for',
  callback: 'The callback that they booked',
  moved: 'The new time of their callback',
  cancellation: 'The cancelled callback',
  answer: 'The answer to what they asked',
};

const stateWords: Record<LeadReply['state'], string> = { waiting: 'Being sent', sent: 'Sent', failed: 'Not sent' };
const stateTones = { waiting: 'info', sent: 'good', failed: 'bad' } as const;

/** The mails to the lead with what became of them, and the way to write one. */
export function LeadReplies({ lead, companyName, isReadOnly }: LeadRepliesProps) {
  const { data } = useReplies(lead.id);
  const [isWriting, setWriting] = useState(false);
  if (!data) return null;
  const { replies, mails, obstacle, answersTo } = data;
  const isEmpty = replies.length + mails.length === 0;
  return (
    <LeadSection
      title="Mails"
      aside={
        !isReadOnly &&
        obstacle === null && (
          <Button size="compact" onClick={() => setWriting(true)}>
            <Reply size={14} aria-hidden /> Reply by email
          </Button>
        )
      }
    >
      {isEmpty && <p className="soft-small">{obstacle ? obstacleWords[obstacle] : 'None yet.'}</p>}
      <ul className="stack-3 small">
        {mails.map(({ id, kind, state, createdAt, reason }) => (
          <li key={id} className="stack-1">
            <p>{spelled(mailNames[kind])}</p>
            <p className="wrap-centred-2 soft-tiny">
              <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
              From the chat, <DateText value={createdAt} style="dateTime" />
            </p>
            {reason && <p className="soft-tiny">{reason}</p>}
          </li>
        ))}
        {replies.map((reply) => (
          <li key={reply.id} className="stack-1">
            <details>
              <summary>{reply.subject}</summary>
              <p className="written-text">{reply.text}</p>
            </details>
            <p className="wrap-centred-2 soft-tiny">
              <Badge tone={stateTones[reply.state]}>{stateWords[reply.state]}</Badge>
              {reply.personName}, <DateText value={reply.createdAt} style="dateTime" />
            </p>
            {reply.reason && <p className="soft-tiny">{reply.reason}</p>}
          </li>
        ))}
      </ul>
      {replies.length > 0 && <p className="soft-tiny">Answers come to {replies.at(-1)?.replyTo}, and not to Meg.</p>}
      {isWriting && (
        <ReplyDialog lead={lead} companyName={companyName} answersTo={answersTo} onClose={() => setWriting(false)} />
      )}
    </LeadSection>
  );
}
