import type { ConversationEvent } from '../event.js';
import { answerAbout, type Outcome, stay, take } from '../say.js';
import type { Conversation } from '../state.js';
import { startQuote } from './quote.js';

/** Wherever the visitor stands with a free choice of what to do. */
export function greeting(state: Conversation, event: ConversationEvent): Outcome {
  const value = answerAbout(state, event, 'intent');
  return value ? startQuote(take(state, { about: 'intent', value })) : stay(state);
}
