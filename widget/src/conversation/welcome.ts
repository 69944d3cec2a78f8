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
/** What a new conversation takes over from the one before, and what it knows of its company. */
type Known = Partial<Pick<Conversation, 'lastId' | 'quoteFirst' | 'contactRequired' | 'countries'>>;

export function welcome(before: Known = {}): Conversation {
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
