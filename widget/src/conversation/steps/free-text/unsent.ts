import { isLastSaid, type Outcome, reply, stay, text } from '../../outcome.js';
import type { Conversation, Wondering } from '../../state.js';
import { withQuestion } from './questions.js';

/** Keeps what could not be sent at the head of the queue, so that all is sent in its order. Said once. */
export function keepUnsent(state: Conversation, { isUnread, ...question }: Wondering): Outcome {
  const topic = isUnread ? 'sentence' : question.topic;
  const kept = withQuestion(state, { ...question, topic, said: '', isUnsent: true });
  return isLastSaid(kept, 'typed.unsent') ? stay(kept) : reply(kept, text('typed.unsent'));
}
