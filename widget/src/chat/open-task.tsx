import type { FrameCompany } from '@meg/shared/contract/companies';
import type { ComponentType } from 'react';
import { askParts, feedbackBarPart, waysOutPart } from '../cards/card-parts.js';
import type { AskProps, CardDoors } from '../cards/card-props.js';
import { LazyCard } from '../cards/lazy-card.js';
import type { Part } from '../cards/part.js';
import { promptAbove } from '../conversation/drafts/feedback-draft.js';
import type { Ask, Conversation } from '../conversation/state.js';
import type { Text } from '../i18n/text.js';
import styles from './chat-window.module.css';
import { Choices } from './choices.js';
import { messageElementId } from './messages/message-list.js';

export interface OpenTaskProps extends CardDoors {
  readonly state: Conversation;
  readonly company: FrameCompany;
  readonly text: Text;
  /** Whether the visitor has done something since the page was loaded. */
  readonly hasActed: boolean;
  readonly takesFocus: boolean;
  onGrow(): void;
}

/** The controls that answer the open question. */
export function OpenTask({ takesFocus, onGrow, ...card }: OpenTaskProps) {
  const { text, act } = card;
  const { asking } = card.state;
  if (!asking) return null;
  const { id } = asking;
  const askedBy = messageElementId(id);
  if (asking.kind === 'choices') {
    return (
      <div className={styles.indented}>
        <Choices
          key={id}
          answers={asking.answers}
          askedBy={askedBy}
          text={text}
          takesFocus={takesFocus}
          onAnswer={(answer) => act({ type: 'answered', askId: id, answer })}
        />
      </div>
    );
  }
  // The cast is safe: the type of `askParts` gives each kind the part that draws it.
  const part = askParts[asking.kind] as Part<ComponentType<AskProps<Ask['kind']>>>;
  return (
    <LazyCard key={id} part={part} card={{ ...card, ask: asking, askedBy, takesFocus }} text={text} onReady={onGrow} />
  );
}

/** The ways out of an open card, below the last message. The card that leads to a person has its own. */
export function LeaveTask({ state: { asking, messages }, text, act, onGrow }: OpenTaskProps) {
  if (!asking || asking.kind === 'handoff') return null;
  const isBelow = messages.at(-1)?.id !== asking.id;
  const toCard = () => document.getElementById(messageElementId(asking.id))?.scrollIntoView();
  const card = { asking, text, act, onReturn: isBelow ? toCard : undefined };
  return <LazyCard part={waysOutPart} card={card} text={text} isQuiet onReady={onGrow} />;
}

/** The line that asks for feedback. Its code is loaded only once it may be shown. */
export function FeedbackLine({ state, text, act, onGrow }: OpenTaskProps) {
  if (state.messages.length <= promptAbove || state.feedback.status !== 'none') return null;
  return <LazyCard part={feedbackBarPart} card={{ state, text, act }} text={text} isQuiet onReady={onGrow} />;
}
