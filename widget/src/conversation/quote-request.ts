import type { Effect } from './effect.js';
import { knownMove } from './known-move.js';
import type { Conversation } from './state.js';

export function requestQuote(state: Conversation, key: string): Extract<Effect, { type: 'requestQuote' }> {
  return {
    type: 'requestQuote',
    key,
    move: knownMove(state),
    leaveOut: state.leaveOut,
  };
}
