import type { Callback, CallbackAgenda } from '@meg/shared/contract/callbacks';
import { type ReactNode, useState } from 'react';
import { Popover } from '../../ui/popover/popover.js';
import { clockTime } from '../../ui/text/format.js';
import { classNames } from '../../ui/theme/class-names.js';
import { nameOf, shortDayWords, shortVisitorTime, stateWord, timeOf } from './callback-words.js';
import styles from './callbacks.module.css';
import { hoursOf, inHour } from './week-hours.js';

interface CallbackWeekProps {
  dates: readonly string[];
  callbacks: readonly Callback[];
  agenda: Pick<CallbackAgenda, 'timezone' | 'now'>;
  /** The whole of a callback, which opens from its place; `close` closes it. */
  cardOf: (callback: Callback, close: () => void) => ReactNode;
}

/** The days as columns and the hours as rows, where there is room for all at a glance. */
export function CallbackWeek({ dates, callbacks, agenda, cardOf }: CallbackWeekProps) {
  const { now, timezone } = agenda;
  return (
    <div className={classNames('panel', styles.weekPanel)}>
      <table className={styles.weekTable} aria-label="The week">
        <thead>
          <tr>
            <th scope="col" className={styles.hour}>
              <span className="visually-hidden">Hour</span>
            </th>
            {dates.map((date) => (
              <th key={date} scope="col" data-today={date === now.date || undefined}>
                {shortDayWords(date)}
                {date === now.date && <span className="visually-hidden"> (today)</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hoursOf(callbacks).map((hour) => (
            <tr key={hour}>
              <th scope="row" className={styles.hour}>
                {clockTime(`${hour}:00`)}
              </th>
              {dates.map((date) => (
                <td
                  key={date}
                  data-today={date === now.date || undefined}
                  data-now={(date === now.date && now.time.startsWith(hour)) || undefined}
                >
                  {inHour(callbacks, date, hour).map((callback) => (
                    <Block key={callback.id} callback={callback} timezone={timezone} cardOf={cardOf} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type BlockProps = Pick<CallbackWeekProps, 'cardOf'> & { callback: Callback; timezone: string };

function Block({ callback, timezone, cardOf }: BlockProps) {
  const [isOpen, setOpen] = useState(false);
  const state = stateWord(callback);
  const second = [state, shortVisitorTime(callback)].filter(Boolean).join(' · ');
  const name = nameOf(callback);
  return (
    <Popover
      label={`The callback with ${name}`}
      size="wide"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={styles.block} data-result={callback.result ?? undefined} title={name}>
          <strong className="tabular">{timeOf(callback.slot.start, timezone)}</strong> {name}
          {second && <span className={styles.blockSecond}>{second}</span>}
        </button>
      }
    >
      <ul>{cardOf(callback, () => setOpen(false))}</ul>
    </Popover>
  );
}
