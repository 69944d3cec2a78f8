import { useLayoutEffect } from 'react';
import { isDirectReply } from '../conversation/direct-reply.js';
import type { Conversation } from '../conversation/state.js';
import { logElementId } from './message-list.js';

export function focusConversation(): void {
  document.getElementById(logElementId)?.focus({ preventScroll: true });
}

/**
 * Focus goes with the task. An answered question takes its button away, and the focus with it: the conversation
 * catches it, and the next question takes it over. Nobody's focus is moved who writes in the composer, nor before the
 * visitor has done something here: the frame may still be hidden, and the focus belongs to the page.
 */
export function useFocusAfterAction(
  { state, hasActed }: { readonly state: Conversation; readonly hasActed: boolean },
  tail: string,
): boolean {
  useLayoutEffect(() => {
    if (hasActed && document.activeElement === document.body) focusConversation();
  }, [hasActed, tail]);
  return hasActed && !(document.activeElement instanceof HTMLInputElement) && isDirectReply(state);
}
