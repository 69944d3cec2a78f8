import type { Answer } from './answer.js';
import { type Ask, type Conversation, emptyConversation } from './state.js';

/** What a visitor can start with. */
export const beginnings: readonly Answer[] = [
  { about: 'intent', value: 'quote' },
  { about: 'intent', value: 'call' },
  { about: 'intent', value: 'question' },
  { about: 'intent', value: 'guide' },
];

/**
 * A new conversation with the first message. Ids continue from an earlier conversation, so that a pending reply to that
 * one cannot appear in this one.
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
