import { useEffect, useEffectEvent, useState } from 'react';
import { useMediaQuery } from '../../ui/browser/use-media-query.js';

const turnMs = 4_000;

/** Advances every few seconds, but not while somebody points at it or has the focus in it, nor with reduced motion. */
export function useAutoAdvance(turn: () => void) {
  const [isWatched, setIsWatched] = useState(false);
  const [chosen, setChosen] = useState<boolean>();
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isStopped = chosen ?? prefersStill;
  const turnNow = useEffectEvent(turn);

  useEffect(() => {
    if (isStopped || isWatched) return;
    const timer = setInterval(turnNow, turnMs);
    return () => clearInterval(timer);
  }, [isStopped, isWatched]);

  return {
    isStopped,
    toggle: () => setChosen(!isStopped),
    watch: {
      onPointerEnter: () => setIsWatched(true),
      onPointerLeave: () => setIsWatched(false),
      onFocus: () => setIsWatched(true),
      onBlur: () => setIsWatched(false),
    },
  };
}
