import type { LeadDetail, LeadHandoff } from '@meg/shared/contract/lead-detail';
import { isOpenCallback } from '@meg/shared/domain/leads/lead-due';
import { Banner } from '../../../ui/feedback/banner.js';
import { formatDate, formatDuration, spelled } from '../../../ui/text/format.js';
import { useNow } from '../../../ui/text/use-now.js';

function wishOf({ requestType, contactMethod }: LeadHandoff): string {
  if (requestType === 'scheduled') return 'Asked for a callback';
  return contactMethod === 'call' ? 'Asked to be called' : 'Asked for a person on WhatsApp';
}

function leftWords(promisedBy: string, nowMs: number): string {
  const leftMs = Date.parse(promisedBy) - nowMs;
  return leftMs > 0 ? `${formatDuration(leftMs)} left` : `${formatDuration(-leftMs)} late`;
}

/** A booked callback is waited for whatever the lead's status; any other request until somebody was in touch. */
function shownRequest({ handoffs, status }: Pick<LeadDetail, 'handoffs' | 'status'>): LeadHandoff | undefined {
  const open = handoffs.findLast(isOpenCallback);
  if (open) return open;
  const last = status === 'human-handoff-requested' ? handoffs.at(-1) : undefined;
  return last && (last.closedAt === null || last.cancelledAt !== null) ? last : undefined;
}

/** What the visitor was promised, and how much time is left. */
export function PromiseBanner({ lead }: { lead: LeadDetail }) {
  const nowMs = useNow();
  const asked = shownRequest(lead);
  if (!asked) return null;
  const { promisedBy, slotStart, slotWish, cancelledAt } = asked;
  if (cancelledAt !== null) {
    return (
      <Banner tone="warning" title={spelled('Cancelled the callback')}>
        {slotStart !== null && `It was booked for ${formatDate(slotStart, 'dateTime')} by your clock.`}
      </Banner>
    );
  }
  return (
    <Banner tone="bad" title={wishOf(asked)}>
      {slotWish !== null && `Wished for ${formatDate(slotWish, 'dateTime')}, and told: as soon as possible. `}
      {slotStart !== null
        ? `At ${formatDate(slotStart, 'dateTime')} by your clock. `
        : promisedBy !== null && `Promised by ${formatDate(promisedBy, 'dateTime')}. `}
      {promisedBy !== null && <strong>{leftWords(promisedBy, nowMs)}</strong>}
    </Banner>
  );
}
