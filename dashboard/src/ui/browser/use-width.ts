import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is inside, now and whenever that changes. */
export function useWidthOf<E extends Element>(element: RefObject<E | null>, before: number): number {
  const [widthPx, setWidthPx] = useState(before);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidthPx(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}

export function useWidth<E extends Element>(before: number) {
  const element = useRef<E>(null);
  return [element, useWidthOf(element, before)] as const;
}
