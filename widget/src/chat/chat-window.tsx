import { useRef } from 'react';
import { CardLoader } from '../cards/card-loader.js';
import { detailPart, leadFormPart } from '../cards/card-parts.js';
import { LazyCard } from '../cards/lazy-card.js';
import type { LeadFormProps } from '../cards/lead-form/lead-form.js';
import { NotLoaded } from '../cards/not-loaded.js';
import type { Answer } from '../conversation/answer.js';
import type { Detail } from '../conversation/quote-details.js';
import type { Conversation } from '../conversation/state.js';
import type { Text } from '../i18n/text.js';
import styles from './chat-window.module.css';
import { Choices } from './choices.js';
import { Composer } from './composer.js';
import { Header } from './header.js';
import { DownIcon } from './icons.js';
import { MessageList, messageElementId } from './message-list.js';
import { Typing } from './typing.js';
import { useFocusAfterAction } from './use-focus-after-action.js';
import { useFollow } from './use-follow.js';

/** What a visitor can do in the chat. */
export interface ChatActions extends Pick<LeadFormProps, 'onChange' | 'onSubmit' | 'onPickPlace' | 'findPlaces'> {
  onAnswer(askId: number, answer: Answer): void;
  onDetail(askId: number, detail: Detail, said: string): void;
  onSkip(askId: number): void;
  onType(said: string): void;
  onRestart(): void;
  /** Missing where no page carries the chat. */
  readonly onClose: (() => void) | undefined;
}

export interface ChatWindowProps {
  readonly state: Conversation;
  readonly company: { readonly name: string; readonly privacyUrl: string };
  readonly text: Text;
  readonly actions: ChatActions;
  /** Since the page was loaded. */
  readonly hasActed: boolean;
  /** What the visitor did waits for code that is on its way, or that did not come. */
  readonly stall: { readonly onRetry: (() => void) | undefined } | undefined;
}

export function ChatWindow(props: ChatWindowProps) {
  const { state, company, text, actions } = props;
  const view = useRef<HTMLElement>(null);
  const tail = tailOf(state);
  const { follow, hasMore, toEnd } = useFollow(view, state, tail);
  const takesFocus = useFocusAfterAction(props, tail);
  return (
    <main className={styles.window}>
      <Header companyName={company.name} text={text} onRestart={actions.onRestart} onClose={actions.onClose} />
      {/* Can be reached, so that the keyboard scrolls it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section ref={view} className={styles.view} tabIndex={0} aria-label={text.t('log.label')}>
        <MessageList messages={state.messages} text={text} onGrow={follow} />
        <Tail {...props} takesFocus={takesFocus} onGrow={follow} />
        {hasMore && (
          <button type="button" className={styles.latest} aria-label={text.t('log.latest')} onClick={toEnd}>
            <DownIcon />
          </button>
        )}
      </section>
      <Composer text={text} onSend={actions.onType} />
    </main>
  );
}

function tailOf({ asking, coming, quoting }: Conversation): string {
  return [asking?.id, coming[0]?.id, quoting?.status].join();
}

interface TailProps extends ChatWindowProps {
  readonly takesFocus: boolean;
  onGrow(): void;
}

/** What stands below the last message: a wait, and the open question. */
function Tail({ state, company, text, actions, stall, takesFocus, onGrow }: TailProps) {
  const { asking, form, quoting } = state;
  const card = { ...form, text, takesFocus, privacyUrl: company.privacyUrl, ...actions };
  return (
    <>
      {stall?.onRetry && <NotLoaded text={text} onRetry={stall.onRetry} />}
      {(isTyping(state) || (stall && !stall.onRetry)) && (
        <div className={styles.indented}>
          <Typing />
        </div>
      )}
      {quoting?.status === 'waiting' && <CardLoader label={text.t('quote.working')} />}
      {asking?.kind === 'leadForm' && (
        <LazyCard key={asking.id} part={leadFormPart} card={card} text={text} onReady={onGrow} />
      )}
      {asking?.kind === 'detail' && !stall && (
        <LazyCard
          key={asking.id}
          part={detailPart}
          card={{
            ask: asking,
            askedBy: messageElementId(asking.id),
            text,
            takesFocus,
            findPlaces: actions.findPlaces,
            onAnswer: (detail, said) => actions.onDetail(asking.id, detail, said),
            onSkip: () => actions.onSkip(asking.id),
          }}
          text={text}
          onReady={onGrow}
        />
      )}
      {asking?.kind === 'choices' && !stall && (
        <div className={styles.indented}>
          <Choices
            key={asking.id}
            answers={asking.answers}
            params={asking.params}
            askedBy={messageElementId(asking.id)}
            text={text}
            takesFocus={takesFocus}
            onAnswer={(answer) => actions.onAnswer(asking.id, answer)}
          />
        </div>
      )}
    </>
  );
}

function isTyping({ coming, quoting, leads }: Conversation): boolean {
  const isSending = leads.some((lead) => lead.key === quoting?.key && lead.status === 'sending');
  return coming.length > 0 || (isSending && quoting?.status !== 'waiting');
}
