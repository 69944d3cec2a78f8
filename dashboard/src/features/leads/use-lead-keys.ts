import { type RefObject, useEffect, useRef } from 'react';

interface Keys {
  searchRef: RefObject<HTMLInputElement | null>;
  onEscape: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/` goes to the search, and Escape closes the lead that is open. */
export function useLeadKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '/') {
        event.preventDefault();
        latest.current.searchRef.current?.focus();
      }
      if (event.key === 'Escape') latest.current.onEscape();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
