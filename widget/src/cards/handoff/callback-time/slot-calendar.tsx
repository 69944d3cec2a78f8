import type { CallbackSlot } from '@meg/shared/contract/handoffs';
import { isEmail } from '@meg/shared/domain/forms/email';
import { useEffect, useRef, useState } from 'react';
import type { SlotList } from '../../../conversation/drafts/handoff-draft.js';
import type { Text } from '../../../i18n/text.js';
import kit from '../../../theme/kit.module.css';
import cards from '../../card-kit.module.css';
import { Tick } from '../../checkbox.js';
import type { HandoffProps } from '../handoff-actions.js';
import { ChosenTime } from './chosen-time.js';
import { dayWords, type ReaderClock, readerClock } from './reader-clock.js';
import { shownTwiceIn } from './repeated-hour.js';
import { companyPlace, companyTimeWords, hasTwoClocks, ownTimeWords, type SlotDay, slotDays } from './slot-days.js';
import styles from './slot-picker.module.css';
import { placeOfZone } from './timezone-place.js';

type KnownSlots = Extract<SlotList, { status: 'here' }>;

/** A day, and the free times of that day. The time that is chosen is booked once it is confirmed. */
export function SlotCalendar(props: HandoffProps & { readonly slots: KnownSlots }) {
  const { slots: known, handoff, text, onPick } = props;
  const chosen = known.slots.find(({ start }) => start === handoff.chosen);
  const days = slotDays(known.slots);
  const [picked, setPicked] = useState<string>();
  const date = picked ?? chosen?.visitor.date;
  const day = days.find((one) => one.date === date) ?? days[0];
  const clock = readerClock(text.language);
  if (!day) return null;
  const isSending = handoff.status === 'sending';
  return (
    <>
      <Days days={days} clock={clock} text={text} chosen={day} onChoose={setPicked} />
      <Times day={day} clock={clock} text={text} known={known} chosen={chosen} isSending={isSending} onPick={onPick} />
      {chosen && <Confirm {...props} slot={chosen} />}
    </>
  );
}

interface ConfirmProps extends HandoffProps {
  readonly slot: CallbackSlot;
}

function Confirm({ slot, handoff, company, text, onSlot }: ConfirmProps) {
  const panel = useRef<HTMLDivElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [slot.start]);
  const { status, changes, contact } = handoff;
  return (
    <div ref={panel} className={styles.confirm}>
      <ChosenTime handoff={handoff} text={text} />
      {company.offersEmail && !changes && isEmail(contact.email) && (
        <Tick name="wantsEmail" label={text.t('handoff.wantsEmail')} at={tick} />
      )}
      <button
        type="button"
        className={kit.primary}
        aria-disabled={status === 'sending'}
        onClick={() => onSlot(slot.start, tick.current?.checked)}
      >
        {text.t('slot.book')}
      </button>
    </div>
  );
}

interface DaysProps {
  readonly days: readonly SlotDay[];
  readonly chosen: SlotDay;
  readonly clock: ReaderClock;
  readonly text: Text;
  onChoose(date: string): void;
}

function Days({ days, chosen, clock, text, onChoose }: DaysProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot scroll sideways
    <div className={styles.days} role="group" aria-label={text.t('slot.day')}>
      {days.map((day) => (
        <button
          type="button"
          key={day.date}
          className={styles.day}
          aria-pressed={day === chosen}
          aria-label={dayWords(clock, day, 'long')}
          onClick={() => onChoose(day.date)}
        >
          <span>{dayWords(clock, day, 'weekday')}</span>
          <b>{dayWords(clock, day, 'short')}</b>
        </button>
      ))}
    </div>
  );
}

interface TimesProps {
  readonly day: SlotDay;
  readonly known: KnownSlots;
  readonly clock: ReaderClock;
  readonly text: Text;
  readonly chosen: CallbackSlot | undefined;
  readonly isSending: boolean;
  onPick(start: string): void;
}

function Times({ day, known, clock, text, chosen, isSending, onPick }: TimesProps) {
  const isTwice = shownTwiceIn(known.visitorTimezone);
  const [first] = day.slots;
  const place = first && placeOfZone(known.visitorTimezone, first.visitor.offset);
  return (
    <>
      <p className={cards.caption}>{place && text.t('slot.zone', { place })}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere */}
      <div
        className={styles.times}
        data-is-wide={day.slots.some(hasTwoClocks)}
        role="group"
        aria-label={text.t('slot.time', { day: dayWords(clock, day, 'long') })}
      >
        {day.slots.map((slot) => {
          const there = { time: companyTimeWords(clock, slot), place: companyPlace(slot, known.timezone) };
          return (
            <button
              type="button"
              key={slot.start}
              className={styles.time}
              aria-pressed={slot === chosen}
              aria-disabled={isSending}
              onClick={() => onPick(slot.start)}
            >
              <b>{ownTimeWords(clock, slot, isTwice(slot.start))}</b>
              {hasTwoClocks(slot) && (
                <>
                  {' '}
                  <span>{text.t('slot.there', there)}</span>
                </>
              )}
            </button>
          );
        })}
      </div>
    </>
  );
}
