import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import { changeableCallback } from '../changeable-callback.js';
import type { Effect } from '../effect.js';
import { close, type Rules, stay } from '../outcome.js';
import type { Conversation, HandoffDone } from '../state.js';
import { coveredBy } from './aside.js';
import { openHandoff } from './open-handoff.js';

/** A booked callback, changed or cancelled by its buttons. */
export const callbackRules = {
  changeAsked: (state, { key }) =>
    canChange(state, key)
      ? openHandoff({ ...close(state), waiting: coveredBy(state) }, 'handoff.timesTitle', { changes: key })
      : stay(state),
  cancelAsked: (state, { key }) =>
    canChange(state, key)
      ? [withBooking(state, key, { cancelling: 'sending' }), [{ type: 'cancelCallback', key }]]
      : stay(state),
  callbackCancelled: (state, { key }) => stay(withBooking(state, key, { cancelling: 'done' })),
  cancelFailed: (state, { key }) => stay(withBooking(state, key, { cancelling: 'failed' })),
} satisfies Partial<Rules>;

function canChange(state: Conversation, key: string): boolean {
  return changeableCallback(state)?.handoff.key === key;
}

function withBooking(state: Conversation, key: string, change: Partial<HandoffDone>): Conversation {
  const messages = state.messages.map((message) =>
    message.kind === 'handoff' && message.handoff.key === key
      ? { ...message, handoff: { ...message.handoff, ...change } }
      : message,
  );
  return { ...state, messages };
}

/** The card of the callback goes, because one with the new time takes its place below. */
export function withoutBooking(state: Conversation, key: string): Conversation {
  const messages = state.messages.filter((message) => message.kind !== 'handoff' || message.handoff.key !== key);
  return { ...state, messages };
}

/** What was being sent when the page was left. */
export function callbacksToCancel({ messages }: Conversation): Effect[] {
  return messages.flatMap((message) => {
    const { key, cancelling } = message.kind === 'handoff' ? message.handoff : {};
    return key && cancelling === 'sending' ? [{ type: 'cancelCallback', key }] : [];
  });
}

/** What the card shows of a stored request. */
export function doneOf(stored: StoredHandoff, method: HandoffDone['method'], key: string): HandoffDone {
  const { reference, messageCode, message, opensAt, slot, calendar, whatsappUrl, phoneUrl } = stored;
  return {
    method,
    key,
    reference,
    messageCode,
    message,
    ...(opensAt && { opensAt }),
    ...(slot && { slot }),
    ...(calendar && { calendar }),
    ...(whatsappUrl && { whatsappUrl }),
    ...(phoneUrl && { phoneUrl }),
  };
}
