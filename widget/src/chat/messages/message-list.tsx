import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import type { MessageCardProps } from '../../cards/card-props.js';
import type { Cards } from '../../cards/cards.js';
import { detailsPhrase } from '../../conversation/details-phrase.js';
import type { Message } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import { MegMark } from '../icons.js';
import styles from './message-list.module.css';
import { MessageText } from './message-text.js';

type CardKind = Exclude<Message['kind'], 'text' | 'details'>;

interface MessageViewProps extends Omit<MessageCardProps<CardKind>, 'message'> {
  /** Undefined until they have loaded. */
  readonly cards: Cards | undefined;
}

/** Takes the focus when the chat is opened, and when the focused button is removed. */
export const logElementId = 'conversation';

export function messageElementId(id: number): string {
  return `message-${id}`;
}

interface MessageListProps extends MessageViewProps {
  readonly messages: readonly Message[];
  /** The open card, which stands below the message that asks for it. */
  readonly task: ReactNode;
  readonly taskId: number | undefined;
}

export function MessageList({ messages, task, taskId, ...rest }: MessageListProps) {
  return (
    <div
      id={logElementId}
      tabIndex={-1}
      role="log"
      aria-live="polite"
      aria-label={rest.text.t('log.label')}
      className={styles.log}
    >
      {groupBySpeaker(messages, taskId).map((group) => (
        <Fragment key={group[0]?.id}>
          <div className={group[0]?.from === 'meg' ? styles.meg : styles.visitor}>
            {group[0]?.from === 'meg' && group[0].kind === 'text' && <Avatar url={rest.company.avatarUrl} />}
            {group.map((message) => (
              <MessageView key={message.id} message={message} {...rest} />
            ))}
          </div>
          {/* A card is no news to announce: it takes the focus. */}
          {group.at(-1)?.id === taskId && <div aria-live="off">{task}</div>}
        </Fragment>
      ))}
    </div>
  );
}

function Avatar({ url }: { readonly url: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className={styles.avatar}>
      {url && !isBroken ? <img src={url} alt="" onError={() => setBroken(true)} /> : <MegMark size={16} />}
    </span>
  );
}

function MessageView({ message, ...card }: MessageViewProps & { readonly message: Message }) {
  const { text } = card;
  const speaker = text.t(message.from === 'meg' ? 'log.meg' : 'log.visitor');
  const isText = message.kind === 'text' || message.kind === 'details';
  const { wondering } = card.state;
  const isUnsent = wondering[0]?.isUnsent && wondering.some(({ id }) => id === message.id);
  return (
    <div
      id={messageElementId(message.id)}
      className={isText ? styles.bubble : message.kind === 'chips' ? undefined : styles.card}
    >
      <span className={kit.hidden}>{speaker} </span>
      {isText ? (
        // The text direction is that of the words; the bubble's shape follows the page.
        <div dir="auto">
          {message.kind === 'text' ? (
            <MessageText words={text.phrase(message.text)} text={text} />
          ) : (
            <Details message={message} text={text} />
          )}
        </div>
      ) : (
        <MessageCard message={message} {...card} />
      )}
      {isUnsent && <small>{text.t('log.unsent')}</small>}
    </div>
  );
}

/** The part of an answer that has arrived so far. Screen readers announce it only when it is complete. */
export function PartialAnswer({ said }: { readonly said: string }) {
  return (
    <div className={styles.bubble} dir="auto" aria-hidden="true">
      {said}
    </div>
  );
}

function MessageCard({ cards, ...card }: MessageViewProps & MessageCardProps<CardKind>) {
  // The cast is safe: the type of `Cards` gives each kind the card that draws it.
  const Card = cards?.messages[card.message.kind] as ComponentType<MessageCardProps<CardKind>> | undefined;
  return Card && <Card {...card} />;
}

function Details({ message, text }: { message: Extract<Message, { kind: 'details' }>; text: Text }) {
  const { name, email, phone } = message.form;
  return (
    <>
      {text.phrase(detailsPhrase(message))}
      {message.part !== 'route' && (
        <span className={styles.contact}>
          {[name, email, phone].map((line) => (
            <span key={line} dir="auto">
              {line}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** A new group also begins after the message whose card is open. */
function groupBySpeaker(messages: readonly Message[], taskId: number | undefined): Message[][] {
  const groups: Message[][] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    if (last?.[0]?.from === message.from && last.at(-1)?.id !== taskId) last.push(message);
    else groups.push([message]);
  }
  return groups;
}
