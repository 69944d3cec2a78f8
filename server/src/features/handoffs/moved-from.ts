import type { JobPayload } from '../../jobs/job.js';
import { isoTime } from '../../time/iso-time.js';

/** In the event of a callback that got another time: the one before. */
export const movedFromDetail = (beforeMs: number) => ({ movedFrom: isoTime(beforeMs) });

/** The time before of a callback that was moved; null where the event is about something else. */
export function movedFrom({ movedFrom: stored }: JobPayload): number | null {
  return typeof stored === 'string' ? Date.parse(stored) : null;
}
