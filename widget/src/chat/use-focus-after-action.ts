import { useLayoutEffect } from 'react';
import type { Conversation, Step } from '../conversation/state.js';
import { logElementId } from './message-list.js';

/** Where the next question belongs to what the visitor is doing. After a quote, they are reading. */
const stepsOfTheTask: readonly Step[] = ['moveType', 'moveDetails', 'propertySize', 'moveSize', 'leadCapture'];

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
  const isWriting = document.activeElement instanceof HTMLInputElement;
  // One that the visitor has opened, and not the one about a place, which comes while they read.
  const hasOpened = state.asking?.kind === 'detail' && state.asking.places.length === 0;
  return hasActed && !isWriting && (hasOpened || stepsOfTheTask.includes(state.step));
}
