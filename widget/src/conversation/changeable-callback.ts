import type { Conversation, Message } from './state.js';

type BookedMessage = Extract<Message, { kind: 'handoff' }>;

/** The callback that can be changed: the one that was booked last, and is not being changed already. */
export function changeableCallback({ messages, handoff, nowMs }: Conversation): BookedMessage | undefined {
  const last = messages.findLast((message) => message.kind === 'handoff');
  const { key, slot, cancelling } = last?.handoff ?? {};
  const isOver = !slot || Date.parse(slot.start) <= nowMs;
  const isGoing = cancelling === 'sending' || cancelling === 'done';
  return key && !isOver && !handoff && !isGoing ? last : undefined;
}
