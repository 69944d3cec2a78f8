import { isDirectReply } from '../../conversation/direct-reply.js';
import type { Conversation, Message } from '../../conversation/state.js';

/** What must not be missed, even where it pushes the quote away. */
const badNews = /^(lead\.(unsent|refused|notAccepted)|quote\.failed)/;

function isBadNews(message: Message): boolean {
  return message.kind === 'text' && 'key' in message.text && badNews.test(message.text.key);
}

/** What the visitor did, asked for, or has to answer in a card. */
export function isForVisitor(message: Message, state: Conversation): boolean {
  if (isBadNews(message) || message.from === 'visitor' || isResult(message)) return true;
  const { asking } = state;
  return asking?.kind !== 'choices' && asking?.id === message.id && isDirectReply(state);
}

/** What was waited for, and takes a while to read. What was done with it, the completion, only follows it. */
export function isResult({ from, kind }: Message): boolean {
  return from === 'meg' && kind !== 'text' && kind !== 'complete';
}

/**
 * A conversation that comes back, or was led in another tab: a stretch of it that nobody saw come. The visitor says one
 * thing at a time, and says nothing before Meg has.
 */
export function isTakenUp(fresh: readonly Message[], lastSeenId: number): boolean {
  const said = fresh.filter(({ from }) => from === 'visitor').length;
  return said > (lastSeenId === 0 ? 0 : 1);
}

/** Where a conversation is taken up, the open question is what matters; else what is new is read from its top. */
export function firstToSee(fresh: readonly Message[], { asking }: Conversation, takenUp: boolean): Message | undefined {
  if (takenUp) return fresh.find(({ id }) => id === asking?.id) ?? fresh.at(-1);
  return fresh.find(isResult) ?? fresh[0];
}
