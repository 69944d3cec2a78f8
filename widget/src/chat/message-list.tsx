import { quotePart } from '../cards/card-parts.js';
import { LazyCard } from '../cards/lazy-card.js';
import type { Message } from '../conversation/state.js';
import type { Text } from '../i18n/text.js';
import kit from '../theme/kit.module.css';
import { MegMark } from './icons.js';
import styles from './message-list.module.css';
import { Words } from './words.js';

export interface MessageViewProps {
  readonly text: Text;
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
          {group[0]?.from === 'meg' && <Avatar />}
          {group.map((message) => (
            <MessageView key={message.id} message={message} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Avatar() {
  return (
    <span className={styles.avatar}>
      <MegMark size={16} />
    </span>
  );
}

function MessageView({ message, text, onGrow }: MessageViewProps & { readonly message: Message }) {
  const speaker = text.t(message.from === 'meg' ? 'log.meg' : 'log.visitor');
  return (
    <div id={messageElementId(message.id)} className={message.kind === 'quote' ? styles.card : styles.bubble}>
      <span className={kit.hidden}>{speaker} </span>
      {message.kind === 'quote' ? (
        <LazyCard part={quotePart} card={{ ...message, text }} text={text} onReady={onGrow} />
      ) : (
        // The direction is that of the words, the shape of the bubble that of the page.
        <div dir="auto">
          {message.kind === 'text' && <Words words={text.phrase(message.text)} text={text} />}
          {message.kind === 'details' && <Details form={message.form} text={text} />}
        </div>
      )}
    </div>
  );
}

function Details({ form, text }: { form: Extract<Message, { kind: 'details' }>['form']; text: Text }) {
  return (
    <>
      {text.phrase({ key: 'lead.given', params: form })}
      <span className={styles.contact}>
        {[form.name, form.email, form.phone].map((line) => (
          <span key={line} dir="auto">
            {line}
          </span>
        ))}
      </span>
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
