import { contentsWords, sizeWords } from '@meg/shared/contract/lead-facts';
import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { type LeadView, waitingStatuses } from '@meg/shared/domain/leads/lead-views';
import { isPastDay } from '@meg/shared/domain/leads/past-day';
import { shortRoute } from '@meg/shared/domain/leads/short-route';
import { routeOf } from '@meg/shared/domain/leads/who-and-where';
import { statusWords } from '../../ui/badges/status-badge.js';
import { formatDay, formatMonth } from '../../ui/text/format.js';

export { moveTypeWords } from '@meg/shared/contract/lead-facts';
export { routeOf, whoIs } from '@meg/shared/domain/leads/who-and-where';

/** The same in few words, for a list. */
export function shortRouteOf(lead: Pick<LeadSummary, 'originCity' | 'destinationCity'>): string {
  return routeOf(shortRoute(lead));
}

/** When the move is, if that is known, and what is moved: the row may be cut. */
export function moveSummary({ propertySize, moveDetails, moveDate, movesIn, createdAt }: LeadSummary): string {
  const contents = moveDetails === null ? '' : contentsWords[moveDetails];
  const what = propertySize === null ? contents : sizeWords[propertySize];
  if (moveDate === null) return [movesIn && formatMonth(movesIn), what].filter(Boolean).join(' · ');
  const isPast = isPastDay(moveDate, Date.parse(createdAt));
  const day = isPast ? `Day in the past: ${formatDay(moveDate)}` : formatDay(moveDate);
  return [day, what].filter(Boolean).join(' · ');
}

export const statusOptions = Object.entries(statusWords).map(([value, label]) => ({ value, label }));

export const viewWords: Record<LeadView, string> = {
  open: 'Open',
  mine: 'Mine',
  nobody: 'Nobody’s',
  needsReply: 'Needs reply',
  callbacksToday: 'Callbacks today',
  all: 'All',
};

/** The visitor waits for a first answer, or for a person. */
export function isWaiting({ status }: Pick<LeadSummary, 'status'>): boolean {
  return waitingStatuses.some((one) => one === status);
}
