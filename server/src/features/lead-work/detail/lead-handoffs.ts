import type { LeadHandoff } from '@meg/shared/contract/lead-detail';
import { type BusinessHours, openState } from '@meg/shared/domain/time/business-hours';
import type { HandoffRow } from '../../handoffs/handoffs.service.js';

const hourMs = 3_600_000;

const isoOf = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString());

/** Until when the visitor was told, by the chat's own words, that somebody gets in touch. */
export function promisedMs({ slotStart, createdAt }: HandoffRow, hours: BusinessHours): number | null {
  if (slotStart !== null) return slotStart;
  const { isOpen, opensAtMs } = openState(hours, createdAt);
  return isOpen ? createdAt + hourMs : opensAtMs;
}

export function handoffView(row: HandoffRow, hours: BusinessHours): LeadHandoff {
  const { id, email, phone, timezone, slotStart, slotWish, slotSeat } = row;
  return {
    ...{ id, email, phone, timezone },
    requestType: row.requestType as LeadHandoff['requestType'],
    contactMethod: row.contactMethod as LeadHandoff['contactMethod'],
    slotStart: isoOf(slotStart),
    slotWish: isoOf(slotWish),
    holdsSlot: slotSeat !== null,
    promisedBy: isoOf(promisedMs(row, hours)),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
