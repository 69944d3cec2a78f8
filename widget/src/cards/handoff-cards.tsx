import { isFeedbackDue } from '../conversation/steps/feedback.js';
import type { AskProps, FeedbackBarProps, MessageCardProps } from './card-props.js';
import { CompleteCard } from './complete/complete-card.js';
import { FeedbackCard } from './feedback/feedback-card.js';
import { FeedbackPrompt } from './feedback/feedback-prompt.js';
import { HandoffCard } from './handoff/handoff-card.js';
import { HandoffDoneCard } from './handoff/handoff-done-card.js';

export function OpenHandoff({ ask, state, company, text, takesFocus, act, newKey }: AskProps<'handoff'>) {
  const askId = ask.id;
  if (!state.handoff) return null;
  return (
    <HandoffCard
      handoff={state.handoff}
      company={company}
      text={text}
      takesFocus={takesFocus}
      onChoose={(requestType) => act({ type: 'handoffChosen', askId, requestType })}
      onContact={(field, value) => act({ type: 'contactChanged', field, value })}
      onConfirm={() => act({ type: 'contactConfirmed', askId })}
      onEdit={() => act({ type: 'contactEdited', askId })}
      onBack={() => act({ type: 'handoffBack', askId })}
      onAsk={(method) => act({ type: 'handoffAsked', askId, key: newKey(), method })}
      onSlot={(slot, wantsEmail = false) => act({ type: 'callbackAsked', askId, key: newKey(), slot, wantsEmail })}
      onReloadSlots={() => act({ type: 'slotsWanted', askId })}
      onLeave={() => act({ type: 'handoffLeft', askId })}
    />
  );
}

export function ShownHandoff({ message, company, text }: MessageCardProps<'handoff'>) {
  return <HandoffDoneCard handoff={message.handoff} company={company} text={text} />;
}

export function ShownComplete({ text, hasActed }: MessageCardProps<'complete'>) {
  return <CompleteCard text={text} isNew={hasActed} />;
}

export function OpenFeedback({ ask, state, text, takesFocus, act, newKey }: AskProps<'feedback'>) {
  return (
    <FeedbackCard
      feedback={state.feedback}
      text={text}
      takesFocus={takesFocus}
      onRate={(rating) => act({ type: 'feedbackRated', rating })}
      onComment={(comment) => act({ type: 'commentChanged', comment })}
      onSubmit={() => act({ type: 'feedbackSubmitted', askId: ask.id, key: newKey() })}
      onCancel={() => act({ type: 'feedbackCancelled', askId: ask.id })}
    />
  );
}

/** Below the conversation, once there is enough of it to be judged. */
export function FeedbackBar({ state, text, act }: FeedbackBarProps) {
  if (!isFeedbackDue(state)) return null;
  return (
    <FeedbackPrompt
      text={text}
      onOpen={() => act({ type: 'feedbackOpened' })}
      onDismiss={() => act({ type: 'feedbackDismissed' })}
    />
  );
}
