import { useRef } from 'react';
import { CardLoader } from '../cards/card-loader.js';
import { NotLoaded } from '../cards/try-again.js';
import type { Conversation } from '../conversation/state.js';
import type { LanguageEntry } from '../i18n/language-entry.js';
import kit from '../theme/kit.module.css';
import styles from './chat-window.module.css';
import { Composer } from './composer.js';
import { Header, type HeaderProps } from './header.js';
import { DownIcon } from './icons.js';
import { MessageList, PartialAnswer } from './messages/message-list.js';
import { Typing } from './messages/typing.js';
import { useFollow } from './messages/use-scroll-follow.js';
import { LeaveTask, OpenTask, type OpenTaskProps } from './open-task.js';
import { useFocusAfterAction } from './use-focus-after-action.js';

export interface ChatWindowProps
  extends Omit<OpenTaskProps, 'takesFocus'>,
    Pick<HeaderProps, 'languages' | 'onLanguage' | 'onClose'> {
  /** Set while an action waits for code that is loading; `onRetry` once that code has failed to load. */
  readonly stall: { readonly onRetry: (() => void) | undefined } | undefined;
  /** A language that the visitor's browser prefers to the one on the screen. */
  readonly offered?: LanguageEntry | undefined;
}

export function ChatWindow(props: ChatWindowProps) {
  const { state, company, text, act, stall, cards } = props;
  const view = useRef<HTMLElement>(null);
  const tail = tailOf(state);
  const { hasMore, toEnd } = useFollow(view, state, tail);
  const takesFocus = useFocusAfterAction(props, tail);
  const card = { ...props, takesFocus };
  const isCard = state.asking?.kind !== 'choices' && state.messages.some(({ id }) => id === state.asking?.id);
  return (
    <main className={styles.window}>
      <Header {...props} onRestart={() => act({ type: 'restarted' })} />
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section ref={view} className={styles.view} tabIndex={0} aria-label={text.t('log.label')}>
        <MessageList
          messages={state.messages}
          task={!stall && isCard && <OpenTask {...card} />}
          taskId={isCard ? state.asking?.id : undefined}
          {...card}
        />
        {stall?.onRetry && <NotLoaded text={text} onRetry={stall.onRetry} />}
        {state.wondering.map(
          ({ id, said }) =>
            said && (
              <div key={id} className={styles.indented}>
                <PartialAnswer said={said} />
              </div>
            ),
        )}
        {(isTyping(state) || (stall && !stall.onRetry)) && (
          <div className={styles.indented}>
            <Typing />
          </div>
        )}
        {state.quoting?.status === 'waiting' && !state.quoting.before && <CardLoader label={text.t('quote.working')} />}
        {!stall && !isCard && <OpenTask {...card} />}
        {!stall && <LeaveTask {...card} isCard={isCard} />}
        {!stall && props.offered && <LanguageOffer offered={props.offered} onLanguage={props.onLanguage} />}
        {!stall && cards && <cards.feedbackBar {...card} />}
      </section>
      {hasMore && (
        <button type="button" className={styles.latest} aria-label={text.t('log.latest')} onClick={toEnd}>
          <DownIcon />
        </button>
      )}
      <Composer key={company.slug} composed={state.composed} text={text} act={act} />
    </main>
  );
}

interface LanguageOfferProps extends Pick<HeaderProps, 'onLanguage'> {
  readonly offered: LanguageEntry;
}

function LanguageOffer({ offered: [code, , direction, , words], onLanguage }: LanguageOfferProps) {
  return (
    <div className={styles.indented}>
      <button type="button" className={kit.quiet} lang={code} dir={direction} onClick={() => onLanguage(code)}>
        {words}
      </button>
    </div>
  );
}

function tailOf({ asking, coming, quoting, wondering }: Conversation): string {
  return [asking?.id, coming[0]?.id, quoting?.status, wondering.map(({ said }) => said.length)].join();
}

function isTyping({ coming, quoting, leads, wondering }: Conversation): boolean {
  const isSending = leads.some((lead) => lead.key === quoting?.key && lead.status === 'sending');
  const isChanging = quoting?.status === 'waiting' && quoting.before !== undefined;
  const isAnswering = wondering[0] !== undefined && !wondering[0].isUnsent;
  return coming.length > 0 || isAnswering || isChanging || (isSending && quoting?.status !== 'waiting');
}
