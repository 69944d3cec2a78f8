import { useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, now and whenever that changes. */
export function useWidth<E extends Element>(before: number) {
  const element = useRef<E>(null);
  const [widthPx, setWidthPx] = useState(before);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidthPx(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, widthPx] as const;
}
