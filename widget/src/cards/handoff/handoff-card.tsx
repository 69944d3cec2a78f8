import { useEffect, useRef } from 'react';
import type { HandoffDraft } from '../../conversation/drafts/handoff-draft.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import type { AskProps } from '../card-props.js';
import { CardTitle, focusTitle, titleId } from './card-title.js';
import { ContactInfo } from './contact-info.js';
import { ContactOptions } from './contact-options.js';
import { type HandoffProps, handoffActions } from './handoff-actions.js';
import styles from './handoff-card.module.css';
import { InitialView } from './initial-view.js';
import { SendNews } from './send-status.js';

const views = { initial: InitialView, contactInfo: ContactInfo, contactOptions: ContactOptions } as const;

/**
 * By which a visitor comes to a person, in three views. While a request is on its way, the conversation hears nothing
 * from here: the buttons only say so, because one that is truly disabled would lose the focus.
 */
export function HandoffCard(props: AskProps<'handoff'>) {
  const { handoff } = props.state;
  return handoff && <OpenHandoff {...props} {...handoffActions(props)} handoff={handoff} />;
}

function OpenHandoff(props: HandoffProps) {
  const { handoff, text, onBack, onLeave } = props;
  const { view, isEditing, status } = handoff;
  const card = useFocusOnView(viewName(handoff), props.takesFocus);
  const View = views[view];
  const isSending = status === 'sending';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
    <div ref={card} className={`${kit.card} ${styles.card}`} role="group" aria-labelledby={titleId}>
      <CardTitle words={text.t(titleKey(handoff))} />
      <View {...props} />
      <SendNews {...props} />
      <div className={styles.ways}>
        {view !== 'initial' && !isEditing && (
          <button type="button" className={cards.quiet} aria-disabled={isSending} onClick={onBack}>
            {text.t('handoff.back')}
          </button>
        )}
        <button type="button" className={cards.quiet} aria-disabled={isSending} onClick={onLeave}>
          {text.t('handoff.leave')}
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

/** By what a view needs of the focus. Where a time was taken, the button that was pressed is gone with the list. */
function viewName({ view, isEditing, requestType, status }: HandoffDraft): string {
  return view === 'contactOptions' ? `${view} ${isEditing} ${requestType} ${status === 'slotTaken'}` : view;
}

/**
 * A view that is left takes its buttons away, and the focus with them: the next view takes it over, unless the visitor
 * is elsewhere by then.
 */
function useFocusOnView(name: string, takesFocus: boolean) {
  const card = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const { activeElement, body } = document;
    const isHere =
      activeElement === body || activeElement?.getAttribute('role') === 'log' || card.current?.contains(activeElement);
    if (isNew.current ? takesFocus : isHere) focusStart(card.current);
    isNew.current = false;
  }, [name]);
  return card;
}

/** The first field that is empty; else what the view is about, so that no keyboard covers it. */
function focusStart(card: HTMLElement | null): void {
  const empty = [...(card?.querySelectorAll('input') ?? [])].find(({ value }) => value.trim() === '');
  if (empty) empty.focus({ preventScroll: true });
  else focusTitle();
}
