import type { Answer } from './answer.js';
import { choices, show, text } from './outcome.js';
import { type Conversation, emptyConversation } from './state.js';

/** What a visitor can begin. */
export const beginnings: readonly Answer[] = [
  { about: 'intent', value: 'quote' },
  { about: 'intent', value: 'call' },
  { about: 'intent', value: 'question' },
  { about: 'intent', value: 'guide' },
];

/**
 * How a conversation begins: at once, for the first message never waits. Ids go on from an earlier conversation, so
 * that a reply still on its way to it fits nowhere.
 */
export function welcome(before: Partial<Pick<Conversation, 'lastId' | 'quoteFirst' | 'countries'>> = {}): Conversation {
  return show({ ...emptyConversation, ...before }, text('greeting.welcome', { ask: choices(...beginnings) }));
}
