import type { Conversation } from '../conversation/state.js';
import type { Outside } from './run-effect.js';

/** Tells the page who has spoken, and nothing of what was said. */
export function tellMessages(lastToldId: number, tellHost: Outside['tellHost']): (state: Conversation) => void {
  let toldId = lastToldId;
  return ({ messages }) => {
    for (const { id, from } of messages.filter((message) => message.id > toldId)) {
      toldId = id;
      tellHost({ name: 'message', detail: { from } });
    }
  };
}
