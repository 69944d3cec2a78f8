import { useEffect, useRef } from 'react';
import { useClock } from '../../chat/use-clock.js';
import type { HandoffDraft } from '../../conversation/drafts/handoff-draft.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import type { AskProps } from '../card-props.js';
import { ConsentLine } from '../lead-form/consent-line.js';
import { AtOnce } from './at-once.js';
import { CardTitle, focusTitle, titleId } from './card-title.js';
import { ContactInfo } from './contact-info.js';
import { ContactOptions } from './contact-options.js';
import { type HandoffProps, handoffActions } from './handoff-actions.js';
import styles from './handoff-card.module.css';
import { InitialView } from './initial-view.js';
import { SendNews } from './send-status.js';

const views = { initial: InitialView, contactInfo: ContactInfo, contactOptions: ContactOptions } as const;

/**
 * Connects a visitor with a person, in three views. While a request is being sent, the conversation ignores this card.
 * Its buttons are only marked as disabled, because a button that really is disabled loses the focus.
 */
export function HandoffCard(props: AskProps<'handoff'>) {
  const { handoff } = props.state;
  return handoff && <OpenHandoff {...props} {...handoffActions(props)} handoff={handoff} />;
}

function OpenHandoff(props: HandoffProps) {
  const { handoff, text, onBack, onLeave } = props;
  const { view, isEditing, status } = handoff;
  const card = useFocusOnView(focusKey(handoff), props.takesFocus);
  const View = views[view];
  const isSending = status === 'sending';
  const { isOnline } = useClock();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
    <div ref={card} className={`${kit.card} ${styles.card}`} role="group" aria-labelledby={titleId}>
      <CardTitle words={text.t(titleKey(handoff))} />
      <p className={isOnline ? kit.hidden : cards.note} role="status">
        {!isOnline && text.t('handoff.offline')}
      </p>
      {!isEditing && !handoff.changes && <AtOnce {...props} />}
      <View {...props} />
      <SendNews {...props} />
      {view !== 'initial' && <ConsentLine {...props} />}
      <div className={styles.ways}>
        {view !== 'initial' && !isEditing && (
          <button type="button" className={cards.quiet} aria-disabled={isSending} onClick={onBack}>
            {text.t('handoff.back')}
          </button>
        )}
        <button type="button" className={cards.quiet} aria-disabled={isSending} onClick={onLeave}>
          {text.t('say.notNow')}
        </button>
      </div>
    </div>
  );
}

function titleKey({ view, isEditing, requestType }: HandoffDraft) {
  if (view === 'initial') return 'handoff.title';
  if (view === 'contactInfo' || isEditing) return 'handoff.contactTitle';
  return requestType === 'immediate' ? 'handoff.waysTitle' : 'handoff.timesTitle';
}

/** A key that changes whenever the focus must move. When a time was taken, the list and the pressed button are gone. */
function focusKey({ view, isEditing, requestType, status }: HandoffDraft): string {
  return view === 'contactOptions' ? `${view} ${isEditing} ${requestType} ${status === 'slotTaken'}` : view;
}

/**
 * When a view is replaced, the focused button is removed with it: the next view takes the focus, unless the visitor has
 * moved it elsewhere.
 */
function useFocusOnView(key: string, takesFocus: boolean) {
  const card = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const { activeElement, body } = document;
    const isHere =
      activeElement === body || activeElement?.getAttribute('role') === 'log' || card.current?.contains(activeElement);
    if (isNew.current ? takesFocus : isHere) focusStart(card.current);
    isNew.current = false;
  }, [key]);
  return card;
}

/** Focuses the first empty field; otherwise the title, so that no on-screen keyboard opens. */
function focusStart(card: HTMLElement | null): void {
  const empty = [...(card?.querySelectorAll('input') ?? [])].find(({ value }) => value.trim() === '');
  if (empty) empty.focus({ preventScroll: true });
  else focusTitle();
}
