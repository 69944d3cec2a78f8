import { type BusinessHours, openState } from '@meg/shared/domain/time/business-hours';
import { hourMs } from '../../time-units.js';
import type { HandoffRow } from './handoffs.store.js';

/** The time by which the chat promised a contact. */
export function promisedMs({ slotStart, createdAt }: HandoffRow, hours: BusinessHours): number | null {
  if (slotStart !== null) return slotStart;
  const { isOpen, opensAtMs } = openState(hours, createdAt);
  return isOpen ? createdAt + hourMs : opensAtMs;
}
