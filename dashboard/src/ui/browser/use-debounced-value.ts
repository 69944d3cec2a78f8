import { useEffect, useState } from 'react';

const pauseMs = 200;

/** The value after a short pause, so that a search does not run at every key. */
export function useDebouncedValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
