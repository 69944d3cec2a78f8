import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { formatDuration } from '../../ui/text/format.js';
import { isWaiting } from './lead-words.js';

type Response = Pick<LeadSummary, 'status' | 'createdAt' | 'respondBy' | 'firstContactAt' | 'responseMinutes'>;

interface WaitingWords {
  isLate: boolean;
  waited: string;
  /** Only for a lead that waits for its first answer. */
  due: string | undefined;
}

const minuteMs = 60_000;

/** With no-break spaces, so that a narrow column does not break it. */
const durationOf = (ms: number) => formatDuration(ms).replaceAll(' ', '\u00a0');
const longWaitMs = 60 * minuteMs;

/** Whether the first contact was in time; undefined without a promise or before the first contact. */
export function wasInTime({ respondBy, firstContactAt }: Response): boolean | undefined {
  if (respondBy === null || firstContactAt === null) return undefined;
  return Date.parse(firstContactAt) <= Date.parse(respondBy);
}

/** "12 min" and "due in 8 min", or "answered in 14 min". */
export function waitingWords(lead: Response, nowMs: number): WaitingWords {
  const { status, createdAt, respondBy, responseMinutes } = lead;
  if (!isWaiting(lead)) {
    const waited = responseMinutes === null ? '–' : `answered in ${durationOf(responseMinutes * minuteMs)}`;
    return { isLate: false, waited, due: undefined };
  }
  const waitedMs = nowMs - Date.parse(createdAt);
  const waited = durationOf(waitedMs);
  // A request for a person has a promise of its own, which the lead's page shows.
  if (status !== 'new' || respondBy === null) return { isLate: waitedMs > longWaitMs, waited, due: undefined };
  const leftMs = Date.parse(respondBy) - nowMs;
  const due = leftMs > 0 ? `due in ${durationOf(leftMs)}` : `${durationOf(-leftMs)} late`;
  return { isLate: leftMs <= 0, waited, due };
}
