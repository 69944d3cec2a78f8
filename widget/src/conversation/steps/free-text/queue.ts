import { after, type Outcome } from '../../outcome.js';
import type { Conversation } from '../../state.js';
import { askServer, settle } from './questions.js';
import { serve } from './serve.js';

/**
 * Goes on with what was typed, one message after the other: does what can be done at once, and asks the server about
 * the first question, unless that has been asked already or waits for a connection.
 */
export function goThrough([state, effects]: Outcome, before: Conversation): Outcome {
  const [first] = state.wondering;
  if (first?.topic === 'act') return goThrough(after(effects, serve(settle(state, first.id) ?? state, first)), before);
  const [asked] = before.wondering;
  const isAsked = first?.isUnsent || (first?.id === asked?.id && first?.topic === asked?.topic);
  return [state, isAsked ? effects : [...effects, ...askServer(state)]];
}
