import { useLayoutEffect } from 'react';
import { isDirectReply } from '../conversation/direct-reply.js';
import type { Conversation } from '../conversation/state.js';
import { logElementId } from './messages/message-list.js';

export function focusConversation(): void {
  document.getElementById(logElementId)?.focus({ preventScroll: true });
}

/**
 * Focus goes with the task. An answered question takes its button away, and the focus with it: the conversation
 * catches it, and the next question takes it over. Nobody's focus is moved who writes in the composer, nor before the
 * visitor has done something here, nor once they are elsewhere: the frame may be hidden, and the focus is the page's.
 */
export function useFocusAfterAction(
  { state, hasActed }: { readonly state: Conversation; readonly hasActed: boolean },
  tail: string,
): boolean {
  const isHere = hasActed && document.hasFocus();
  useLayoutEffect(() => {
    if (isHere && document.activeElement === document.body) focusConversation();
  }, [hasActed, tail]);
  return isHere && !(document.activeElement instanceof HTMLInputElement) && isDirectReply(state);
}
