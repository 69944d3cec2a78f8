import { type RefObject, useEffect, useState } from 'react';
import type { CulturalTip } from '../content/cultural-tips/cultural-tip.js';
import { whenSeen } from '../when-visible.js';

const none: readonly CulturalTip[] = [];

/** All tips, loaded when the reader scrolls near the place. Empty until then, and where they cannot be loaded. */
export function useNearTips(place: RefObject<HTMLElement | null>): readonly CulturalTip[] {
  const [tips, setTips] = useState(none);
  useEffect(() => {
    let isHere = true;
    const stop = whenSeen(place.current, { rootMargin: '600px' }, (isNear) => {
      if (!isNear) return;
      stop();
      import('./all-tips.js').then(
        ({ allTips }) => isHere && setTips(allTips),
        () => {},
      );
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [place]);
  return tips;
}
