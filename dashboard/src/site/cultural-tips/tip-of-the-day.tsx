import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { CulturalTip } from '../content/cultural-tips/cultural-tip.js';
import { culturalTips } from '../content/cultural-tips/cultural-tips.js';
import { sampleTip } from './sample-tip.js';
import { TipCard } from './tip-card.js';
import { useTipOfDay } from './use-tip-of-day.js';

const none: readonly CulturalTip[] = [];

/** All tips, fetched once the page stands: they are no part of its first view. Where they do not come, none is missed. */
function useAllTips(): readonly CulturalTip[] {
  const [tips, setTips] = useState(none);
  useEffect(() => {
    let isHere = true;
    import('./all-tips.js').then(
      ({ allTips }) => isHere && setTips(allTips),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return tips;
}

/** For other pages: one tip, that of the reader's day as soon as it is known, with the way to all of them. */
export function TipOfTheDay() {
  const tip = useTipOfDay(useAllTips());
  return (
    <TipCard label={tip ? culturalTips.ofTheDay : culturalTips.one} tip={tip ?? sampleTip}>
      <Link to={culturalTips.path}>{culturalTips.seeAll}</Link>
    </TipCard>
  );
}
