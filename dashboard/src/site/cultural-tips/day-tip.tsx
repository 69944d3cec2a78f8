import type { CulturalTip } from '../content/cultural-tips/cultural-tip.js';
import { culturalTips } from '../content/cultural-tips/cultural-tips.js';
import { AskButton } from './ask-button.js';
import styles from './day-tip.module.css';
import { TipCard } from './tip-card.js';
import { useTipOfDay } from './use-tip-of-day.js';

/** Beside the page's title: the day's tip, in a room that is kept until the browser has said which day it is. */
export function DayTip({ tips }: { tips: readonly CulturalTip[] }) {
  const tip = useTipOfDay(tips);
  return (
    <div className={`${styles.room} needs-scripts`}>
      {tip && (
        <TipCard label={culturalTips.ofTheDay} tip={tip}>
          <AskButton country={tip.country} />
        </TipCard>
      )}
    </div>
  );
}
