import { useEffect, useState } from 'react';

const lookEveryMs = 30_000;

/** Draws again now and then, and when the connection goes or comes, so that what is shown of now stays right. */
export function useClock(): { readonly isOnline: boolean } {
  const [, setLookedMs] = useState(0);
  useEffect(() => {
    const look = () => setLookedMs(Date.now());
    addEventListener('online', look);
    addEventListener('offline', look);
    const timer = setInterval(look, lookEveryMs);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
      clearInterval(timer);
    };
  }, []);
  return { isOnline: navigator.onLine };
}
