import type { Outcome } from '../outcome.js';
import type { Conversation } from '../state.js';
import { endAside } from './aside.js';
import { askForFeedback } from './feedback.js';

/** The feedback card comes first, once. What was covered waits beneath it as well. */
export function afterHandoff(state: Conversation): Outcome {
  return state.feedback.status === 'none' ? askForFeedback(state) : endAside(state);
}
