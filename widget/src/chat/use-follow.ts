import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isDirectReply } from '../conversation/direct-reply.js';
import type { Conversation, Message } from '../conversation/state.js';
import { messageElementId } from './message-list.js';

const marginPx = 12;

interface Following {
  /** For what grows later: looks again. */
  follow(): void;
  /** Something stands below what can be seen. */
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
  const lastSeenId = useRef(state.messages.at(-2)?.id ?? 0);
  const lastTail = useRef('');
  const setTopPx = useRef(0);
  const hasLeft = useRef(false);
  const isHeld = useRef(false);
  const [hasMore, setHasMore] = useState(false);

  const follow = useCallback(
    (mayGoUp = false) => {
      const element = view.current;
      const anchor = document.getElementById(messageElementId(anchorId.current));
      if (!element || !anchor) return;
      const topPx = anchor.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop;
      const wantedPx = Math.min(endPx(element), topPx - marginPx);
      // Up only to answer the visitor, who may have gone on by themselves since.
      element.scrollTop = mayGoUp ? wantedPx : Math.max(element.scrollTop, wantedPx);
      setTopPx.current = element.scrollTop;
      setHasMore(isBelow(element));
    },
    [view],
  );

  useLayoutEffect(() => {
    const element = view.current;
    const look = () => {
      if (element) setHasMore(isBelow(element));
      if (!element || Math.abs(element.scrollTop - setTopPx.current) < 2) return;
      hasLeft.current = endPx(element) - element.scrollTop > 2 * marginPx;
      isHeld.current = false;
    };
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [view]);

  useLayoutEffect(() => {
    const fresh = state.messages.filter((message) => message.id > lastSeenId.current);
    const isTurn = fresh.some((message) => isForVisitor(message, state));
    if (fresh[0] && (isTurn || !(isHeld.current || hasLeft.current))) anchorId.current = firstToSee(fresh).id;
    if (isTurn) hasLeft.current = false;
    if (fresh[0]) isHeld.current = fresh.some(isResult);
    lastSeenId.current = state.messages.at(-1)?.id ?? 0;
    const isWriting =
      tail === lastTail.current && view.current?.querySelector('form')?.contains(document.activeElement);
    lastTail.current = tail;
    if (!isWriting) follow(isTurn);
  }, [follow, view, state, tail]);

  return {
    follow: useCallback(() => follow(), [follow]),
    hasMore,
    toEnd: () => view.current?.scrollTo({ top: view.current.scrollHeight }),
  };
}

/** As far as it can be scrolled. */
function endPx({ scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight;
}

function isBelow(element: HTMLElement): boolean {
  return endPx(element) - element.scrollTop > 3 * marginPx;
}

/** What must not be missed, even where it pushes the quote away. */
const badNews = /^(lead\.(unsent|refused|notAccepted)|quote\.failed)/;

function isBadNews(message: Message): boolean {
  return message.kind === 'text' && 'key' in message.text && badNews.test(message.text.key);
}

/** What the visitor did, asked for, or has to answer in a card. */
function isForVisitor(message: Message, state: Conversation): boolean {
  if (isBadNews(message) || message.from === 'visitor' || isResult(message)) return true;
  const { asking } = state;
  return asking?.kind !== 'choices' && asking?.id === message.id && isDirectReply(state);
}

/** What was waited for, and takes a while to read. What was done with it, the completion, only follows it. */
function isResult({ from, kind }: Message): boolean {
  return from === 'meg' && kind !== 'text' && kind !== 'complete';
}

function firstToSee(fresh: readonly Message[]): Message {
  return fresh.find(isResult) ?? (fresh[0] as Message);
}
