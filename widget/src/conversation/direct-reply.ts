import type { Conversation } from './state.js';

/**
 * Whether the open question answers what the visitor just did: then it is theirs to go on with, and takes the focus. A
 * question that follows a result waits until that is read.
 */
export function isDirectReply({ asking, messages }: Conversation): boolean {
  const at = messages.findIndex((message) => message.id === asking?.id);
  return at > 0 && messages[at - 1]?.from === 'visitor';
}
