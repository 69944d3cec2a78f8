import { type RefObject, useEffect, useState } from 'react';
import type { CulturalTip } from '../content/cultural-tips/cultural-tip.js';
import { whenSeen } from '../when-visible.js';

const none: readonly CulturalTip[] = [];

/** All tips, fetched when the reader comes near the place where one stands. Where they do not come, none is missed. */
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
