import { useRef, useState } from 'react';
import type { SlotList } from '../../../conversation/drafts/handoff-draft.js';
import type { Text } from '../../../i18n/text.js';
import cards from '../../card-kit.module.css';
import { Tick } from '../../checkbox.js';
import type { HandoffProps } from '../handoff-actions.js';
import { dayWords, type ReaderClock, readerClock } from './reader-clock.js';
import { shownTwiceIn } from './repeated-hour.js';
import { companyPlace, companyTimeWords, hasTwoClocks, ownTimeWords, type SlotDay, slotDays } from './slot-days.js';
import styles from './slot-picker.module.css';
import { placeOfZone } from './timezone-place.js';

type KnownSlots = Extract<SlotList, { status: 'here' }>;

/** A day, and the free times of that day. */
export function SlotCalendar(props: HandoffProps & { readonly slots: KnownSlots }) {
  const { slots: known, handoff, company, text, onSlot } = props;
  const tick = useRef<HTMLInputElement>(null);
  const days = slotDays(known.slots);
  const [date, setDate] = useState<string>();
  const day = days.find((one) => one.date === date) ?? days[0];
  const clock = readerClock(text.language);
  if (!day) return null;
  return (
    <>
      <Days days={days} clock={clock} text={text} chosen={day} onChoose={setDate} />
      {company.offersEmail && <Tick name="wantsEmail" label={text.t('handoff.wantsEmail')} at={tick} />}
      <Times
        day={day}
        clock={clock}
        text={text}
        known={known}
        isSending={handoff.status === 'sending'}
        onSlot={(start) => onSlot(start, tick.current?.checked)}
      />
    </>
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
  readonly isSending: boolean;
  onSlot(start: string): void;
}

function Times({ day, known, clock, text, isSending, onSlot }: TimesProps) {
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
              aria-disabled={isSending}
              onClick={() => onSlot(slot.start)}
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
