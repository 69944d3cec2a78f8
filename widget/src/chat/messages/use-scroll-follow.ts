import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Conversation } from '../../conversation/state.js';
import { messageElementId } from './message-list.js';
import { firstToSee, isForVisitor, isResult, isTakenUp } from './scroll-target.js';

const marginPx = 12;

interface Following {
  /** For what grows later: looks again. */
  follow(): void;
  /** A message stands below what can be seen, or the visitor has gone up. The card that is worked in is no news. */
  readonly hasMore: boolean;
  toEnd(): void;
}

/**
 * Brings what is new into view: the end of the conversation, but never past the top of what the visitor has not seen.
 * A quote stays in view when the first words follow it. Whoever has scrolled away is left where they are, and while
 * they write in a form that is still the same, nothing moves.
 */
export function useFollow(view: RefObject<HTMLElement | null>, state: Conversation, tail: string): Following {
  const anchorId = useRef(0);
  const lastSeenId = useRef(0);
  const lastTail = useRef('');
  const setTopPx = useRef(0);
  const hasLeft = useRef(false);
  const isHeld = useRef(false);
  const [hasMore, setHasMore] = useState(false);

  const lookForMore = (element: HTMLElement) => {
    const isAbove = setTopPx.current - element.scrollTop > 3 * marginPx;
    setHasMore(isAbove || distancePx(lastSeenId.current, element) > element.clientHeight - marginPx);
  };

  const follow = useCallback((mayGoUp = false) => {
    const element = view.current;
    if (!element) return;
    const wantedPx = Math.min(endPx(element), element.scrollTop + distancePx(anchorId.current, element) - marginPx);
    // Up only to answer the visitor, who may have gone on by themselves since.
    element.scrollTop = mayGoUp ? wantedPx : Math.max(element.scrollTop, wantedPx);
    setTopPx.current = element.scrollTop;
    lookForMore(element);
  }, []);

  useLayoutEffect(() => {
    const element = view.current;
    const look = () => {
      if (!element) return;
      lookForMore(element);
      if (Math.abs(element.scrollTop - setTopPx.current) < 2) return;
      hasLeft.current = endPx(element) - element.scrollTop > 2 * marginPx;
      isHeld.current = false;
    };
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, []);

  useLayoutEffect(() => {
    const fresh = state.messages.filter((message) => message.id > lastSeenId.current);
    const isTurn = fresh.some((message) => isForVisitor(message, state));
    const takenUp = isTakenUp(fresh, lastSeenId.current);
    const first = firstToSee(fresh, state, takenUp);
    if (first && (isTurn || !(isHeld.current || hasLeft.current))) anchorId.current = first.id;
    if (isTurn) hasLeft.current = false;
    if (first) isHeld.current = !takenUp && fresh.some(isResult);
    lastSeenId.current = state.messages.at(-1)?.id ?? 0;
    const isNews = first !== undefined || tail !== lastTail.current;
    lastTail.current = tail;
    // The greeting alone has nowhere to scroll to, and to measure it would hold it up.
    if (isNews && state.messages.length > 1) follow(isTurn);
  }, [state, tail]);

  return {
    follow,
    hasMore,
    toEnd: () => view.current?.scrollTo({ top: view.current.scrollHeight }),
  };
}

/** As far as it can be scrolled. */
function endPx({ scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight;
}

/** From the top of the view down to a message; one that is not there is no way off. */
function distancePx(messageId: number, view: HTMLElement): number {
  const message = document.getElementById(messageElementId(messageId));
  return message ? message.getBoundingClientRect().top - view.getBoundingClientRect().top : 0;
}
