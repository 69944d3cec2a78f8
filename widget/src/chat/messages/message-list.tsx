import { type ComponentType, useState } from 'react';
import { messageParts } from '../../cards/card-parts.js';
import type { MessageCardProps } from '../../cards/card-props.js';
import { LazyCard } from '../../cards/lazy-card.js';
import type { Part } from '../../cards/part.js';
import { detailsPhrase } from '../../conversation/details-phrase.js';
import type { Message } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import { MegMark } from '../icons.js';
import styles from './message-list.module.css';
import { Said } from './message-text.js';

type Carded = Exclude<Message['kind'], 'text' | 'details'>;

interface MessageViewProps extends Omit<MessageCardProps<Carded>, 'message'> {
  /** A card has taken its place, which is taller than what stood there. */
  onGrow(): void;
}

/** Where the focus goes when the chat is opened, and when the button that had it is gone. */
export const logElementId = 'conversation';

export function messageElementId(id: number): string {
  return `message-${id}`;
}

export function MessageList({ messages, ...rest }: MessageViewProps & { readonly messages: readonly Message[] }) {
  return (
    <div
      id={logElementId}
      tabIndex={-1}
      role="log"
      aria-live="polite"
      aria-label={rest.text.t('log.label')}
      className={styles.log}
    >
      {groupBySpeaker(messages).map((group) => (
        <div key={group[0]?.id} className={group[0]?.from === 'meg' ? styles.meg : styles.visitor}>
          {group[0]?.from === 'meg' && group[0].kind === 'text' && <Avatar url={rest.company.avatarUrl} />}
          {group.map((message) => (
            <MessageView key={message.id} message={message} {...rest} />
          ))}
        </div>
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
  const { text, onGrow } = card;
  const speaker = text.t(message.from === 'meg' ? 'log.meg' : 'log.visitor');
  const isText = message.kind === 'text' || message.kind === 'details';
  return (
    <div id={messageElementId(message.id)} className={isText ? styles.bubble : styles.card}>
      <span className={kit.hidden}>{speaker} </span>
      {isText ? (
        // The direction is that of the words, the shape of the bubble that of the page.
        <div dir="auto">
          {message.kind === 'text' ? (
            <Said words={text.phrase(message.text)} text={text} />
          ) : (
            <Details message={message} text={text} />
          )}
        </div>
      ) : (
        <LazyCard part={partOf(message.kind)} card={{ ...card, message }} text={text} onReady={onGrow} />
      )}
    </div>
  );
}

/** As much of an answer as has come; heard once it is whole, for read piece by piece it would never stop. */
export function Saying({ said }: { readonly said: string }) {
  return (
    <div className={styles.bubble} dir="auto" aria-hidden="true">
      {said}
    </div>
  );
}

/** The table of parts says that each kind has the part that draws it. */
function partOf(kind: Carded): Part<ComponentType<MessageCardProps<Carded>>> {
  return messageParts[kind] as Part<ComponentType<MessageCardProps<Carded>>>;
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

function groupBySpeaker(messages: readonly Message[]): Message[][] {
  const groups: Message[][] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    if (last?.[0]?.from === message.from) last.push(message);
    else groups.push([message]);
  }
  return groups;
}
