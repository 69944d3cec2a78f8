import { type CallTime, isContactComplete } from '../drafts/handoff-draft.js';
import { after, type Outcome, reply, text } from '../outcome.js';
import type { PhraseKey } from '../phrase.js';
import type { Conversation } from '../state.js';

interface HandoffWish {
  readonly offersCall?: true;
  /** When the visitor wants to be called. */
  readonly callTime?: CallTime | null | undefined;
  /** The key of a booked callback that is to get another time. */
  readonly changes?: string | undefined;
}

/**
 * Opens the card that connects the visitor with a person, with the known contact details filled in. The question that
 * is open waits beneath it, and is open again once the card is left or done.
 */
export function openHandoff(
  state: Conversation,
  said: PhraseKey,
  { offersCall, callTime, changes }: HandoffWish = {},
): Outcome {
  const { email, phone } = state.form.draft;
  const contact = { email, phone };
  const isForTime = callTime || changes;
  const timeView = changes || isContactComplete(contact, state.contactRequired) ? 'contactOptions' : 'contactInfo';
  const opened: Conversation = {
    ...state,
    step: 'handoff',
    handoff: {
      view: isForTime ? timeView : 'initial',
      isEditing: false,
      requestType: isForTime ? 'scheduled' : 'immediate',
      contact,
      slots: { status: 'loading' },
      key: changes ?? null,
      asked: null,
      status: 'open',
      ...(callTime && { wish: callTime }),
      ...(changes && { changes }),
    },
  };
  const leadId = state.saved?.leadId ?? null;
  const card = text(said, { ...(offersCall && { offersCall }), ask: { kind: 'handoff' } });
  return after([{ type: 'loadSlots', leadId }], reply(opened, card));
}
