import { AppError } from '../../app-error.js';
import type { ReaderLanguage } from '../../languages/choose-language.js';

/** Refuses a callback in the past. Under the code of a time that is taken, at which the chat offers those of now. */
export function requireSlotAhead(slotStart: number, nowMs: number, { words }: Pick<ReaderLanguage, 'words'>): void {
  if (slotStart > nowMs) return;
  const message = words.handoffs.time_is_over;
  throw new AppError('slot_taken', { message, fields: { slot: message } });
}
