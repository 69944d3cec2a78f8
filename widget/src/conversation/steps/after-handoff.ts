import { type Outcome, stay } from '../outcome.js';
import type { Conversation } from '../state.js';
import { end } from './ending.js';
import { askForFeedback } from './feedback.js';

/** What the handoff card covered is open again; without that, the next choices are offered. */
export function openWaiting(state: Conversation): Outcome {
  const { waiting } = state;
  return waiting ? stay({ ...state, asking: waiting, waiting: null }) : end(state);
}

/** The feedback card comes first, once. What was covered waits beneath it as well. */
export function afterHandoff(state: Conversation): Outcome {
  return state.feedback.status === 'none' ? askForFeedback(state) : openWaiting(state);
}
