import type { LeadHandoff } from '@meg/shared/contract/lead-detail';
import type { BusinessHours } from '@meg/shared/domain/time/business-hours';
import { type HandoffRow, promisedMs } from '../../handoffs/handoffs.service.js';

const isoOf = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString());

export function handoffView(row: HandoffRow, hours: BusinessHours): LeadHandoff {
  const { id, email, phone, timezone, slotStart, slotWish, slotSeat } = row;
  return {
    id,
    email,
    phone,
    timezone,
    requestType: row.requestType as LeadHandoff['requestType'],
    contactMethod: row.contactMethod as LeadHandoff['contactMethod'],
    slotStart: isoOf(slotStart),
    slotWish: isoOf(slotWish),
    holdsSlot: slotSeat !== null,
    promisedBy: isoOf(promisedMs(row, hours)),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
