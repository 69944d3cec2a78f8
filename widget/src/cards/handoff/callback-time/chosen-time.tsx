import { isAsWished } from '../../../conversation/drafts/handoff-draft.js';
import cards from '../../card-kit.module.css';
import type { HandoffProps } from '../handoff-actions.js';
import { dayWords, readerClock } from './reader-clock.js';
import { shownTwiceIn } from './repeated-hour.js';
import { ownTimeWords } from './slot-days.js';

/** The time that is chosen, with the word that it is another than was named. */
export function ChosenTime({ handoff, text }: Pick<HandoffProps, 'handoff' | 'text'>) {
  const { slots, chosen, wish } = handoff;
  const slot = slots.status === 'here' && slots.slots.find(({ start }) => start === chosen);
  if (!slot) return null;
  const clock = readerClock(text.language);
  const day = dayWords(clock, slot.visitor, 'long');
  const time = ownTimeWords(clock, slot, shownTwiceIn()(slot.start));
  return (
    <>
      {wish && !isAsWished(slot, wish) && <p className={cards.note}>{text.t('slot.nearest')}</p>}
      <b role="status">{text.t('slot.confirm', { day, time })}</b>
    </>
  );
}
