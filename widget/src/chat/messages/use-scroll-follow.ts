import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Conversation } from '../../conversation/state.js';
import { messageElementId } from './message-list.js';
import { firstToSee, isForVisitor, isRestored, isResult, newestId } from './scroll-target.js';

const marginPx = 12;

interface Following {
  /** Whether a message is out of sight below, or the visitor has scrolled up. An open card does not count. */
  readonly hasMore: boolean;
  toEnd(): void;
}

/**
 * Scrolls to the end of the conversation, but never past the first message that the visitor has not seen. A quote comes
 * into view whenever it changes, and stays there, whatever follows it, until the visitor scrolls or does something.
 * Nothing moves if the visitor has scrolled away since they last did something, or while they fill in the same form.
 */
export function useFollow(view: RefObject<HTMLElement | null>, state: Conversation, tail: string): Following {
  const anchorId = useRef(0);
  const lastSeenId = useRef(0);
  const lastTail = useRef('');
  const setTopPx = useRef(0);
  const hasLeft = useRef(false);
  const isHeld = useRef(false);
  const hasScrolled = useRef(false);
  const [hasMore, setHasMore] = useState(false);

  const lookForMore = (element: HTMLElement) => {
    const isAbove = setTopPx.current - element.scrollTop > 3 * marginPx;
    setHasMore(isAbove || distancePx(lastSeenId.current, element) > element.clientHeight - marginPx);
  };

  const follow = (mayGoUp: boolean) => {
    const element = view.current;
    if (!element) return;
    const wantedPx = Math.min(endPx(element), element.scrollTop + distancePx(anchorId.current, element) - marginPx);
    // Scrolls up only in answer to the visitor, who may have scrolled down meanwhile.
    element.scrollTop = mayGoUp ? wantedPx : Math.max(element.scrollTop, wantedPx);
    setTopPx.current = element.scrollTop;
    lookForMore(element);
  };

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    element.onscroll = () => {
      lookForMore(element);
      if (Math.abs(element.scrollTop - setTopPx.current) < 2) return;
      hasLeft.current = endPx(element) - element.scrollTop > 2 * marginPx;
      isHeld.current = false;
      hasScrolled.current = true;
    };
    // The keyboard's presses as well.
    element.onclick = () => {
      hasScrolled.current = false;
    };
  }, []);

  useLayoutEffect(() => {
    const fresh = state.messages.filter((message) => newestId(message) > lastSeenId.current);
    const isTurn = fresh.some((message) => isForVisitor(message, state) || (!hasScrolled.current && isResult(message)));
    const restored = isRestored(fresh, lastSeenId.current);
    const first = firstToSee(fresh, state, restored);
    if (first && (isTurn || !(isHeld.current || hasLeft.current))) anchorId.current = first.id;
    if (isTurn) {
      hasLeft.current = hasScrolled.current = false;
      isHeld.current = !restored && fresh.some(isResult);
    }
    lastSeenId.current = state.messages.at(-1)?.id ?? 0;
    const isNews = first !== undefined || tail !== lastTail.current;
    lastTail.current = tail;
    // The greeting alone cannot be scrolled, and measuring it would delay it.
    if (isNews && state.messages.length > 1) follow(isTurn);
  }, [state, tail]);

  return {
    hasMore,
    toEnd: () => view.current?.scrollTo({ top: view.current.scrollHeight }),
  };
}

/** The largest possible scroll position. */
function endPx({ scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight;
}

/** From the top of the view down to a message; 0 if it is not there. */
function distancePx(messageId: number, view: HTMLElement): number {
  const message = document.getElementById(messageElementId(messageId));
  return message ? message.getBoundingClientRect().top - view.getBoundingClientRect().top : 0;
}
