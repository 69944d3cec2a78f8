import type { Outcome } from '../outcome.js';
import type { Conversation } from '../state.js';
import { endAside } from './aside.js';
import { askForFeedback } from './feedback.js';

/** The feedback card comes first, once. What the handoff card covered opens again after it. */
export function afterHandoff(state: Conversation): Outcome {
  return state.feedback.status === 'none' ? askForFeedback(state) : endAside(state);
}
