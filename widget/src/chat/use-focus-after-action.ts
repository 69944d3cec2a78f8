import { useLayoutEffect } from 'react';
import { isDirectReply } from '../conversation/direct-reply.js';
import type { Conversation } from '../conversation/state.js';
import { logElementId } from './messages/message-list.js';

export function focusConversation(): void {
  document.getElementById(logElementId)?.focus({ preventScroll: true });
}

/**
 * When an answered question is removed with its focused button, the conversation takes the focus, and then the next
 * question. The focus is not moved while the visitor writes in the composer, before they have done something in the
 * chat, or while the focus is outside the frame.
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
