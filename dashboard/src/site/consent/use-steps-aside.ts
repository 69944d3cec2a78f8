import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const marginPx = 16;

/** Whether something that must stay clear is where the element lies, which is fixed over the page. */
export function useStepsAside(element: RefObject<HTMLElement | null>): boolean {
  const [isAside, setIsAside] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts to keep clear
  useEffect(() => {
    let stop = () => {};
    const watch = () => {
      stop();
      stop = watchUnder(element.current, setIsAside);
    };
    // It reports at once as well, and again when the styles have come.
    const ownSize = new ResizeObserver(watch);
    if (element.current) ownSize.observe(element.current);
    addEventListener('resize', watch);
    return () => {
      removeEventListener('resize', watch);
      ownSize.disconnect();
      stop();
    };
  }, [element, pathname]);
  return isAside;
}

function watchUnder(element: HTMLElement | null, onChange: (isCovering: boolean) => void): () => void {
  if (!element) return () => {};
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const insets = [top, clientWidth - right, clientHeight - bottom, left];
  const under = new Set<Element>();
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) under.add(target);
        else under.delete(target);
      }
      onChange(under.size > 0);
    },
    { rootMargin: insets.map((inset) => `${Math.min(0, Math.round(marginPx - inset))}px`).join(' ') },
  );
  onChange(false);
  for (const target of document.querySelectorAll('[data-keep-clear]')) watcher.observe(target);
  return () => watcher.disconnect();
}
