import type { SiteMessage } from '@meg/shared/contract/site-messages';
import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { QueryFault } from '../../api/query-fault.js';
import { Button, ButtonLink } from '../../ui/buttons/button.js';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { Drawer } from '../../ui/dialog/drawer.js';
import { Banner } from '../../ui/feedback/banner.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { DefinitionList } from '../../ui/layout/definition-list.js';
import { DateText } from '../../ui/text/date-text.js';
import { MessageState } from './message-row.js';
import { factsOf, signWords } from './message-words.js';
import { eraseMessage, useMarkAnswered, useSiteMessage } from './site-messages.queries.js';

interface MessageDrawerProps {
  id: string;
  known: SiteMessage | undefined;
  onClose: () => void;
}

export function MessageDrawer({ id, known, onClose }: MessageDrawerProps) {
  const query = useSiteMessage(id, known);
  const message = query.data;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={message ? factsOf(message).name : 'Message'}
      footer={message && <MessageActions message={message} onClose={onClose} />}
    >
      {message ? (
        <MessageView message={message} />
      ) : query.error ? (
        <QueryFault query={query} title="It cannot be shown" />
      ) : (
        <LoadingLines label="Reading the message" lines={6} />
      )}
    </Drawer>
  );
}

function MessageView({ message }: { message: SiteMessage }) {
  const { company, email, phone, about, texts, rows } = factsOf(message);
  const { reference, createdAt, answered, botSign } = message;
  const subject = encodeURIComponent(`${about} (${reference})`);
  return (
    <div className="stack-5">
      <p className="wrap-centred-3">
        <MessageState message={message} /> <span className="soft-small">{reference}</span>
      </p>
      {botSign !== null && <Banner>{signWords[botSign] ?? 'It looks like a bot’s.'} Nobody was told by mail.</Banner>}
      <div className="wrap-centred-3">
        <ButtonLink tone={answered ? 'secondary' : 'primary'} href={`mailto:${email}?subject=${subject}`}>
          <Mail size={18} aria-hidden /> Answer by mail
        </ButtonLink>
        {phone && (
          <ButtonLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Phone size={18} aria-hidden /> Call
          </ButtonLink>
        )}
      </div>
      {texts.map(([heading, text]) => (
        <section key={heading}>
          <h3 className="plain-heading small soft">{heading}</h3>
          <p className="written-text">
            <bdi>{text}</bdi>
          </p>
        </section>
      ))}
      <DefinitionList
        rows={[
          { term: 'About', value: about },
          { term: 'Company', value: company || '–' },
          { term: 'Email', value: email },
          ...(phone ? [{ term: 'Phone', value: phone }] : []),
          ...rows.map(([term, value]) => ({ term, value })),
          { term: 'Came', value: <DateText value={createdAt} style="dateTime" /> },
          ...(answered ? [{ term: 'Answered', value: <AnsweredBy {...answered} /> }] : []),
        ]}
      />
    </div>
  );
}

function AnsweredBy({ at, by }: { at: string; by: string }) {
  return (
    <>
      <DateText value={at} style="dateTime" /> by <bdi>{by}</bdi>
    </>
  );
}

function MessageActions({ message, onClose }: { message: SiteMessage; onClose: () => void }) {
  const [isErasing, setErasing] = useState(false);
  const mark = useMarkAnswered();
  const isAnswered = message.answered !== null;
  return (
    <>
      <Button tone="quiet" onClick={() => setErasing(true)}>
        Erase
      </Button>
      <Button isBusy={mark.isPending} onClick={() => mark.mutate({ messageId: message.id, isAnswered: !isAnswered })}>
        {isAnswered ? 'Mark as still to answer' : 'Mark as answered'}
      </Button>
      <ConfirmDialog
        isOpen={isErasing}
        onClose={() => setErasing(false)}
        title="Erase this message?"
        confirmLabel="Erase"
        tone="danger"
        onConfirm={async () => {
          await eraseMessage(message);
          onClose();
        }}
      >
        What was written is gone for good, as whoever wrote it may ask. The audit log keeps that it was erased.
      </ConfirmDialog>
    </>
  );
}
