import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a card that loads: takes the focus when it appears, and when its controls replace the loading or error message.
 * What the visitor has turned to meanwhile keeps it.
 */
export function useLoadedFocus(takesFocus: boolean, status: string): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const isFree =
      activeElement === body ||
      activeElement?.getAttribute('role') === 'log' ||
      card.current?.contains(activeElement) === true;
    if (takesFocus && isFree) {
      card.current?.querySelector<HTMLElement>('input,button,summary')?.focus({ preventScroll: true });
    }
  }, [status]);
  return card;
}
