import { contentsWords, sizeWords } from '@meg/shared/contract/lead-facts';
import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { type LeadView, waitingStatuses } from '@meg/shared/domain/leads/lead-views';
import { statusWords } from '../../ui/badges/status-badge.js';
import { formatDay } from '../../ui/text/format.js';

export { moveTypeWords } from '@meg/shared/contract/lead-facts';

export function routeOf({ originCity, destinationCity }: Pick<LeadSummary, 'originCity' | 'destinationCity'>): string {
  if (originCity === '' && destinationCity === '') return 'Route not known';
  return `${originCity || 'Not known'} → ${destinationCity || 'not known'}`;
}

/** What is moved, and when, if that is known. */
export function moveSummary({ propertySize, moveDetails, moveDate, movesIn }: LeadSummary): string {
  const what = propertySize === null ? contentsWords[moveDetails] : sizeWords[propertySize];
  return [what, moveDate === null ? movesIn : formatDay(moveDate)].filter(Boolean).join(' · ');
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
