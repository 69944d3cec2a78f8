import type { CallbackSlot } from '@meg/shared/contract/handoffs';
import type { Text } from '../../../i18n/text.js';
import styles from '../handoff-done-card.module.css';
import { dayWords, readerClock } from './reader-clock.js';
import { shownTwiceIn } from './repeated-hour.js';
import { companyTimeWords, hasTwoClocks, ownTimeWords } from './slot-days.js';

interface BookedTimeProps {
  readonly slot: CallbackSlot;
  readonly text: Text;
  readonly isCancelled?: boolean;
}

/** The day and time of the call, on both clocks where they differ. */
export function BookedTime({ slot, text, isCancelled = false }: BookedTimeProps) {
  const clock = readerClock(text.language);
  return (
    <div>
      <p className={styles.when} data-is-cancelled={isCancelled}>
        <span>{dayWords(clock, slot.visitor, 'long')}</span>
        <b>{ownTimeWords(clock, slot, shownTwiceIn()(slot.start))}</b>
      </p>
      {hasTwoClocks(slot) && <p>{text.t('handoff.theirTime', { time: companyTimeWords(clock, slot) })}</p>}
      {!isCancelled && <p>{text.t('handoff.callsYou')}</p>}
    </div>
  );
}
