import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import type { Understanding } from '@meg/shared/contract/understanding';
import { changeableCallback } from '../changeable-callback.js';
import type { Effect } from '../effect.js';
import type { EventOf } from '../event.js';
import { close, type Outcome, type Rule, type Rules, show, stay, text } from '../outcome.js';
import type { Conversation, HandoffDone } from '../state.js';
import { coveredBy } from './aside.js';
import { openHandoff } from './open-handoff.js';

/** A booked callback, changed or cancelled by its buttons. */
export const callbackRules = {
  changeAsked: ofBooked((state, { key, callTime }) =>
    openHandoff({ ...close(state), waiting: coveredBy(state) }, 'handoff.timesTitle', { changes: key, callTime }),
  ),
  cancelAsked: ofBooked((state, { key }) => [
    withBooking(state, key, { cancelling: 'sending' }),
    [{ type: 'cancelCallback', key }],
  ]),
  callbackCancelled: (state, { key }) => stay(withBooking(state, key, { cancelling: 'done' })),
  cancelFailed: (state, { key }) => stay(withBooking(state, key, { cancelling: 'failed' })),
} satisfies Partial<Rules>;

/**
 * Shows the booked callback again below the words that are about it, and does what a button of it does. Before it is
 * cancelled the chat asks once.
 */
export function callbackInWords(state: Conversation, { answer, callTime }: Understanding): Outcome | undefined {
  const booked = changeableCallback(state);
  const key = booked?.handoff.key;
  if (!key) return undefined;
  const { cancelling, ...handoff } = booked.handoff;
  const isCancel = answer?.value === 'cancel';
  const asks = isCancel && cancelling !== 'asked';
  const card = { ...booked, handoff: asks ? ({ ...handoff, cancelling: 'asked' } as const) : handoff };
  const shown = show(withoutBooking(state, key), ...(asks ? [text('handoff.cancelSure')] : []), card);
  if (asks || answer?.value === 'show') return stay(shown);
  return callbackRules[isCancel ? 'cancelAsked' : 'changeAsked'](shown, { key, callTime });
}

type Asked = Omit<EventOf<'changeAsked'>, 'type'>;

/** A rule for the callback that can still be changed. */
function ofBooked(rule: Rule<Asked>): Rule<Asked> {
  return (state, event) => (changeableCallback(state)?.handoff.key === event.key ? rule(state, event) : stay(state));
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
  const { id: _id, ...shown } = stored;
  return { ...shown, method, key };
}
