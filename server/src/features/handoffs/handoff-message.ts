import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import { openState } from '@meg/shared/domain/time/business-hours';
import type { ReaderLanguage } from '../../languages/choose-language.js';
import { fillNames } from '../../languages/fill-words.js';
import type { Company } from '../companies/companies.service.js';
import type { HandoffRow } from './handoffs.store.js';

/** As in `Tuesday, November 24 at 2:00 PM Greenwich Mean Time`. */
function timeText(atMs: number, timezone: string, { tag }: ReaderLanguage): string {
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'long',
  });
  return format.format(atMs);
}

type Message = Pick<StoredHandoff, 'messageCode' | 'message' | 'opensAt'>;
type RequestedTime = Pick<HandoffRow, 'slotStart' | 'slotWish' | 'timezone' | 'createdAt' | 'cancelledAt'>;

export interface AnswerContext {
  readonly company: Company;
  readonly language: ReaderLanguage;
}

/** Tells the visitor when to expect a contact. Promises an hour only during business hours. */
export function handoffMessage(
  { slotStart, slotWish, timezone, createdAt, cancelledAt }: RequestedTime,
  { company, language }: AnswerContext,
): Message {
  const { words } = language;
  const tell = (messageCode: StoredHandoff['messageCode'], atMs?: number): Message => {
    const when = atMs === undefined ? '' : timeText(atMs, timezone, language);
    return { messageCode, message: fillNames(words.handoffs[messageCode], { when }, words) };
  };
  if (cancelledAt !== null) return tell('callback_cancelled');
  if (slotStart !== null) return tell('callback_booked', slotStart);
  if (slotWish !== null) return tell('callback_without_time');
  const { isOpen, opensAtMs } = openState(company.config.chatbotConfig.businessHours, createdAt);
  if (isOpen) return tell('within_the_hour');
  if (opensAtMs === null) return tell('when_back');
  return { ...tell('back_at', opensAtMs), opensAt: new Date(opensAtMs).toISOString() };
}

export { promisedBy as promisedMs } from '@meg/shared/domain/leads/lead-due';
