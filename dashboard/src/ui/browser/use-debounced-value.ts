import { useEffect, useState } from 'react';

const pauseMs = 200;

/** The value once it has rested for a moment, for what must not be asked at every key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
