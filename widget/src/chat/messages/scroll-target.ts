import { isDirectReply } from '../../conversation/direct-reply.js';
import type { Conversation, Message } from '../../conversation/state.js';

/** Must be seen, even if it scrolls the quote out of view. */
const badNews = /^(lead\.(unsent|refused|notAccepted)|quote\.failed)/;

function isBadNews(message: Message): boolean {
  return message.kind === 'text' && 'key' in message.text && badNews.test(message.text.key);
}

/** Whether the visitor did it, asked for it, or has to answer it in a card. A changed quote may come after they went on. */
export function isForVisitor(message: Message, state: Conversation): boolean {
  if (isBadNews(message) || message.from === 'visitor') return true;
  if (isResult(message) && newestId(message) === message.id) return true;
  const { asking } = state;
  return asking?.kind !== 'choices' && asking?.id === message.id && isDirectReply(state);
}

/** Whether it takes a while to read, as a quote does. The completion card is not one: it follows such a result. */
export function isResult({ from, kind }: Message): boolean {
  return from === 'meg' && kind !== 'text' && kind !== 'chips' && kind !== 'complete';
}

/** The id of what the message says now: a quote says something new whenever it changes. */
export function newestId(message: Message): number {
  return (message.kind === 'quote' && message.change?.saidId) || message.id;
}

/**
 * Whether a conversation was restored or continued in another tab. Otherwise, new messages hold at most one of the
 * visitor, and none at the start.
 */
export function isRestored(fresh: readonly Message[], lastSeenId: number): boolean {
  const said = fresh.filter(({ from }) => from === 'visitor').length;
  return said > (lastSeenId === 0 ? 0 : 1);
}

/** Of a restored conversation, the open question is shown; otherwise the new messages are read from their top. */
export function firstToSee(
  fresh: readonly Message[],
  { asking }: Conversation,
  restored: boolean,
): Message | undefined {
  if (restored) return fresh.find(({ id }) => id === asking?.id) ?? fresh.at(-1);
  return fresh.find(isResult) ?? fresh[0];
}
