import { useEffect, useState } from 'react';

/** The value after it has not changed for a moment, so that a call does not run at every key. */
export function useDebouncedValue<T>(value: T, pauseMs = 200): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
