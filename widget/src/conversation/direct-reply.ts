import type { Conversation } from './state.js';

/**
 * Whether the open question directly follows what the visitor just did: then it takes the focus. A question after a
 * result does not, because the result is to be read first.
 */
export function isDirectReply({ asking, messages }: Conversation): boolean {
  const at = messages.findIndex((message) => message.id === asking?.id);
  return at > 0 && messages[at - 1]?.from === 'visitor';
}
