import { useEffect, useRef, useState } from 'react';

const pauseMs = 200;

/** What is typed shows at once, and the list follows when the typing rests. */
export function useSearchText(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const given = useRef(searched);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);
  useEffect(() => {
    // The address was changed by something else, such as the way back.
    if (searched !== given.current) setTyped(searched);
    given.current = searched;
  }, [searched]);
  useEffect(() => {
    if (typed.trim() === given.current) return;
    const timer = setTimeout(() => {
      given.current = typed.trim();
      search.current(typed.trim());
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped };
}
