import type { Answer } from './answer.js';
import { type Ask, type Conversation, emptyConversation } from './state.js';

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
  const id = (before.lastId ?? 0) + 1;
  const ask: Ask = { kind: 'choices', answers: beginnings };
  return {
    ...emptyConversation,
    ...before,
    lastId: id,
    messages: [{ id, from: 'meg', kind: 'text', text: { key: 'greeting.welcome' }, ask }],
    asking: { ...ask, id },
  };
}
