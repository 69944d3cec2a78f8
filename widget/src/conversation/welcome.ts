import { choices, show, text } from './say.js';
import { type Conversation, emptyConversation } from './state.js';

/**
 * How a conversation begins: at once, for the first message never waits. Ids go on from an earlier conversation, so
 * that a reply still on its way to it fits nowhere.
 */
export function welcome(lastId = 0): Conversation {
  return show(
    { ...emptyConversation, lastId },
    text('greeting.welcome', { ask: choices({ about: 'intent', value: 'quote' }) }),
  );
}
