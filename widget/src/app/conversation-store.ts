import type { Effect } from '../conversation/effect.js';
import type { ConversationEvent } from '../conversation/event.js';
import type { Conversation } from '../conversation/state.js';
import { transition } from '../conversation/transition.js';

export interface ConversationStore {
  state(): Conversation;
  dispatch(event: ConversationEvent): void;
  /** Shows the state of another tab. That tab stores it and runs its effects. */
  adopt(state: Conversation): void;
}

export interface Doors {
  nowMs(): number;
  newKey(): string;
  save(state: Conversation): void;
  /** `isOwn`: the state comes from this tab, not from another. */
  show(state: Conversation, isOwn: boolean): void;
  run(effect: Effect): void;
}

/**
 * Holds the conversation. Each state is saved before its effects run. An event that an effect dispatches at once is
 * queued, so that transitions never overlap.
 */
export function createConversationStore(initial: Conversation, doors: Doors): ConversationStore {
  let state = initial;
  let isBusy = false;
  const waiting: ConversationEvent[] = [];

  const handle = (event: ConversationEvent) => {
    const before = { ...state, nowMs: doors.nowMs(), sessionId: state.sessionId ?? doors.newKey() };
    const [next, effects] = transition(before, event);
    if (next !== before) {
      state = next;
      doors.save(state);
    }
    for (const effect of effects) doors.run(effect);
  };

  return {
    state: () => state,
    adopt(other) {
      state = other;
      doors.show(state, false);
    },
    dispatch(event) {
      waiting.push(event);
      if (isBusy) return;
      isBusy = true;
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) handle(next);
      } finally {
        isBusy = false;
        doors.show(state, true);
      }
    },
  };
}
