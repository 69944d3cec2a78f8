import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import { type BusinessHours, openState } from '@meg/shared/domain/business-hours';
import { wallTimeAt } from '@meg/shared/domain/zoned-time';
import type { HandoffRow } from './handoffs.store.js';

/** As in `Monday 23 November at 09:00 (Europe/London time)`. */
function timeText(atMs: number, timezone: string): string {
  const { date, time } = wallTimeAt(atMs, timezone);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`));
  const day = `${part({ weekday: 'long' })} ${Number(date.slice(8))} ${part({ month: 'long' })}`;
  return `${day} at ${time} (${timezone} time)`;
}

type Message = Pick<StoredHandoff, 'messageCode' | 'message' | 'opensAt'>;
type Asked = Pick<HandoffRow, 'slotStart' | 'timezone' | 'createdAt'>;

/** What the visitor may count on. The hour is only promised while people are there. */
export function handoffMessage({ slotStart, timezone, createdAt }: Asked, hours: BusinessHours): Message {
  if (slotStart !== null) {
    const when = timeText(slotStart, timezone);
    return { messageCode: 'callback_booked', message: `A specialist will call you on ${when}.` };
  }
  const { isOpen, opensAtMs } = openState(hours, createdAt);
  if (isOpen)
    return { messageCode: 'within_the_hour', message: 'A specialist will reach out to you within the next hour.' };
  if (opensAtMs === null)
    return { messageCode: 'when_back', message: 'A specialist will reach out to you as soon as people are back.' };
  const back = timeText(opensAtMs, timezone);
  return {
    messageCode: 'back_at',
    message: `Nobody is there right now. People are back on ${back}, and a specialist will reach out to you then.`,
    opensAt: new Date(opensAtMs).toISOString(),
  };
}
