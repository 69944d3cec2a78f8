import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Conversation, Message } from '../conversation/state.js';
import { messageElementId } from './message-list.js';

const marginPx = 12;

/**
 * Brings what is new into view: the end of the conversation, but never past the top of what the visitor has not seen.
 * A quote stays in view when words follow it, unless the visitor has gone on to the end. While they write in a form
 * that is still the same, nothing moves. The answer is for what grows later: it looks again.
 */
export function useFollow(view: RefObject<HTMLElement | null>, state: Conversation, tail: string): () => void {
  const anchorId = useRef(0);
  const lastSeenId = useRef(state.messages.at(-2)?.id ?? 0);
  const lastTail = useRef('');
  const isAtEnd = useRef(true);
  /** The quote is to stay; undone when the visitor scrolls. */
  const isHeld = useRef(false);
  const setTopPx = useRef(0);

  const follow = useCallback(
    (mayGoUp = false) => {
      const element = view.current;
      const anchor = document.getElementById(messageElementId(anchorId.current));
      if (!element || !anchor) return;
      const topPx = anchor.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop;
      const wantedPx = Math.min(leftPx(element), topPx - marginPx);
      // Up only to answer the visitor, who may have gone on by themselves since.
      element.scrollTop = mayGoUp ? wantedPx : Math.max(element.scrollTop, wantedPx);
      setTopPx.current = element.scrollTop;
    },
    [view],
  );

  const look = useCallback(() => {
    const element = view.current;
    if (!element) return;
    isAtEnd.current = leftPx(element) - element.scrollTop < 2 * marginPx;
    if (Math.abs(element.scrollTop - setTopPx.current) > 2) isHeld.current = false;
  }, [view]);

  useLayoutEffect(() => {
    const element = view.current;
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [look, view]);

  useLayoutEffect(() => {
    const fresh = state.messages.filter((message) => message.id > lastSeenId.current);
    const isTurn = fresh.some((message) => message.from === 'visitor' || message.kind === 'quote');
    if (isTurn) isHeld.current = fresh.some((message) => message.kind === 'quote');
    if (fresh[0] && (isTurn || (isAtEnd.current && !isHeld.current))) anchorId.current = firstToSee(fresh).id;
    lastSeenId.current = state.messages.at(-1)?.id ?? 0;
    const isWriting =
      tail === lastTail.current && view.current?.querySelector('form')?.contains(document.activeElement);
    lastTail.current = tail;
    if (!isWriting) follow(isTurn);
    look();
  }, [follow, look, view, state.messages, tail]);

  return useCallback(() => follow(), [follow]);
}

/** As far as it can be scrolled. */
function leftPx({ scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight;
}

function firstToSee(fresh: readonly Message[]): Message {
  return fresh.find((message) => message.kind === 'quote') ?? (fresh[0] as Message);
}
