import type { Conversation } from '../conversation/state.js';
import type { Outside } from './run-effect.js';

/** Tells the page who wrote a message, never its text. Messages of another tab are reported by that tab. */
export function tellMessages(
  lastToldId: number,
  tellHost: Outside['tellHost'],
): (state: Conversation, isOwn: boolean) => void {
  let toldId = lastToldId;
  return ({ messages }, isOwn) => {
    for (const { id, from } of messages.filter((message) => message.id > toldId)) {
      toldId = id;
      if (isOwn) tellHost({ name: 'message', detail: { from } });
    }
  };
}
