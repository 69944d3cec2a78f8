import type { LeadTimelineEntry } from '@meg/shared/contract/lead-detail';
import { formatDate } from '../../ui/text/format.js';
import { timelineWords } from './detail/timeline-words.js';

const mostChanges = 3;

/**
 * Who changed what of a lead, and when: what its timeline has and the one that was seen had not. Where the other's change
 * was seen already, or changed nothing that the timeline keeps, the last thing that happened.
 */
export function conflictWords(seen: readonly LeadTimelineEntry[], now: readonly LeadTimelineEntry[]): string {
  const known = new Set(seen.map(({ id }) => id));
  const fresh = now.filter(({ id }) => !known.has(id)).slice(-mostChanges);
  const told = fresh.length > 0 ? fresh : now.slice(-1);
  return told.map((entry) => `${timelineWords(entry)} (${formatDate(entry.at, 'dateTime')}).`).join(' ');
}
